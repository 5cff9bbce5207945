"Everything about the package stands in settings.ini; this file only reads it."
from configparser import ConfigParser
from pathlib import Path
from setuptools import find_packages, setup

settings = ConfigParser(delimiters="=")
settings.read(Path(__file__).with_name("settings.ini"), encoding="utf-8")
package = settings["package"]
lines = lambda text: [line for line in text.split("\n") if line]
setup(packages=find_packages(include=[package["lib"], f"{package['lib']}.*"], exclude=[f"{package['lib']}.dev"]),
      include_package_data=False, description=package["description"],
      author=package["author"], license=package["license"], keywords=package["keywords"].split(),
      project_urls={"Source": package["repository"]} if package["repository"] else {},
      python_requires=f">={package['min_python']}", install_requires=lines(package["requirements"]),
      extras_require={name: lines(text) for name, text in settings["extras"].items()})

"Everything about the package stands in settings.ini; this file only reads it."
from configparser import ConfigParser
from pathlib import Path
import shutil

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

class WithTutorials(build_py):
    "The modules, and the tutorials for `unstable-nb tutorials`."
    def run(self):
        super().run()
        if self.editable_mode: return # they are in the checkout
        folder = Path(self.build_lib)/"unstable_nb"/"data"/"tutorials"
        shutil.copytree("nbs/tutorials", folder, ignore=lambda at, names: [
            name for name in names if not name.endswith(".ipynb")], dirs_exist_ok=True)

settings = ConfigParser(delimiters="=")
settings.read(Path(__file__).with_name("settings.ini"), encoding="utf-8")
package = settings["package"]
lines = lambda text: [line for line in text.split("\n") if line]
setup(packages=find_packages(include=[package["lib"], f"{package['lib']}.*"], exclude=[f"{package['lib']}.dev"]),
      include_package_data=False, cmdclass=dict(build_py=WithTutorials), description=package["description"],
      author=package["author"], license=package["license"], keywords=package["keywords"].split(),
      project_urls={"Source": package["repository"]} if package["repository"] else {},
      python_requires=f">={package['min_python']}", install_requires=lines(package["requirements"]),
      extras_require={name: lines(text) for name, text in settings["extras"].items()})

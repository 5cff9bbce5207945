"Everything about the package stands in settings.ini; this file only reads it."
from configparser import ConfigParser
from pathlib import Path
import re, shutil

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
        shutil.copy("nbs/images/replay.png", folder)

def for_index(text):
    "README.md without relative links and pictures, which a package index cannot show."
    text = re.sub(r"!\[[^\]]*\]\((?!https?://)[^)]*\)\n*", "", text)
    text = re.sub(r" \(\[[^\]]*\]\((?!https?://)[^)]*\)\)", "", text) # a link is all there is in brackets
    return re.sub(r"\[([^\]]*)\]\((?!https?://)[^)]*\)", r"\1", text)

settings = ConfigParser(delimiters="=")
settings.read(Path(__file__).with_name("settings.ini"), encoding="utf-8")
package = settings["package"]
PATHS = {"Source": "", "Issues": "/issues", "Changelog": "/blob/HEAD/CHANGELOG.md"}
lines = lambda text: [line for line in text.split("\n") if line]
setup(packages=find_packages(include=[package["lib"], f"{package['lib']}.*"], exclude=[f"{package['lib']}.dev"]),
      include_package_data=False, cmdclass=dict(build_py=WithTutorials), description=package["description"],
      long_description=for_index(Path(__file__).with_name("README.md").read_text("utf-8")),
      long_description_content_type="text/markdown", classifiers=lines(package["classifiers"]),
      author=package["author"], license=package["license"], keywords=package["keywords"].split(),
      project_urls={name: package["repository"] + path for name, path in PATHS.items() if package["repository"]},
      python_requires=f">={package['min_python']}", install_requires=lines(package["requirements"]),
      extras_require={name: lines(text) for name, text in settings["extras"].items()})

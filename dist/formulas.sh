#!/bin/sh
# Writes a Homebrew formula and a JBang catalog for a release, from the zip and the jar that mvn -Pdist package has made.
# Usage: dist/formulas.sh URL [FOLDER]      URL is where the zip and the jar will be found; FOLDER is dist/target unless told
set -eu
url=${1:?give the address of the folder that holds the zip and the jar, such as https://example.org/releases/0.1.0}
folder=${2:-$(dirname "$0")/target}
zip=$(find "$folder" -maxdepth 1 -name 'assize-*.zip' | sort | tail -n 1)
jar=$folder/assize-all.jar
[ -n "$zip" ] && [ -f "$jar" ] || { echo "formulas.sh: no assize-*.zip or assize-all.jar in $folder; make them with: mvn -Pdist package" >&2; exit 2; }
version=$(basename "$zip" .zip)
version=${version#assize-}
sum=$(sha256sum "$zip" | cut -d ' ' -f 1)
cat >"$folder/assize.rb" <<FORMULA
class Assize < Formula
  desc "Judges what language models produced, and measures how far a judge can be trusted"
  homepage "https://assize.dev"
  url "$url/$(basename "$zip")"
  version "$version"
  sha256 "$sum"
  license "Apache-2.0"
  depends_on "openjdk@17"

  def install
    libexec.install Dir["*"]
    (bin/"assize").write_env_script libexec/"bin/assize", JAVA_HOME: Formula["openjdk@17"].opt_prefix
  end

  test do
    assert_match "reference-coverage", shell_output("#{bin}/assize judges")
  end
end
FORMULA
cat >"$folder/jbang-catalog.json" <<CATALOG
{
  "catalogs": {},
  "aliases": {
    "assize": {
      "script-ref": "$url/assize-all.jar",
      "description": "Judges what language models produced, and measures how far a judge can be trusted",
      "java-version": "17+"
    }
  }
}
CATALOG
echo "$folder/assize.rb"
echo "$folder/jbang-catalog.json"

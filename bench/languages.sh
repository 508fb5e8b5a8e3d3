#!/bin/sh
# Prints which texts of the data are taken for which language: labelled ones by their label, the others together.
# Usage: languages.sh DATA_DIR
set -eu
data=$(cd "${1:?give the directory of the data}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.LanguageConfusion "$data"

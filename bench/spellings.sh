#!/bin/sh
# Learns which three letters in a row tell a language and prints the table; redirect the output to the detector's spellings.txt.
# Usage: spellings.sh DATA_DIR
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpellingTable "$data"

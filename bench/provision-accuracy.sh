#!/bin/sh
# Precision, recall and F1 of the provisions grammar on annotated decisions (NAME.txt with NAME.gold.json).
# Usage: provision-accuracy.sh DATA_DIR [-v] [NAME...]   -v lists the differences; NAME takes some decisions only
set -eu
data=$(cd "${1:?give the directory of the annotated decisions}" && pwd)
shift
if [ -d "$data/decisions" ]; then data="$data/decisions"; fi
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.ProvisionAccuracy "$data" "$@"

#!/bin/sh
# The provisions grammar and the judge on annotated decisions (NAME.txt with NAME.gold.json): precision, recall and F1, perfect
# extractions accused, damaged ones noticed, verdicts right.
# Usage: provision-accuracy.sh DATA_DIR [-v] [--part tuned|second|unread|all] [--times N] [--defect NAME]... [NAME...]   -v lists what is wrong in the decisions that may be
# tuned on; --times N damages each decision N times in each way (4), --defect takes some ways only; NAME takes some decisions only
set -eu
data=$(cd "${1:?give the directory of the annotated decisions}" && pwd)
shift
if [ -d "$data/decisions" ]; then data="$data/decisions"; fi
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.provision.ProvisionAccuracy "$data" "$@"

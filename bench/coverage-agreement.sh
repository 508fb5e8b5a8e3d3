#!/bin/sh
# Measures the embedded reader of reference-coverage against labelled data.
# Usage: coverage-agreement.sh DATA_DIR [all|even|odd|held-out]
# all, even and odd use the weights as shipped, which were trained on all documents; held-out trains on the even
# documents and measures on the odd ones.
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
half=${2:-all}
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
classpath=bench/target/classes:$(cat bench/target/classpath)
if [ "$half" = held-out ]; then
  trained=$(mktemp -d)
  trap 'rm -rf "$trained"' EXIT
  mkdir -p "$trained/dev/assize/judges/coverage/reading"
  java -Xmx1g -cp "$classpath" dev.assize.judges.coverage.reading.WeightTraining "$data" even \
    >"$trained/dev/assize/judges/coverage/reading/weights.txt"
  classpath=$trained:$classpath
  half=odd
fi
java -Xmx1g -cp "$classpath" dev.assize.bench.CoverageAgreement "$data" "$half"

#!/bin/sh
# Learns the weights of reference-coverage anew and prints them; redirect the output to the reader's weights.txt.
# Usage: coverage-weights.sh DATA_DIR [all|tune|fold:K/N]
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
part=${2:-all}
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" \
  dev.assize.judges.coverage.internal.WeightTraining "$data" "$part"

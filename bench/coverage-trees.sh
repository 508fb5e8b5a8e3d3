#!/bin/sh
# Learns the trees of reference-coverage anew and prints them; redirect the output to the reader's stated.trees. The ones that ship are learnt
# from "tune" and from what may be looked into of bench/labelled.
# Usage: coverage-trees.sh DATA_DIR [all|tune|fold:K/N]
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
part=${2:-all}
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" \
  dev.assize.judges.coverage.internal.StatedTraining "$data" bench/labelled "$part"

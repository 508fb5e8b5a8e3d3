#!/bin/sh
# Measures the embedded answers of reference-coverage against labelled data, heard as the command hears them.
# Usage: coverage-agreement.sh DATA_DIR [all|tune|unread|only:K/N|cross]
# all, tune, unread and only:K/N use the weights as shipped. cross trains five times without a fifth of the documents and measures
# on that fifth.
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
part=${2:-all}
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
classpath=bench/target/classes:$(cat bench/target/classpath)
if [ "$part" != cross ]; then
  exec java -Xmx1g -cp "$classpath" dev.assize.bench.CoverageAgreement "$data" "$part"
fi
trained=$(mktemp -d)
trap 'rm -rf "$trained"' EXIT
mkdir -p "$trained/dev/assize/judges/coverage/internal"
for fold in 1 2 3 4 5; do
  java -Xmx1g -cp "$classpath" dev.assize.judges.coverage.internal.StatedTraining "$data" bench/labelled "fold:$fold/5" \
    >"$trained/dev/assize/judges/coverage/internal/stated.trees"
  echo "fold $fold of 5"
  java -Xmx1g -cp "$trained:$classpath" dev.assize.bench.CoverageAgreement "$data" "only:$fold/5"
done

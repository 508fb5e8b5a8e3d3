#!/bin/sh
# How often reference-coverage finds constructed paraphrases and refuses constructed changes, in each language.
# Usage: coverage-constructed.sh [wrong]; with "wrong" the wrongly judged cases of the tuned frames are printed too.
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.ConstructedAgreement "$@"

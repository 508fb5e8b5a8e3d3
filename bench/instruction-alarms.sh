#!/bin/sh
# Counts false alarms of the rules that notice words addressed to a model, in texts that hold none.
# Usage: instruction-alarms.sh DATA_DIR
set -eu
data=$(cd "${1:?give a directory of JSONL, JSON or text files}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.InstructionAlarms "$data"

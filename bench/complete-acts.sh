#!/bin/sh
# Completes law-be's registry of acts (acts.json) with the names, abbreviations and titles of the data folder; a second run changes
# nothing. Look at the difference before you commit it.
# Usage: complete-acts.sh DATA_DIR
set -eu
data=$(cd "${1:?give the directory with acts.json and parallel/act_titles.jsonl.gz}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.provision.ActRegistryCompletion "$data" \
  law-be/src/main/resources/dev/assize/law/be/act/acts.json

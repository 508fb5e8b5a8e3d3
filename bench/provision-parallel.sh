#!/bin/sh
# Whether the provisions grammar reads the same in French and in Dutch, on abstracts that exist in both languages.
# Usage: provision-parallel.sh DATA_DIR [-v] [--part tuned|other]   -v lists what differs, in the half that may be looked at only
set -eu
data=$(cd "${1:?give the directory that holds parallel/abstracts.jsonl.gz}" && pwd)
shift
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.provision.ProvisionParallel "$data/parallel/abstracts.jsonl.gz" "$@"

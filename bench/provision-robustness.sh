#!/bin/sh
# Whether the provision judge accuses perfect extractions when the grammar misreads the source on purpose, by the kind of misreading;
# decisions that are kept unread take no part.
# Usage: provision-robustness.sh DATA_DIR [-v] [TIMES]   -v lists the accusations; TIMES misreadings of a kind in each decision (4)
set -eu
data=$(cd "${1:?give the directory of the annotated decisions}" && pwd)
shift
if [ -d "$data/decisions" ]; then data="$data/decisions"; fi
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.provision.ProvisionRobustness "$data" "$@"

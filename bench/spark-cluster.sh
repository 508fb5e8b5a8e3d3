#!/usr/bin/env bash
# A real cluster on this machine: a master and two workers as processes of their own, from the jars that Maven has. Submits a job to
# it with Spark's own SparkSubmit and the job's one jar, kills one worker with its executor in the middle, and checks that the lines
# are those of the command. Then kills a whole job, driver and all, and lets another go on with it.
#
# Usage: bench/spark-cluster.sh [CASES] [JUDGE]      default: 200000 reference-coverage
set -euo pipefail
cd "$(dirname "$0")/.."
size=${1:-200000}
judge=${2:-reference-coverage}

unset SPARK_HOME
./assize judges >/dev/null
work=$(mktemp -d)
processes=()
finish() {
  for pid in "${processes[@]}"; do kill -9 -- "-$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap finish EXIT

mvn -B -ntp -q -Dfast -pl bench -am -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases "$judge" "$size" >"$work/cases.jsonl"
head -n 1 "$work/cases.jsonl" >"$work/one.jsonl"
./assize spark judge "$judge" "$work/one.jsonl" -o "$work/one" -q --master 'local[1]' || [ $? -eq 3 ]
./assize judge "$judge" "$work/cases.jsonl" -o "$work/expected.jsonl" -q || [ $? -eq 3 ]

# What a worker takes for an installation of Spark: a folder with its jars. Its spark-submit starts the class that Spark's starts.
home=$work/home
mkdir -p "$home/jars" "$home/bin"
tr ':' '\n' <spark/target/libraries | while read -r jar; do ln -s "$jar" "$home/jars/"; done
port=$((20000 + RANDOM % 20000))
while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((20000 + RANDOM % 20000)); done
master=spark://127.0.0.1:$port
opens=
for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent \
  java.util.concurrent.atomic sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
  opens="$opens --add-opens=java.base/$package=ALL-UNNAMED"
done
cat >"$home/bin/spark-submit" <<END
#!/bin/sh
exec java -Xmx512m $opens -Dlog4j2.configurationFile=$PWD/spark/local-log4j2.properties -cp "$home/jars/*" \\
  org.apache.spark.deploy.SparkSubmit "\$@"
END
chmod +x "$home/bin/spark-submit"
# Each in a group of processes of its own, so that a worker is killed together with its executors.
service() {
  local log=$1
  shift
  # shellcheck disable=SC2086
  SPARK_HOME=$home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 SPARK_WORKER_DIR=$work/$log.work setsid java -Xmx256m $opens \
    -Dlog4j2.configurationFile="$PWD/spark/local-log4j2.properties" -cp "$home/jars/*" "$@" >"$work/$log.log" 2>&1 &
  processes+=($!)
}
service master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port "$port" --webui-port 0
for _ in $(seq 100); do (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.2; done
service first org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 2g --webui-port 0 "$master"
service second org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 2g --webui-port 0 "$master"
victim=${processes[2]}

job() {
  SPARK_HOME=$home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 ASSIZE_SPARK_OPTIONS="--master $master
    --conf spark.executor.memory=1g --conf spark.executor.cores=1 --conf spark.cores.max=2 --conf spark.ui.enabled=false
    --conf spark.driver.host=127.0.0.1 --conf spark.driver.bindAddress=127.0.0.1 --conf spark.local.dir=$work/tmp" \
    exec ./assize spark judge "$judge" "$work/cases.jsonl" --partitions 40 "$@"
}
parts() { find "$1/_assize" -name 'part-*.json' 2>/dev/null | wc -l; }
same() {
  cat "$1"/part-*.jsonl | cmp - "$work/expected.jsonl" || { echo 'the lines differ' >&2; exit 1; }
  echo "$2: $size lines, the same as those of the command"
}

(job -o "$work/out") &
driver=$!
# Not before both work, and well before the end.
for _ in $(seq 3000); do [ "$(parts "$work/out")" -ge 8 ] && break; kill -0 "$driver" || exit 1; sleep 0.2; done
before=$(parts "$work/out")
for pid in $(pgrep -g "$victim"); do
  awk -v p="$pid" '/^VmHWM/ { h = $2 } END { printf "process %d of the worker to be killed: peak %d MB\n", p, h / 1024 }' "/proc/$pid/status" 2>/dev/null || true
done
kill -9 -- "-$victim"
echo "killed a worker and its executor with $before of 40 parts done"
wait "$driver" || [ $? -eq 3 ]
same "$work/out" 'a worker killed'

(job -o "$work/again") &
driver=$!
for _ in $(seq 3000); do [ "$(parts "$work/again")" -ge 8 ] && break; kill -0 "$driver" || exit 1; sleep 0.2; done
kill -9 "$driver"
echo "killed the driver with $(parts "$work/again") of 40 parts done"
wait "$driver" 2>/dev/null || true
stamp=$(find "$work/again/_assize" -name 'part-*.json' | head -n 1)
written=$(stat -c %Y%s "$stamp")
(job -o "$work/again" --resume) || [ $? -eq 3 ]
[ "$(stat -c %Y%s "$stamp")" = "$written" ] || { echo 'a part that was done was done again' >&2; exit 1; }
same "$work/again" 'a job killed and resumed'

#!/usr/bin/env bash
# What only executors with processes of their own can show, on this machine: limits of models that are divided among them, answers
# shared in a PostgreSQL while one of them is killed, a budget that is spent and a key that is refused, a case whose process is killed
# each time, and one that needs more memory than there is. Prints a line for each. Takes some minutes and 4 GB of memory.
#
# Usage: bench/spark-executors.sh
set -euo pipefail
cd "$(dirname "$0")/.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir "$home/jars"
# What starts executors wants an installation of Spark; its classes come with the class path of the test.
if ! SPARK_HOME=$home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 mvn -B -ntp -q -Dfast -pl spark -am \
  -Dsurefire.failIfNoSpecifiedTests=false -Dtest=ClusterCheck test >"$home/log" 2>&1; then
  cat "$home/log" >&2
  exit 1
fi
grep -E '^(models|budget|key|poison|a record)' "$home/log"
[ "$(grep -cE '^(models|budget|key|poison|a record)' "$home/log")" -eq 5 ] || { echo 'a check said nothing' >&2; exit 1; }

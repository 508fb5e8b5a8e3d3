#!/usr/bin/env bash
# Judges the same cases with the command and on Spark, on two processors of this machine, each in a heap of 1 GB. Prints processor
# time, what Spark takes more beyond its start, and memory: the peak of the process, and what is alive in the heap after a quarter,
# a half and three quarters of the parts. From size to size it prints how cost and memory grow, and at the end what a billion such
# cases would take. Checks that the lines are the same.
#
# Usage: [JUDGE=reference-coverage] bench/spark.sh [CASES…]      default: 100000 1000000
# Processor time is what is compared, so that a machine that does other things at the same time does not matter much. Results go
# to a folder below TMPDIR and are deleted before the next begins: about 25 KB for each case of the largest size.
set -euo pipefail
cd "$(dirname "$0")/.."
sizes=("$@")
[ ${#sizes[@]} -gt 0 ] || sizes=(100000 1000000)
judge=${JUDGE:-reference-coverage}

unset SPARK_HOME
largest=$(printf '%s\n' "${sizes[@]}" | sort -n | tail -n 1)
room=$(df -Pk "${TMPDIR:-/tmp}" | awk 'NR == 2 { print $4 }')
if [ "$room" -lt $((largest * 25 + 1000000)) ]; then
  echo "$largest cases need about $((largest * 25 / 1000 + 1000)) MB below ${TMPDIR:-/tmp}, and there are $((room / 1000)); set TMPDIR to another place" >&2
  exit 1
fi
./assize judges >/dev/null
work=$(mktemp -d)
child=
finish() {
  [ -z "$child" ] || kill "$child" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
mvn -B -ntp -q -Dfast -pl bench -am -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
make() { java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases "$judge" "$1"; }
make 1 >"$work/one.jsonl"
./assize spark judge "$judge" "$work/one.jsonl" -o "$work/one" -q --master 'local[2]'

# What is alive in the heap of a process, in KB: all that is left of it after a full collection.
alive() {
  jcmd "$1" GC.run >/dev/null 2>&1 || return 0
  jcmd "$1" GC.heap_info 2>/dev/null | sed -n 's/^ *ParOldGen .* used \([0-9]*\)K.*/\1/p'
}

# Sets seconds, cpu, peak and live of a command that judges; a first argument that is no command is the folder it writes parts to.
measure() {
  local folder=$1 pid start code=0 ticks=0 line fields all=0 quarter=1 pause=0.05
  shift
  start=$(date +%s.%N)
  peak=0
  live=()
  ASSIZE_JAVA_OPTIONS=-Xmx1g "$@" &
  pid=$!
  child=$pid
  # With what the shell has itself: to start a process twenty times a second would take a good part of a processor.
  while kill -0 "$pid" 2>/dev/null; do
    while read -r line; do
      case $line in VmHWM:*) line=${line#VmHWM:} line=${line% kB} peak=$((line)) ;; esac
    done 2>/dev/null <"/proc/$pid/status" || true
    if read -r -a fields 2>/dev/null <"/proc/$pid/stat"; then ticks=$((fields[13] + fields[14])); fi
    [ "$ticks" -lt 6000 ] || pause=0.2
    if [ -n "$folder" ] && [ "$quarter" -le 3 ]; then
      if [ "$all" -eq 0 ] && [ -f "$folder/_assize/job.json" ]; then
        all=$(grep -o '"partitions":[0-9]*' "$folder/_assize/job.json" | tr -dc 0-9)
      fi
      if [ "${all:-0}" -ge 4 ]; then
        set -- "$folder"/_assize/part-*.json
        if [ -e "$1" ] && [ $(($# * 4)) -ge $((all * quarter)) ]; then
          live+=("$(alive "$pid")")
          quarter=$((quarter + 1))
        fi
      fi
    fi
    sleep "$pause"
  done
  wait "$pid" || code=$?
  child=
  [ "$code" -eq 0 ] || [ "$code" -eq 3 ] || { echo "a command that judges ended with $code" >&2; exit 1; }
  seconds=$(awk -v s="$start" -v e="$(date +%s.%N)" 'BEGIN { print e - s }')
  cpu=$(awk -v t="$ticks" -v hz="$(getconf CLK_TCK)" 'BEGIN { print t / hz }')
}

printf '%10s  %-8s %9s %9s %14s %9s\n' cases '' seconds 'CPU s' 'ms CPU/case' 'peak MB'
row() { awk -v n="$1" -v w="$2" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN { printf "%10d  %-8s %9.1f %9.1f %14.3f %9.0f\n", n, w, s, c, 1000 * c / n, p / 1024 }'; }

measure '' ./assize judge "$judge" "$work/one.jsonl" -o "$work/out.jsonl" -q --jobs 2
row 1 assize
start_command=$cpu
measure '' ./assize spark judge "$judge" "$work/one.jsonl" -o "$work/out" -q --replace --master 'local[2]'
row 1 spark
start_spark=$cpu
before=
for size in "${sizes[@]}"; do
  make "$size" >"$work/cases.jsonl"
  measure '' ./assize judge "$judge" "$work/cases.jsonl" -o "$work/out.jsonl" -q --jobs 2
  row "$size" assize
  command=$cpu
  case_bytes=$(wc -c <"$work/cases.jsonl")
  result_bytes=$(wc -c <"$work/out.jsonl")
  expected=$(sha256sum <"$work/out.jsonl")
  rm -rf "$work/out" "$work/out.jsonl"
  measure "$work/out" ./assize spark judge "$judge" "$work/cases.jsonl" -o "$work/out" -q --master 'local[2]'
  row "$size" spark
  [ "$(cat "$work"/out/part-*.jsonl | sha256sum)" = "$expected" ] || { echo 'the lines differ' >&2; exit 1; }
  rm -rf "$work/out"
  beyond=$(awk -v c="$cpu" -v d="$start_spark" 'BEGIN { print c - d }')
  awk -v n="$size" -v a="$command" -v b="$start_command" -v c="$beyond" 'BEGIN {
    printf "%10d  Spark takes %.1f %% more processor time beyond its start (%.1f s against %.1f s); the lines are the same\n",
      n, 100 * (c / (a - b) - 1), c, a - b }'
  [ ${#live[@]} -eq 0 ] || printf '%s\n' "${live[@]}" | awk -v n="$size" '{ all = all sprintf("%s%.0f", NR > 1 ? ", " : "", $1 / 1024) }
    END { printf "%10d  alive in the heap of Spark after each quarter of the parts: %s MB\n", n, all }'
  if [ -n "$before" ]; then
    echo "$before $size $beyond $peak" | awk '{
      printf "%10d  growth on Spark: %.1f times the cases, %.2f times the processor time beyond its start, %.2f times the peak of memory\n",
        $4, $4 / $1, $5 / $2, $6 / $3 }'
  fi
  before="$size $beyond $peak"
done

# Columns on a sample: how many bytes a result has as Parquet.
sample=$((size < 10000 ? size : 10000))
head -n "$sample" "$work/cases.jsonl" >"$work/sample.jsonl"
ASSIZE_JAVA_OPTIONS=-Xmx1g ./assize spark judge "$judge" "$work/sample.jsonl" -o "$work/columns" -q --master 'local[2]' --output-format parquet || [ $? -eq 3 ]
columns=$(cat "$work"/columns/part-*.parquet | wc -c)
bench/spark-sizing.sh "$(awk -v c="$beyond" -v n="$size" 'BEGIN { printf "%.3f", 1000 * c / n }')" \
  "$((case_bytes / size))" "$((result_bytes / size))" "$((columns / sample))"

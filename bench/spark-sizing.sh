#!/usr/bin/env bash
# What a billion cases take on Spark, worked out from four figures that bench/spark.sh measures and hands on: processor time of a case
# in milliseconds, bytes of a case, of a result line, and of a result as Parquet. Prints the table of docs/spark.md.
#
# Usage: bench/spark-sizing.sh MS CASE_BYTES LINE_BYTES PARQUET_BYTES [CORES]      default: 200 cores
set -euo pipefail
awk -v ms="$1" -v bytes="$2" -v line="$3" -v columns="$4" -v cores="${5:-200}" 'BEGIN {
  n = 1e9
  part = 32 * 1024 * 1024
  hours = n * ms / 3.6e6
  parts = n * bytes / part
  minutes = part / bytes * ms / 60000
  print "| figure | measured |"
  print "| --- | --- |"
  printf "| processor time of a case on Spark, beyond the start | %.2f ms |\n", ms
  printf "| a case | %d bytes |\n", bytes
  printf "| its result as a line | %d bytes |\n", line
  printf "| its result as Parquet | %d bytes |\n", columns
  print ""
  print "| a billion cases | reckoned | |"
  print "| --- | --- | --- |"
  printf "| processors | 10⁹ × %.2f ms | %.0f hours of one core: %.1f hours on %d |\n", ms, hours, hours / cores, cores
  printf "| cases | 10⁹ × %d bytes | %.2f TB, in %.0f parts of 32 MB: %.0f cases and %.1f minutes of a core each |\n", bytes, n * bytes / 1e12, parts, part / bytes, minutes
  printf "| results | 10⁹ × %d bytes | %.1f TB of lines; %.1f TB as Parquet |\n", line, n * line / 1e12, n * columns / 1e12
  printf "| executors | a case and its result at a time | 1 GB of heap for each core, 2 GB where records are megabytes |\n"
  printf "| driver | %.0f tallies of about 1 KB | %.0f MB beside Spark’s own; 2 GB is plenty |\n", parts, parts / 1000
  printf "| a lost executor | the parts that it was at | %.1f minutes for each of its cores at most |\n", minutes
  printf "| the pass that counts lines | %.2f TB read once more | as long as the storage takes to give them |\n", n * bytes / 1e12
}'

#!/usr/bin/env python3
"""Runs a command and writes one line about it: seconds, processor seconds (user and system), peak memory in MB, exit code.

Usage: bench/measure.py REPORT COMMAND…       what the command prints on standard output is dropped
"""
import resource
import subprocess
import sys
import time

start = time.monotonic()
code = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL).returncode
seconds = time.monotonic() - start
used = resource.getrusage(resource.RUSAGE_CHILDREN)
with open(sys.argv[1], "w", encoding="ascii") as report:
    report.write(f"{seconds:.2f} {used.ru_utime + used.ru_stime:.2f} {used.ru_maxrss // 1024} {code}\n")
sys.exit(code)

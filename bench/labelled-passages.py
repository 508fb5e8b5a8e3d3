#!/usr/bin/env python3
"""Writes the labelled passages of bench/labelled/provision-extraction.jsonl.gz as NAME.txt and NAME.gold.json, the form that
bench/provision-accuracy.sh reads.

Usage: bench/labelled-passages.py FOLDER "looked into"|"figures only" && bench/provision-accuracy.sh FOLDER

Passages of "figures only" are measured, never read: call provision-accuracy.sh without -v."""
import gzip, json, os, sys

if len(sys.argv) != 3 or sys.argv[2] not in ('looked into', 'figures only'):
    sys.exit(__doc__)
folder, part = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'labelled', 'provision-extraction.jsonl.gz')
with gzip.open(source, 'rt', encoding='utf-8') as rows:
    for row in filter(lambda row: row['part'] == part, map(json.loads, rows)):
        path = os.path.join(folder, row['id'])
        with open(path + '.txt', 'w', encoding='utf-8', newline='') as text:
            text.write(row['text'])
        gold = {'decisionId': row['id'], **{name: row[name] for name in ('language', 'acts', 'provisions')}}
        with open(path + '.gold.json', 'w', encoding='utf-8') as out:
            json.dump(gold, out, ensure_ascii=False, indent=1)

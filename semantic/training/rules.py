#!/usr/bin/env python3
"""rules.py DATA_DIR: the labelled facts as cases of reference-coverage, as JSON lines, for train.py and for measuring.

rules.py DATA_DIR > facts.jsonl; ./assize judge reference-coverage facts.jsonl -o rules.jsonl"""
import json, sys
for name in ('realsumm', 'pyrxsum'):
    for i, line in enumerate(open(f'{sys.argv[1]}/scu_{name}.jsonl', encoding='utf-8')):
        row = json.loads(line)
        print(json.dumps({'id': f'{name}-{i}', 'input': 'Summarise the article.', 'reference': row['reference'], 'output_text': row['candidate'],
                          'checklist': {'facts': [fact['fact'] for fact in row['facts']], 'conclusions': [], 'terms': []}}, ensure_ascii=False))

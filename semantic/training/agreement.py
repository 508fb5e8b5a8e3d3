#!/usr/bin/env python3
"""agreement.py DATA_DIR [tune|unread] [-- OPTIONS OF JUDGE...]: how well reference-coverage agrees with people on the facts of summaries, Cohen's
kappa, through ./assize.

./semantic/training/agreement.py DATA_DIR unread -- --answerer embedded+semantic     (with --plugins before judge where that is needed:
ASSIZE="./assize --plugins semantic/target/plugin"). Of realsumm the systems that were labelled fact by fact. Unread is the third of the documents
that rules and models never learnt from."""
import collections, hashlib, json, os, subprocess, sys, tempfile

command = os.environ.get('ASSIZE', './assize').split()
arguments, options = (sys.argv[1:], []) if '--' not in sys.argv else (sys.argv[1:sys.argv.index('--')], sys.argv[sys.argv.index('--') + 1:])
data, part = arguments[0], (arguments + ['unread'])[1]
unread = lambda document: int(hashlib.sha256(document.encode()).hexdigest(), 16) % 3 == 2


def ticked(rows):
    """The systems of which a count was written down and the first facts ticked: the yes before all the no."""
    mixed = collections.defaultdict(list)
    for row in rows:
        labels = [fact['present'] for fact in row['facts']]
        if any(labels) and not all(labels):
            mixed[row.get('system')].append(labels == sorted(labels, reverse=True))
    return {system for system, orders in mixed.items() if sum(orders) / len(orders) > .31}


def kappa(said, true):
    agreed = sum(a == b for a, b in zip(said, true)) / len(true)
    chance = sum((sum(a == v for a in said) / len(said)) * (sum(b == v for b in true) / len(true)) for v in (True, False))
    return (agreed - chance) / (1 - chance)


for name in ('realsumm', 'pyrxsum'):
    rows = [json.loads(line) for line in open(f'{data}/scu_{name}.jsonl', encoding='utf-8')]
    left_out = ticked(rows) if name == 'realsumm' else set()
    rows = [row for row in rows if row.get('system') not in left_out and unread(row['doc_id']) == (part == 'unread')]
    with tempfile.TemporaryDirectory() as folder:
        with open(f'{folder}/cases.jsonl', 'w', encoding='utf-8') as cases:
            for i, row in enumerate(rows):
                facts = [fact['fact'] for fact in row['facts']]
                cases.write(json.dumps({'id': str(i), 'input': 'Summarise the article.', 'reference': row['reference'], 'output_text': row['candidate'],
                                        'checklist': {'facts': facts, 'conclusions': [], 'terms': []}}) + '\n')
        code = subprocess.run([*command, 'judge', 'reference-coverage', f'{folder}/cases.jsonl', '-o', f'{folder}/results.jsonl', '-q', *options]).returncode
        if code not in (0, 3):
            sys.exit(f'agreement.py: assize judge ended with {code}')
        results = {result['id']: result for result in map(json.loads, open(f'{folder}/results.jsonl', encoding='utf-8'))}
    said, true = [], []
    for i, row in enumerate(rows):
        # What is said twice in a list counts once.
        found = {item['item']: item.get('found') is True for item in results[str(i)]['checklist']['facts']}
        for fact in row['facts']:
            said.append(found.get(fact['fact'], False))
            true.append(fact['present'])
    print(f'{name}, {part}: kappa {kappa(said, true):.3f} ({len(true)} facts)')

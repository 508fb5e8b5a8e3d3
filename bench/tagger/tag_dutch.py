#!/usr/bin/env python3
"""Tags Dutch texts with Frog (Debian: frog, frogdata, uctodata): FOLDER/nl.jsonl to FOLDER/nl.tagged.jsonl, where "w" has
[start, end, part of speech] for each word.

Usage: tag_dutch.py FOLDER"""
import json, os, re, subprocess, sys, tempfile

BATCH = 400
END = 'XXTEXTENDXX'
SIMPLE = {'TW': 'NUMBER', 'LID': 'DETERMINER', 'ADJ': 'ADJECTIVE', 'TSW': 'OTHER'}


def part(tag, word):
    """Of Frog's tags, such as WW(pv,tgw,met-t); None for marks."""
    kind, _, rest = tag.partition('(')
    traits = rest.rstrip(')').split(',')
    if kind == 'N':
        return 'NAME' if traits[0] == 'eigen' else 'NOUN'
    if kind == 'SPEC':
        return 'NAME' if traits[0] == 'deeleigen' else 'OTHER'
    if kind == 'WW':
        return {'pv': 'FINITE_VERB', 'inf': 'INFINITIVE'}.get(traits[0], 'PARTICIPLE')
    if kind == 'VZ':
        return 'PARTICLE' if traits[0] == 'fin' or word.lower() == 'te' else 'PREPOSITION'
    if kind == 'VG':
        return 'COORDINATOR' if traits[0] == 'neven' else 'SUBORDINATOR'
    if kind == 'BW':
        return 'PARTICLE' if word.lower() == 'niet' else 'ADVERB'
    if kind == 'VNW':
        if traits[0] in ('betr', 'vb'):
            return 'RELATIVE'
        return 'DETERMINER' if traits[0] == 'bez' or ('det' in traits and 'prenom' in traits) else 'PRONOUN'
    return SIMPLE.get(kind)


def frog(texts):
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, 'texts.txt')
        with open(source, 'w', encoding='utf-8') as out:
            out.writelines(re.sub(r'\s+', ' ', text) + f'\n\n{END} .\n\n' for text in texts)
        said = subprocess.run(['frog', '--skip=mpnac', '-t', source], capture_output=True, text=True, cwd=folder, check=True).stdout
    found = [[]]
    for line in said.split('\n'):
        columns = line.split('\t')
        if len(columns) > 4 and columns[1].startswith(END):
            found.append([])
        elif len(columns) > 4:
            found[-1].append((columns[1], columns[4]))
    return found


def placed(text, words):
    """The words with their places in the text; one that Frog wrote otherwise is passed over."""
    at, found = 0, []
    for word, tag in words:
        match = re.compile(r'\s*'.join(map(re.escape, word.replace(' ', '')))).search(text, at)
        if match and match.start() - at <= 6:
            at = match.end()
            kind = part(tag, word)
            if kind:
                found.append([match.start(), match.end(), kind])
    return found


def main(folder):
    with open(os.path.join(folder, 'nl.jsonl'), encoding='utf-8') as lines:
        rows = [json.loads(line) for line in lines]
    with open(os.path.join(folder, 'nl.tagged.jsonl'), 'w', encoding='utf-8') as out:
        for start in range(0, len(rows), BATCH):
            batch = rows[start:start + BATCH]
            for row, words in zip(batch, frog([row['t'] for row in batch])):
                out.write(json.dumps({**row, 'w': placed(row['t'], words)}, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

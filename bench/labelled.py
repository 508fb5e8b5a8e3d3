#!/usr/bin/env python3
"""Judges the labelled cases of bench/labelled with ./assize and prints how often verdicts and answers are right.

Usage: bench/labelled.py citation-mapping|brand-extraction|reference-coverage [--part "looked into"] [--assize COMMAND] [-- OPTIONS OF JUDGE...]

The cases were written by people who know neither the rules nor the code. By set and part: "looked into" may be read while rules are
made; no rule is made from a row of "figures only". Behind -- stand options of `assize judge`, such as --model openai/gpt-5-mini."""
import argparse, collections, gzip, json, math, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FIELDS = ('match_correctness', 'court_alignment_handling', 'cited_court_classification', 'confidence_calibration', 'reasoning_quality',
          'errors', 'correct_decision_id', 'expected_confidence_range', 'applicable_ceiling')


class Table:
    """Right of all, by row and column, in the order of their coming."""

    def __init__(self):
        self.cells, self.columns = collections.OrderedDict(), []

    def count(self, row, column, right):
        if column not in self.columns:
            self.columns.append(column)
        cell = self.cells.setdefault(row, {}).setdefault(column, [0, 0])
        cell[0] += right
        cell[1] += 1

    def print(self, first, in_order=False):
        print(f'| {first} | ' + ' | '.join(self.columns) + ' |\n| --- |' + ' ---: |' * len(self.columns))
        for row, cells in sorted(self.cells.items()) if in_order else self.cells.items():
            shares = (f'{cells[c][0] / cells[c][1]:.3f} ({cells[c][0]} of {cells[c][1]})' if c in cells else '' for c in self.columns)
            print(f'| {row} | ' + ' | '.join(shares) + ' |')
        print()


def labelled(name, options):
    """The rows of a file, of the part that was asked for."""
    with gzip.open(os.path.join(HERE, 'labelled', name + '.jsonl.gz'), 'rt', encoding='utf-8') as lines:
        rows = [json.loads(line) for line in lines]
    return [row for row in rows if options.part in (None, row['part'])]


def judged(judge, cases, options):
    with tempfile.TemporaryDirectory() as folder:
        source, results = os.path.join(folder, 'cases.jsonl'), os.path.join(folder, 'results.jsonl')
        with open(source, 'w', encoding='utf-8') as out:
            out.writelines(json.dumps(case, ensure_ascii=False) + '\n' for case in cases)
        command = [*options.assize, 'judge', judge, source, '-o', results, '-q', *options.judge]
        try:
            code = subprocess.run(command).returncode
        except OSError as problem:
            sys.exit(f'labelled.py: {command[0]} cannot be started ({problem.strerror}); name the command with --assize')
        if code not in (0, 3):
            sys.exit(f'labelled.py: assize judge ended with {code}')
        with open(results, encoding='utf-8') as lines:
            return {result['id']: result for result in map(json.loads, lines)}


def with_results(rows, results):
    """The rows that were judged, each with its result: options such as --limit leave some out."""
    return [(row, results[row['id']]) for row in rows if row['id'] in results]


def answers(result):
    return {answer['question']: answer.get('value') for answer in result.get('answers', [])}


def comparable(field, value):
    """Lists without their order, ranges and ceilings by their numbers."""
    if field == 'errors':
        return sorted(value or [])
    if field in ('expected_confidence_range', 'applicable_ceiling'):
        numbers = [int(number) for number in re.findall(r'\d+', json.dumps(value))]
        return numbers[-1:] if field == 'applicable_ceiling' else numbers
    return value


def citation(options):
    rows = labelled('citation-mapping', options)
    results = judged('citation-mapping', [dict(row['case'], id=row['id']) for row in rows], options)
    whole, said, by_set = Table(), Table(), Table()
    for row, result in with_results(rows, results):
        name, verdict = f"{row['set']}, {row['part']}", result.get('verdict') or {}
        expected = row.get('expected', {})
        right = [comparable(f, verdict.get(f)) == comparable(f, expected[f]) for f in FIELDS if f in expected]
        for field in right:
            whole.count(name, 'fields', field)
        if right:
            whole.count(name, 'whole cases', all(right))
        given = answers(result)
        for question, truth in row['answers'].items():
            if given.get(question) is not None:
                said.count(question, row['part'], given[question] == truth)
                by_set.count(name, question, given[question] == truth)
    whole.print('set', True)
    said.print('answer')
    by_set.print('set', True)


def brand(options):
    rows = labelled('brand-extraction', options)
    results = judged('brand-extraction', [dict(row['case'], id=row['id']) for row in rows], options)
    said = Table()
    for row, result in with_results(rows, results):
        if result.get('verdict'):
            said.count('the verdict', row['part'], result['verdict']['verdict'] == row['expected']['verdict'])
        given = answers(result)
        for question in ('chain-of-thought', 'evidence-usage'):
            for condition, truth in row['answers'].get(question, {}).items():
                if given.get(question) is not None:
                    said.count(condition, row['part'], given[question].get(condition) == truth)
        if given.get('admits-doubt') is not None:
            said.count('admits doubt', row['part'], given['admits-doubt'] == row['answers']['admits-doubt'])
        for answer in result.get('answers', []):
            truth = (row['answers'].get('entries') or {}).get(answer.get('item'))
            if answer['asks'] == 'relation-of-entry' and truth:
                said.count('entries of the list', row['part'], answer.get('value') == truth)
    said.print('answer')


def coverage(options):
    rows = labelled('reference-coverage-facts', options)
    cases = [{'id': row['id'], 'reference': row['fact'], 'output_text': row['output'],
              'checklist': {'facts': [row['fact']], 'conclusions': [], 'terms': []}} for row in rows]
    results = judged('reference-coverage', cases, options)
    facts, kinds = Table(), Table()
    for row, result in with_results(rows, results):
        items = result.get('checklist', {}).get('facts') or [{}]
        right = (items[0].get('found') is True) == row['stated']
        column = 'paraphrases found' if row['stated'] else 'changes refused'
        facts.count(f"{row['set']} set, {row['part']}, {row['language']}", column, right)
        facts.count(f"{row['set']} set, {row['part']}, all", column, right)
        kinds.count(row['kind'], row['part'], right)
    facts.print('facts', True)
    kinds.print('kind', True)
    whole_cases(options, 'with the checklist of the case', lambda row: {'checklist': row['checklist']})
    whole_cases(options, 'without a checklist', lambda row: {})


def whole_cases(options, column, extra):
    """How often the score of a whole case is met, and how the items that are listed compare with those of the writers."""
    rows = labelled('reference-coverage-verdicts', options) + labelled('reference-coverage-stories', options)
    results = judged('reference-coverage', [dict({k: row[k] for k in ('id', 'input', 'reference', 'output_text')}, **extra(row)) for row in rows], options)
    scores, items, sums, distances = Table(), Table(), collections.defaultdict(lambda: [0] * 4), collections.defaultdict(lambda: [0] * 3)
    for row, result in with_results(rows, results):
        score = (result.get('verdict') or {}).get('score')
        for name in (f"{row['set']} set, {row['part']}, {row['language']}", f"{row['set']} set, {row['part']}, all"):
            scores.count(name, 'score exact', score == row['score'])
            scores.count(name, 'within one', score is not None and abs(score - row['score']) <= 1)
            if score is not None:
                count_distances(distances[name], row['score'], score, (result.get('doubt') or {}).get('expected_score', score))
            for kind in ('facts', 'conclusions', 'terms'):
                count_items(items, f'{name}: {kind}', result, row, kind)
                listed, wanted = texts(result.get('checklist', {}).get(kind)), texts(row['checklist'].get(kind))
                cell = sums[name, kind]
                cell[0] += sum(any(alike(item, other) for other in wanted) for item in listed)
                cell[1] += len(listed)
                cell[2] += sum(any(alike(item, other) for other in listed) for item in wanted)
                cell[3] += len(wanted)
    scores.print(f'verdicts, {column}', True)
    print_distances(distances, column)
    if extra(rows[0]):
        items.print('items of the checklist')
    else:
        print_lists(sums)


def count_distances(cell, wanted, score, expected):
    cell[0] += (score - wanted) ** 2
    cell[1] += (expected - wanted) ** 2
    cell[2] += 1


def print_distances(distances, column):
    print(f"| root mean square distance from the writers' score, {column} | score | expected score | cases |\n| --- | ---: | ---: | ---: |")
    for name, (score, expected, cases) in sorted(distances.items()):
        print(f'| {name} | {math.sqrt(score / cases):.3f} | {math.sqrt(expected / cases):.3f} | {cases} |')
    print()


def count_items(table, name, result, row, kind):
    """How often what is stated was found, and what is not stated was not; where the checklist is the writer's."""
    found = (result.get('checklist') or {}).get(kind) or []
    if len(found) == len(row['stated'][kind]):
        for item, stated in zip(found, row['stated'][kind]):
            table.count(name, 'stated ones found' if stated else 'others refused', (item.get('found') is True) == stated)


def texts(items):
    return [item if isinstance(item, str) else item.get('text') or item.get('term') or item.get('item') for item in items or []]


def words(text):
    """The first letters of the words that say something."""
    return {word[:5] for word in re.findall(r'\w+', text.lower()) if len(word) > 3 or word.isdigit()}


def alike(one, other):
    """Whether two items name mostly the same: most words of the shorter stand in the longer."""
    left, right = sorted((words(one), words(other)), key=len)
    return one.lower() == other.lower() or bool(left) and len(left & right) / len(left) >= 0.6


def print_lists(sums):
    print('| what is listed | of the listed items wanted | of the wanted items listed | listed | wanted |\n| --- | ---: | ---: | ---: | ---: |')
    for (name, kind), (right, listed, met, wanted) in sorted(sums.items()):
        if name.endswith(', all'):
            print(f'| {name}: {kind} | {right / max(1, listed):.3f} | {met / max(1, wanted):.3f} | {listed} | {wanted} |')
    print()


def main():
    ways = {'citation-mapping': citation, 'brand-extraction': brand, 'reference-coverage': coverage}
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument('set', choices=ways, metavar='JUDGE')
    command.add_argument('--part', choices=('looked into', 'figures only'), help='judge the cases of this part alone')
    command.add_argument('--assize', default=os.path.join(HERE, '..', 'assize'), help='the command to judge with')
    command.add_argument('judge', nargs='*', metavar='OPTION', help='of assize judge, behind --')
    options = command.parse_intermixed_args()
    options.assize = options.assize.split()
    ways[options.set](options)


if __name__ == '__main__':
    try:
        main()
    except BrokenPipeError:  # Whoever read the output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

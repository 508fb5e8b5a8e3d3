package dev.assize.judges.citation.internal;

import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.law.be.bilingual.BilingualTable;
import dev.assize.law.be.bilingual.EnglishWords;
import dev.assize.law.be.bilingual.EverydayThings;
import dev.assize.text.Characters;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an argument says that snippet and summary are about: the words of content in its clauses about them. */
final class StatedTopic {

    private static final BilingualTable WORDS = BilingualTable.belgian();
    private static final int BEGINNING = 7;
    private static final int SHORTEST = 4;

    /** A counterpart less likely than this proves nothing either way. */
    private static final double LIKELY = 0.05;

    /** The texts of a case: the snippet, a summary or two, and all of them together. */
    private static final RecentResults<String, TextForms> TEXTS = new RecentResults<>(4, TextForms::of);

    /**
     * What is known of a word.
     *
     * @param notion its forms if it is of content, none where nobody knows it; empty for any other word
     * @param counts whether it is of content, and none of the words of which citations are made
     */
    private record Known(String word, Optional<List<SoughtForm>> notion, boolean counts, String beginning) {}

    private static final RecentWords<Known> KNOWN = new RecentWords<>(1 << 13, word -> {
        boolean content = isContent(word);
        Optional<List<SoughtForm>> notion = content ? Optional.of(sought(forms(word))) : Optional.empty();
        return new Known(word, notion, content && !isOfCitation(word), beginning(word));
    });

    /** The notions of words that are English. */
    private static final RecentWords<Optional<List<SoughtForm>>> ENGLISH_NOTIONS =
            new RecentWords<>(word -> isContent(word) ? Optional.of(sought(englishForms(word))) : Optional.empty());

    /** "Daarover", "waarin". */
    private static final Pattern PRONOMINAL = Pattern.compile(
            "(?:daar|hier|waar|er)(?:aan|af|bij|door|in|mee|na|naar|om|onder|op|over|tegen|toe|tot|tussen|uit|van|voor)");

    /** Words that arguments are full of, whatever the case is about. */
    private static final Set<String> ARGUING = WordList.beside(StatedTopic.class, "arguing-words.txt").lines().stream()
            .flatMap(line -> Stream.of(line.split(" ")))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> CITING = WordList.beside(StatedTopic.class, "citation-words.txt").lines().stream()
            .flatMap(line -> Stream.of(line.split(" ")))
            .collect(Collectors.toUnmodifiableSet());

    private final List<List<SoughtForm>> notions;
    private final List<String> own;
    private final int unknown;

    private StatedTopic(List<List<SoughtForm>> notions, List<String> own, int unknown) {
        this.notions = notions;
        this.own = own;
        this.unknown = unknown;
    }

    static StatedTopic of(List<Clause> clauses) {
        List<List<SoughtForm>> notions = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        List<String> own = new ArrayList<>();
        int unknown = 0;
        for (Clause clause : clauses) {
            BitSet cues = clause.cues().everywhere();
            for (int at = 0; at < clause.words().size(); at++) {
                String word = clause.words().get(at);
                Optional<List<SoughtForm>> forms = cues.get(at) ? Optional.empty() : notion(clause, word);
                if (forms.isPresent() && seen.add(beginning(word))) {
                    own.add(word);
                    if (forms.get().isEmpty()) {
                        unknown++;
                    } else {
                        notions.add(forms.get());
                    }
                }
            }
        }
        return new StatedTopic(notions, own, unknown);
    }

    /**
     * What one text has in common with another.
     *
     * @param words how many of its words of content the other text has, in the same language or by the word lists
     * @param of how many words of content it has
     */
    record Shared(int words, int of) {}

    /** The words of content that a sentence has more than once. */
    static List<String> repeated(Clause sentence) {
        BitSet cues = sentence.cues().everywhere();
        Set<String> seen = new HashSet<>();
        List<String> again = new ArrayList<>();
        for (int at = 0; at < sentence.words().size(); at++) {
            String word = sentence.words().get(at);
            Known known = KNOWN.of(word);
            if (!cues.get(at) && known.counts() && !seen.add(known.beginning())) {
                again.add(word);
            }
        }
        return again;
    }

    /** Names of courts and towns and the words of which citations are made are no contents. */
    static Shared shared(String text, String other) {
        TextForms forms = TEXTS.of(other);
        Set<String> seen = new HashSet<>();
        int words = 0;
        for (Known known : TEXTS.of(text).all(KNOWN, SHORTEST)) {
            if (known.counts() && seen.add(known.beginning())) {
                words += forms.hasAny(known.notion().orElseThrow()) || forms.hasLike(known.word()) ? 1 : 0;
            }
        }
        return new Shared(words, seen.size());
    }

    /** Whether a word of it may be what a case is about: who quotes "see also" quotes no contents. */
    static boolean hasContent(String quoted) {
        return Clause.words(quoted).stream()
                .anyMatch(word -> KNOWN.of(word).notion().isPresent());
    }

    private static boolean isOfCitation(String word) {
        return CITING.contains(word) || CueList.SHIPPED.place(word) != PlaceSense.NONE;
    }

    private static boolean isContent(String word) {
        return word.length() >= SHORTEST
                && word.chars().allMatch(Characters::isLetter)
                && !LittleWords.anyHas(word)
                && !ARGUING.contains(word)
                && !CITING.contains(word)
                && !PRONOMINAL.matcher(word).matches()
                && !word.startsWith(ClauseWords.CANDIDATE)
                && !word.startsWith(ClauseWords.CANDIDATE_COURT);
    }

    /** The word itself and all that it may be in the other language; empty when it is a word that nobody knows. */
    private static List<String> forms(String word) {
        Set<String> forms = new HashSet<>();
        WORDS.dutch(word).stream()
                .filter(other -> other.probability() >= LIKELY)
                .forEach(other -> forms.add(other.beginning()));
        WORDS.french(word).stream()
                .filter(other -> other.probability() >= LIKELY)
                .forEach(other -> forms.add(other.beginning()));
        forms.addAll(Glossary.SHIPPED.translations(word));
        forms.addAll(EverydayThings.shipped().meanings(word));
        if (!forms.isEmpty()) {
            forms.add(beginning(word));
        }
        return List.copyOf(forms);
    }

    private static Optional<List<SoughtForm>> notion(Clause clause, String word) {
        return clause.english() ? ENGLISH_NOTIONS.of(word) : KNOWN.of(word).notion();
    }

    private static List<SoughtForm> sought(List<String> forms) {
        return forms.stream().map(SoughtForm::of).toList();
    }

    /** Words that are alike in English and French mostly mean the same, so what they may be as French or Dutch words counts too. */
    private static List<String> englishForms(String word) {
        Set<String> forms = new LinkedHashSet<>(EnglishWords.belgian().meanings(word));
        forms.addAll(EverydayThings.shipped().meaningsOfEnglish(word));
        if (forms.isEmpty()) {
            return forms(word);
        }
        forms.addAll(forms(word));
        forms.add(beginning(word));
        return List.copyOf(forms);
    }

    private static String beginning(String word) {
        return word.length() > BEGINNING ? word.substring(0, BEGINNING) : word;
    }

    /** How many notions that the word lists know. */
    int size() {
        return notions.size();
    }

    /** How many words of content, known or not, that other arguments do not have. */
    int own() {
        return own.size();
    }

    /** Whether a text has one of them, or a word that is part of one, in the same language or by the word lists. */
    boolean touches(String text) {
        TextForms forms = TEXTS.of(text);
        for (List<SoughtForm> notion : notions) {
            if (forms.hasAny(notion)) {
                return true;
            }
        }
        return !own.isEmpty() && forms.hasAnyLike(own);
    }

    /** How many of these no word list knows. */
    int unknown() {
        return unknown;
    }

    /** How many of them a text has, in whatever language. */
    int sharedWith(String text) {
        TextForms forms = TEXTS.of(text);
        int shared = 0;
        for (List<SoughtForm> notion : notions) {
            shared += forms.hasAny(notion) ? 1 : 0;
        }
        return shared;
    }
}

package dev.assize.judges.citation.reading;

import dev.assize.law.be.bilingual.BilingualTable;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What an argument says that snippet and summary are about: the words of content in its clauses about them. */
final class StatedTopic {

    private static final BilingualTable WORDS = BilingualTable.belgian();
    private static final int BEGINNING = 7;
    private static final int SHORTEST = 4;

    /** A counterpart less likely than this proves nothing either way. */
    private static final double LIKELY = 0.05;

    private final List<Set<String>> notions;

    private StatedTopic(List<Set<String>> notions) {
        this.notions = notions;
    }

    static StatedTopic of(List<Clause> clauses) {
        List<Set<String>> notions = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Clause clause : clauses) {
            Set<Integer> cues = new HashSet<>();
            clause.cues().values().forEach(cues::addAll);
            for (int at = 0; at < clause.words().size(); at++) {
                String word = clause.words().get(at);
                if (!cues.contains(at) && isContent(word) && seen.add(beginning(word))) {
                    Set<String> forms = forms(word);
                    if (!forms.isEmpty()) {
                        notions.add(forms);
                    }
                }
            }
        }
        return new StatedTopic(notions);
    }

    private static boolean isContent(String word) {
        return word.length() >= SHORTEST
                && word.chars().allMatch(Characters::isLetter)
                && !LittleWords.anyHas(word)
                && !word.startsWith(ClauseWords.CANDIDATE)
                && !word.startsWith(ClauseWords.CANDIDATE_COURT);
    }

    /** The word itself and all that it may be in the other language; empty when it is a word that nobody knows. */
    private static Set<String> forms(String word) {
        Set<String> forms = new HashSet<>();
        WORDS.dutch(word).stream()
                .filter(other -> other.probability() >= LIKELY)
                .forEach(other -> forms.add(other.beginning()));
        WORDS.french(word).stream()
                .filter(other -> other.probability() >= LIKELY)
                .forEach(other -> forms.add(other.beginning()));
        forms.addAll(Glossary.SHIPPED.translations(word));
        if (!forms.isEmpty()) {
            forms.add(beginning(word));
        }
        return forms;
    }

    private static String beginning(String word) {
        return word.length() > BEGINNING ? word.substring(0, BEGINNING) : word;
    }

    /** How many notions that the word lists know. */
    int size() {
        return notions.size();
    }

    /** How many of them a text has, in whatever language. */
    int sharedWith(String text) {
        Set<String> words = new HashSet<>();
        StringBuilder all = new StringBuilder(" ");
        for (String word : Clause.words(FoldedText.fold(text))) {
            words.add(beginning(word));
            all.append(word).append(' ');
            WORDS.parts(word).forEach(words::add);
        }
        return (int) notions.stream()
                .filter(forms -> forms.stream()
                        .anyMatch(form -> words.contains(form) || (form.length() > SHORTEST && all.indexOf(form) >= 0)))
                .count();
    }
}

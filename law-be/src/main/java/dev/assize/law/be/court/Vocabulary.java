package dev.assize.law.be.court;

import dev.assize.law.be.court.NameTokens.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All phrases that mean something in a court's name, as a tree of words.
 *
 * <p>Words such as "de", "van" or "l'" inside a phrase may be written or left out: "hof van beroep", "hof v. beroep"
 * and "hof beroep" are one phrase. An abbreviation is also known with its letters run together ("R.v.S.", "RvS").
 * Matching looks at no more words than the longest phrase has, so reading a name is linear in its length.
 */
final class Vocabulary {

    /** A phrase found: its meaning and the index of the first word after it. */
    record Match(Term term, int end) {}

    private static final int MOST_SKIPPED = 3;
    private static final int SHORTEST_ELIDED = 4;

    private final Node root;

    private Vocabulary(Node root) {
        this.root = root;
    }

    /** The longest phrase that begins at the given word. */
    Optional<Match> longestAt(List<Token> tokens, int start) {
        Node node = root;
        Match best = null;
        int skipped = 0;
        for (int at = start; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (at > start && token.breakBefore() && !node.crossesBreaks) {
                break;
            }
            Node next = node.child(token.text());
            if (next == null) {
                if (at == start || !token.isFunctionWord() || ++skipped > MOST_SKIPPED) {
                    break;
                }
                continue;
            }
            node = next;
            skipped = 0;
            if (node.term != null) {
                best = new Match(node.term, at + 1);
            }
        }
        return Optional.ofNullable(best);
    }

    static final class Builder {
        private final Node root = new Node();
        private final Map<String, Term> glued = new HashMap<>();

        /** A name in full. */
        void addName(String phrase, Term term) {
            List<Token> tokens = NameTokens.of(phrase);
            List<Token> content =
                    tokens.stream().filter(token -> !token.isFunctionWord()).toList();
            add(phrase, content.isEmpty() ? tokens : content, term);
        }

        /** An abbreviation; where it is made of single letters, each of them counts, even an "a" or a "d". */
        void addShort(String phrase, Term term) {
            List<Token> tokens = NameTokens.of(phrase);
            boolean holdsWord = tokens.stream().anyMatch(token -> token.text().length() > 2);
            if (holdsWord) {
                addName(phrase, term);
            } else {
                add(phrase, tokens, term);
            }
            if (tokens.size() > 1 && tokens.size() <= 6) {
                StringBuilder joined = new StringBuilder();
                tokens.forEach(token -> joined.append(token.text()));
                glued.putIfAbsent(joined.toString(), term);
                List<Token> runs = withLettersRunTogether(tokens);
                if (runs.size() > 1 && runs.size() < tokens.size()) {
                    add(phrase, runs, term);
                }
            }
        }

        /** "C.J. Benelux" is also written "CJ Benelux". */
        private static List<Token> withLettersRunTogether(List<Token> tokens) {
            List<Token> runs = new ArrayList<>();
            StringBuilder letters = new StringBuilder();
            for (Token token : tokens) {
                if (token.text().length() == 1) {
                    letters.append(token.text());
                    continue;
                }
                flush(letters, runs);
                runs.add(token);
            }
            flush(letters, runs);
            return runs;
        }

        private static void flush(StringBuilder letters, List<Token> runs) {
            if (letters.length() > 0) {
                runs.add(new Token(letters.toString(), false));
                letters.setLength(0);
            }
        }

        private void add(String phrase, List<Token> tokens, Term term) {
            Node node = root;
            for (Token token : tokens) {
                node = node.children.computeIfAbsent(token.text(), word -> new Node());
                node.crossesBreaks |= term instanceof Term.OfForeignCourt;
            }
            Term known = node.term;
            Term kept = known == null ? term : Term.merged(known, term);
            if (kept == null) {
                throw new IllegalStateException("\"" + phrase + "\" has two meanings in the court registry: " + known
                        + " and " + term + "; keep one of them");
            }
            node.term = kept;
        }

        Vocabulary build() {
            // What the files say outright goes before what running letters together would say: "C. ass." is not
            // "Cass.".
            glued.forEach((word, term) -> {
                Node node = root.children.computeIfAbsent(word, ignored -> new Node());
                if (node.term == null) {
                    node.term = term;
                }
            });
            return new Vocabulary(root);
        }
    }

    private static final class Node {
        private final Map<String, Node> children = new HashMap<>();
        private @Nullable Term term;
        private boolean crossesBreaks;

        /** The next word, also where its apostrophe was lost: "cour dappel", "conseil detat". */
        @Nullable
        Node child(String word) {
            Node next = children.get(word);
            boolean elided =
                    next == null && word.length() > SHORTEST_ELIDED && (word.charAt(0) == 'd' || word.charAt(0) == 'l');
            return elided ? children.get(word.substring(1)) : next;
        }
    }
}

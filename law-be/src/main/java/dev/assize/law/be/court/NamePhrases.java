package dev.assize.law.be.court;

import dev.assize.law.be.court.NameTokens.Token;
import dev.assize.text.Language;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A court's name cut into phrases, some with a meaning. */
record NamePhrases(String written, List<Phrase> phrases) {

    /**
     * A run of words.
     *
     * @param term null for a word without a meaning
     */
    record Phrase(@Nullable Term term, List<Token> tokens) {

        boolean isUnknownWord() {
            return term == null
                    && !tokens.get(0).isFunctionWord()
                    && !tokens.get(0).isBlank()
                    && !tokens.get(0).hasDigit();
        }

        boolean isFunctionWord() {
            return tokens.size() == 1 && tokens.get(0).isFunctionWord();
        }
    }

    /** The phrase that tells the kind of court, and where it stands. */
    record Head(Term.OfType term, int index, List<Token> tokens) {

        boolean isBare() {
            return term.strength() == Term.Strength.BARE || term.strength() == Term.Strength.BARE_WITH_SEAT;
        }

        String words() {
            return tokens.stream().map(Token::text).collect(Collectors.joining(" "));
        }

        String letters() {
            return tokens.stream().map(Token::text).collect(Collectors.joining());
        }
    }

    NamePhrases {
        phrases = List.copyOf(phrases);
    }

    Optional<Head> head() {
        for (Term.Strength strength : Term.Strength.values()) {
            for (int i = 0; i < phrases.size(); i++) {
                if (phrases.get(i).term() instanceof Term.OfType type
                        && type.strength() == strength
                        && !isArticleAt(i)) {
                    return Optional.of(new Head(type, i, phrases.get(i).tokens()));
                }
            }
        }
        return Optional.empty();
    }

    /** "Ce tribunal": a word that is an abbreviation elsewhere and an article here. */
    private boolean isArticleAt(int index) {
        return phrases.get(index).isFunctionWord()
                && phrases.get(index).term() instanceof Term.OfType
                && index + 1 < phrases.size()
                && phrases.get(index + 1).term() instanceof Term.OfType;
    }

    boolean beginsWithNoCourt() {
        return firstIndex(Term.NotACourt.class) < Math.min(firstCourt(), firstIndex(Term.OfForeignCourt.class));
    }

    Optional<Term.OfForeignCourt> foreignCourt() {
        int index = firstIndex(Term.OfForeignCourt.class);
        return index < firstCourt()
                ? Optional.ofNullable((Term.OfForeignCourt) phrases.get(index).term())
                : Optional.empty();
    }

    Optional<Term.OfCourt> singleCourt() {
        int named = head().filter(head -> head.term().strength() == Term.Strength.NAME)
                .map(Head::index)
                .orElse(Integer.MAX_VALUE);
        int index = firstIndex(Term.OfCourt.class);
        return index < named
                ? Optional.ofNullable((Term.OfCourt) phrases.get(index).term())
                : Optional.empty();
    }

    Optional<Term.OfPlace> firstPlace() {
        return phrases.stream()
                .map(Phrase::term)
                .filter(Term.OfPlace.class::isInstance)
                .map(Term.OfPlace.class::cast)
                .findFirst();
    }

    boolean hasPlace() {
        return firstPlace().isPresent();
    }

    boolean isOtherwiseNoise() {
        return phrases.stream()
                .noneMatch(phrase -> phrase.isUnknownWord()
                        || phrase.term() instanceof Term.OfCountry
                        || phrase.term() instanceof Term.NotACourt);
    }

    boolean isSelfReference() {
        return firstIndex(Term.Self.class) < Integer.MAX_VALUE
                || IntStream.range(0, phrases.size()).anyMatch(this::isArticleAt);
    }

    /** The language in which the court's speakers are named, if they are. */
    @Nullable
    Language spokenLanguage() {
        return phrases.stream()
                .map(Phrase::term)
                .filter(Term.Speaking.class::isInstance)
                .map(term -> ((Term.Speaking) term).language())
                .findFirst()
                .orElse(null);
    }

    CourtWording wording() {
        Optional<Term.OfType> type = head().map(Head::term);
        Language language = type.map(Term.OfType::language)
                .or(() -> firstPlace().map(Term.OfPlace::language))
                .orElse(null);
        return new CourtWording(
                language,
                type.map(Term.OfType::shortened).orElse(true),
                type.map(Term.OfType::former).orElse(false));
    }

    private int firstCourt() {
        int type = head().map(Head::index).orElse(Integer.MAX_VALUE);
        return Math.min(type, firstIndex(Term.OfCourt.class));
    }

    private int firstIndex(Class<? extends Term> kind) {
        return IntStream.range(0, phrases.size())
                .filter(i -> kind.isInstance(phrases.get(i).term()))
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }
}

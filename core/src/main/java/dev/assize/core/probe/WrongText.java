package dev.assize.core.probe;

import dev.assize.text.Language;
import dev.assize.text.Names;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text that says one thing otherwise than before: what was true of the old text is not true of the new one. Each method
 * gives every text that can be made so, in a drawn order; none where the text has nothing of that kind.
 */
public final class WrongText {

    private static final List<String> STRANGERS = List.of(
            "Abernathy", "Kowalczyk", "Okonkwo", "Vandersteen", "Lindqvist", "Papadakis", "Tanaka", "Brightwater");

    private final String text;
    private final ProbeDraw draw;
    private final ProbeWords words;
    private final EditedText edited;
    private final WrongFigures figures;

    public WrongText(String text, ProbeDraw draw) {
        this.text = text;
        this.draw = draw;
        this.words = ProbeWords.of(text);
        this.edited = new EditedText(text);
        this.figures = new WrongFigures(edited, draw, words);
    }

    /** A digit of one number is another one. Parts of dates, and the marks of lists, are left alone. */
    public List<String> number() {
        return figures.numbers().stream().map(WrongFigures.Replacement::text).toList();
    }

    /** Another day, month or year. */
    public List<String> date() {
        return figures.dates();
    }

    /** The same figure of another unit of the same kind. */
    public List<String> unit() {
        return figures.units();
    }

    /** Another name in the place of one, wherever it stands. */
    public List<String> name() {
        List<String> changed = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        names().forEach(span -> names.add(span.in(text)));
        for (String name : draw.shuffled(new ArrayList<>(names))) {
            String stranger = draw.pick(STRANGERS).orElseThrow();
            boolean inAnother = names.stream().anyMatch(other -> !other.equals(name) && other.contains(name));
            if (!inAnother && !text.contains(stranger)) {
                changed.add(EditedText.word(name).matcher(text).replaceAll(Matcher.quoteReplacement(stranger)));
            }
        }
        return changed;
    }

    private List<Span> names() {
        Language language = LanguageDetector.detect(text).known().orElse(Language.ENGLISH);
        List<Token> tokens = new Tokenizer(language).read(text);
        BitSet named = Names.in(tokens, text, language);
        List<Span> names = new ArrayList<>();
        for (int at = named.nextSetBit(0); at >= 0; at = named.nextSetBit(at)) {
            int end = at;
            while (named.get(end + 1)
                    && text.substring(
                                    tokens.get(end).span().end(),
                                    tokens.get(end + 1).span().start())
                            .isBlank()) {
                end++;
            }
            Span whole = new Span(
                    tokens.get(at).span().start(), tokens.get(end).span().end());
            if (tokens.subList(at, end + 1).stream().allMatch(token -> token.kind() == Token.Kind.WORD)
                    && whole.length() > 2) {
                names.add(whole);
            }
            at = end + 1;
        }
        return names;
    }

    /** A sentence with "not" in it. */
    public List<String> negation() {
        List<String> changed = new ArrayList<>();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            String stated = sentence.in(text);
            boolean denied = words.all("negation").stream()
                    .flatMap(pattern -> List.of(pattern.replace("{}", "").trim().split("\\s+")).stream())
                    .anyMatch(no -> EditedText.word(no).matcher(stated).find());
            Matcher auxiliary = Pattern.compile("(?<=\\s)(?:" + String.join("|", words.all("auxiliaries")) + ")(?=\\s)")
                    .matcher(stated);
            if (!denied && auxiliary.find()) {
                String negated = words.one("negation").replace("{}", auxiliary.group());
                changed.add(edited.replaced(
                        sentence,
                        stated.substring(0, auxiliary.start()) + elided(negated) + stated.substring(auxiliary.end())));
            }
        }
        return changed;
    }

    /** French "ne" before a vowel. */
    private static String elided(String negated) {
        return negated.replaceFirst("^ne (?=[aeéiou])", "n'");
    }

    /** A sentence that is reported as untrue, and not changed itself. */
    public List<String> denial() {
        List<String> changed = new ArrayList<>();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            String stated = sentence.in(text);
            List<String> denials = new ArrayList<>();
            words.all("denial after").forEach(after -> denials.add(stated + " " + after));
            words.all("denial").forEach(frame -> denials.add(frame.replace("{}", clause(stated))));
            boolean ends = stated.endsWith(".");
            if (ends) {
                draw.pick(denials).ifPresent(denied -> changed.add(edited.replaced(sentence, denied)));
            }
        }
        return changed;
    }

    /** What begins with a name keeps its capital. */
    private String clause(String sentence) {
        boolean named = names().stream().anyMatch(span -> sentence.startsWith(span.in(text)));
        return named ? sentence : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    /** The two names that a sentence begins with change places, where what stands between them is what one does to the other. */
    public List<String> roles() {
        List<String> changed = new ArrayList<>();
        List<Span> names = names();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            List<Span> inside = names.stream()
                    .filter(name -> name.start() >= sentence.start() && name.end() <= sentence.end())
                    .toList();
            if (inside.size() >= 2
                    && !isSymmetric(
                            text.substring(inside.get(0).end(), inside.get(1).start()))) {
                Span first = inside.get(0);
                Span second = inside.get(1);
                if (!first.in(text).equals(second.in(text))) {
                    changed.add(text.substring(0, first.start())
                            + second.in(text)
                            + text.substring(first.end(), second.start())
                            + first.in(text)
                            + text.substring(second.end()));
                }
            }
        }
        return changed;
    }

    /** Also where nothing is said between them: the parts of {@code Online-Banking} do nothing to each other. */
    private boolean isSymmetric(String between) {
        String[] parts = between.trim().split("\\s+");
        return parts.length > 3
                || between.chars().noneMatch(Character::isLetter)
                || parts.length == 0
                || between.matches(".*[,;:()].*")
                || List.of(parts).stream().anyMatch(part -> part.isEmpty() || words.has("symmetric", part));
    }

    /** One sentence less; none where there is only one. */
    public List<String> withoutSentence() {
        List<Span> sentences = Sentences.of(text);
        List<String> changed = new ArrayList<>();
        if (sentences.size() > 1) {
            draw.shuffled(sentences)
                    .forEach(sentence ->
                            changed.add(edited.replaced(sentence, "").strip()));
        }
        return changed;
    }
}

package dev.assize.judgefiles.internal.library;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Sentences;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Functions over texts. Patterns are RE2's: no text can make one take forever. */
final class TextFunctions {

    private static final int MOST_PATTERNS = 500;
    private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

    private TextFunctions() {}

    static List<LibraryFunction> all() {
        List<LibraryFunction> all = new ArrayList<>();
        all.add(LibraryFunction.of(
                "fold",
                "text -> text",
                "lower case, no accents, plain quotes and dashes, single blanks",
                (args, work) -> Datum.text(FoldedText.fold(args.get(0).asText()))));
        all.add(LibraryFunction.of(
                "lower",
                "text -> text",
                "in lower case",
                (args, work) -> Datum.text(Characters.lower(args.get(0).asText()))));
        all.add(LibraryFunction.of(
                "trim",
                "text -> text",
                "without blanks at either end",
                (args, work) -> Datum.text(args.get(0).asText().strip())));
        all.add(LibraryFunction.of(
                "length",
                "text -> number",
                "the number of characters",
                (args, work) -> length(args.get(0).asText())));
        all.add(LibraryFunction.of(
                "size",
                "text -> number",
                "the same as length",
                (args, work) -> length(args.get(0).asText())));
        all.add(LibraryFunction.of(
                "words",
                "text -> list(text)",
                "its words, without marks, as written",
                (args, work) -> words(args.get(0).asText(), work)));
        all.add(LibraryFunction.of(
                "sentences",
                "text -> list(text)",
                "its sentences",
                (args, work) -> sentences(args.get(0).asText(), work)));
        all.add(LibraryFunction.of(
                "lines",
                "text -> list(text)",
                "its lines that are not blank, trimmed",
                (args, work) -> Datum.texts(args.get(0)
                        .asText()
                        .lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .toList())));
        all.add(LibraryFunction.of(
                "join",
                "list(text), text -> text",
                "the texts one after another with the second between them",
                (args, work) ->
                        Datum.text(join(args.get(0).asTexts(), args.get(1).asText(), work))));
        all.add(LibraryFunction.of(
                "contains",
                "text, text -> yes/no",
                "whether the first contains the second, to the letter",
                (args, work) ->
                        Datum.truth(args.get(0).asText().contains(args.get(1).asText()))));
        all.add(LibraryFunction.of(
                "icontains",
                "text, text -> yes/no",
                "whether the first contains the second, case apart",
                (args, work) -> Datum.truth(lower(args, 0).contains(lower(args, 1)))));
        all.add(LibraryFunction.of(
                "startsWith",
                "text, text -> yes/no",
                "whether the first starts with the second",
                (args, work) ->
                        Datum.truth(args.get(0).asText().startsWith(args.get(1).asText()))));
        all.add(LibraryFunction.of(
                "endsWith",
                "text, text -> yes/no",
                "whether the first ends with the second",
                (args, work) ->
                        Datum.truth(args.get(0).asText().endsWith(args.get(1).asText()))));
        all.add(LibraryFunction.of(
                        "matches",
                        "text, text -> yes/no",
                        "whether the pattern (RE2) occurs in the text; ^ and $ hold its ends",
                        (args, work) -> Datum.truth(matcher(args, work).find()))
                .checking(TextFunctions::pattern));
        all.add(LibraryFunction.of(
                        "extract",
                        "text, text -> text|none",
                        "what the pattern's first group matches, or the whole pattern when it has none",
                        (args, work) -> extract(matcher(args, work)))
                .checking(TextFunctions::pattern));
        all.add(LibraryFunction.of(
                "near",
                "text, text -> yes/no",
                "the same name written differently: folded, plural, word order, one slip from six letters on",
                (args, work) -> near(args, work)));
        all.add(LibraryFunction.of(
                "language",
                "text -> text|none",
                "the code of the language (en, fr, nl, de, and those of language packs), where it can be told",
                (args, work) -> LanguageDetector.detect(args.get(0).asText())
                        .known()
                        .map(language -> Datum.text(language.code()))
                        .orElse(Datum.none())));
        all.add(LibraryFunction.of(
                "number",
                "text? -> number|none",
                "the number that the text is: 5, -2.5, 1,250.5, 3e4; none when it is none",
                (args, work) -> ParsedNumber.find(args.get(0).asText())
                        .map(Datum::number)
                        .orElse(Datum.none())));
        all.add(LibraryFunction.of(
                "number",
                "json? -> number|none",
                "the number that stands there, or that the text there is",
                (args, work) -> numberIn(((Datum.Tree) args.get(0)).value())));
        all.add(LibraryFunction.of(
                "date",
                "text? -> date|none",
                "the day: 2024-03-05, 5 March 2024, March 5, 2024, 05.03.2024; none when it is none",
                (args, work) -> ParsedDate.find(args.get(0).asText())
                        .<Datum>map(Datum.Day::new)
                        .orElse(Datum.none())));
        all.add(LibraryFunction.of(
                "json",
                "text? -> json|none",
                "the text as JSON; none when it is none",
                (args, work) -> parse(args.get(0).asText())));
        all.add(LibraryFunction.of(
                "jsonParts",
                "text -> list(json)",
                "the JSON objects and lists that stand in the text, among other words",
                (args, work) -> JsonParts.of(args.get(0).asText(), work)));
        all.add(LibraryFunction.of(
                        "at",
                        "json?, text -> json|none",
                        "what stands at the pointer: at(v, '/a/0/b')",
                        (args, work) -> at(
                                ((Datum.Tree) args.get(0)).value(), args.get(1).asText()))
                .checking(TextFunctions::pointer));
        all.add(LibraryFunction.of(
                "entries",
                "json -> list(json)",
                "the entries of a list; any other value alone",
                (args, work) -> entries(((Datum.Tree) args.get(0)).value())));
        all.add(LibraryFunction.of(
                "text",
                "any? -> text?",
                "as it is written: numbers with at most six decimals, JSON as JSON, a text as itself",
                (args, work) -> Datum.text(WrittenDatum.of(args.get(0)))));
        return List.copyOf(all);
    }

    private static String lower(List<Datum> args, int at) {
        return Characters.lower(args.get(at).asText());
    }

    private static Datum length(String text) {
        return Datum.number(text.codePointCount(0, text.length()));
    }

    private static Datum near(List<Datum> args, Work work) {
        String a = args.get(0).asText();
        String b = args.get(1).asText();
        work.spend(4L * (a.length() + b.length()));
        return Datum.truth(NearText.near(a, b));
    }

    private static Datum words(String text, Work work) {
        work.spend(text.length());
        return Datum.texts(MetricTokens.wordsAndMarks(text).stream()
                .filter(token -> MetricTokens.isWord(token.codePointAt(0)))
                .toList());
    }

    private static Datum sentences(String text, Work work) {
        work.spend(10L * text.length());
        return Datum.texts(Sentences.of(text).stream()
                .map(span -> span.in(text).strip())
                .filter(sentence -> !sentence.isEmpty())
                .toList());
    }

    private static Matcher matcher(List<Datum> args, Work work) {
        String text = args.get(0).asText();
        Pattern pattern = compiled(args.get(1).asText());
        work.spend((long) text.length() * Math.max(50, pattern.programSize()));
        return pattern.matcher(text);
    }

    private static Pattern compiled(String pattern) {
        Pattern known = PATTERNS.get(pattern);
        if (known != null) {
            return known;
        }
        try {
            Pattern compiled = BoundedPattern.compile(pattern);
            if (PATTERNS.size() < MOST_PATTERNS) {
                PATTERNS.put(pattern, compiled);
            }
            return compiled;
        } catch (IllegalArgumentException e) {
            throw new EvaluationLimit("the pattern \"" + pattern + "\" cannot be used: " + e.getMessage());
        }
    }

    private static Optional<String> pattern(int argument, Datum literal) {
        if (argument != 1) {
            return Optional.empty();
        }
        try {
            BoundedPattern.compile(literal.asText());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of("the pattern cannot be used: " + e.getMessage());
        }
    }

    private static Datum extract(Matcher matcher) {
        if (!matcher.find()) {
            return Datum.none();
        }
        String found = matcher.groupCount() > 0 ? matcher.group(1) : matcher.group();
        return found == null ? Datum.none() : Datum.text(found);
    }

    private static Datum parse(String text) {
        try {
            JsonNode node = Json.parse(text);
            return node.isMissingNode() ? Datum.none() : new Datum.Tree(node);
        } catch (JsonProcessingException e) {
            return Datum.none();
        }
    }

    private static Datum entries(JsonNode value) {
        List<Datum> entries = new ArrayList<>();
        (value.isArray() ? value : List.of(value)).forEach(entry -> entries.add(new Datum.Tree(entry)));
        return new Datum.Items(entries);
    }

    private static Datum at(JsonNode tree, String pointer) {
        JsonNode found = tree.at(JsonPointer.compile(pointer));
        return found.isMissingNode() || found.isNull() ? Datum.none() : new Datum.Tree(found);
    }

    private static Optional<String> pointer(int argument, Datum literal) {
        boolean wrong = argument == 1
                && !literal.asText().isEmpty()
                && !literal.asText().startsWith("/");
        return wrong ? Optional.of("a pointer starts with /, as in '/a/0/b'") : Optional.empty();
    }

    private static Datum numberIn(JsonNode node) {
        if (node.isNumber()) {
            return Datum.number(Fraction.of(node.decimalValue()));
        }
        return node.isTextual()
                ? ParsedNumber.find(node.textValue()).map(Datum::number).orElse(Datum.none())
                : Datum.none();
    }

    private static String join(List<String> texts, String between, Work work) {
        long length = (long) between.length() * texts.size()
                + texts.stream().mapToLong(String::length).sum();
        Work.requireText(length);
        work.spend(length);
        return String.join(between, texts);
    }
}

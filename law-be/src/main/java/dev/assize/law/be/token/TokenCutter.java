package dev.assize.law.be.token;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.HashMap;
import java.util.Map;

/** Cuts a text into tokens, in one pass over it when it is cleaned. */
final class TokenCutter {
    private static final char FIRST_COMBINING = 0x300;
    private final LegalText text;
    private final char[] units;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final WrittenForms written;
    private final TokenRow row;

    TokenCutter(String original) {
        this.text = LegalText.of(original);
        this.units = text.units();
        this.row = new TokenRow(text.length());
        this.written = new WrittenForms(units, text.length());
    }

    TokenRow cut() {
        int at = 0;
        Gap gap = Gap.PARAGRAPH;
        while (at < text.length()) {
            char unit = units[at];
            Gap blank = gapOf(unit);
            if (blank != Gap.NONE) {
                gap = blank.compareTo(gap) > 0 ? blank : gap;
                at++;
            } else if (unit == '\'') {
                at++;
            } else {
                int end = endOfToken(at);
                if (end == at + 1 && (unit == 'l' || unit == 'I') && isParagraphOne(end)) {
                    units[at] = '1';
                }
                add(at, end, gap);
                gap = Gap.NONE;
                at = end;
            }
        }
        return row;
    }

    /** "§ l", "§§ I et 2": a lone letter right behind the sign is a one that a scanner misread. */
    private boolean isParagraphOne(int end) {
        return row.size > 0 && row.forms[row.size - 1].equals("§") && units[end] != '\'' && !isDigit(units[end]);
    }

    private static Gap gapOf(char unit) {
        return switch (unit) {
            case ' ' -> Gap.BLANK;
            case '\n' -> Gap.LINE;
            case LegalText.PARAGRAPH -> Gap.PARAGRAPH;
            default -> Gap.NONE;
        };
    }

    private int endOfToken(int start) {
        int at = start + 1;
        if (isDigit(units[start])) {
            while (isDigit(units[at])) {
                at++;
            }
        } else if (Characters.isLetter(units[start])) {
            while (isLetterOrMark(units[at])) {
                at++;
            }
        }
        return at;
    }

    private void add(int start, int end, Gap gap) {
        int known = written.find(start, end);
        if (known < 0) {
            String raw = text.slice(start, end);
            known = written.add(start, end, form(raw), kind(raw), letters(raw));
        }
        row.add(
                written.number(known),
                written.kind(known),
                gap,
                written.letters(known),
                text.origin(start),
                text.origin(end - 1) + 1);
    }

    private static TokenKind kind(String raw) {
        if (isDigit(raw.charAt(0))) {
            return TokenKind.NUMBER;
        }
        return Characters.isLetter(raw.charAt(0)) ? TokenKind.WORD : TokenKind.MARK;
    }

    private static byte letters(String raw) {
        if (!Characters.isUpperCase(raw.charAt(0))) {
            return TokenRow.SMALL;
        }
        return raw.chars().anyMatch(Characters::isLowerCase) ? TokenRow.CAPITAL : TokenRow.UPPER;
    }

    /** One string per distinct word, however long the text. */
    private int form(String raw) {
        String form = fold(raw);
        Integer number = numbers.get(form);
        if (number == null) {
            number = row.distinct.size();
            row.distinct.add(form);
            numbers.put(form, number);
        }
        return number;
    }

    private static String fold(String raw) {
        // A mark is what it is: folding would make an apostrophe of a quotation mark.
        String plain = Characters.isLetter(raw.charAt(0)) ? FoldedText.fold(raw) : raw;
        return plain.isEmpty() ? raw : plain;
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }

    private static boolean isLetterOrMark(char unit) {
        return Characters.isLetter(unit)
                || (unit >= FIRST_COMBINING && Characters.category(unit) == Character.NON_SPACING_MARK);
    }
}

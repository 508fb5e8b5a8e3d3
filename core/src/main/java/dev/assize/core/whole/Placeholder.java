package dev.assize.core.whole;

/**
 * A place in a prompt where a text of the case goes.
 *
 * @param name what stands between the braces, without blanks around it
 * @param start of the opening brace, or of what belongs to it
 * @param end after the closing brace
 * @param line from 1
 * @param doubled whether it is written with more than one brace
 * @param escaped whether a backslash before it says that it is text
 * @param glued whether it is part of a longer word, as in {@code ART-{id}-{seq}}
 */
record Placeholder(String name, int start, int end, int line, boolean doubled, boolean escaped, boolean glued) {

    String written(String prompt) {
        return prompt.substring(start, end);
    }
}

package dev.assize.judgefiles.internal.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Work;
import java.util.ArrayList;
import java.util.List;

/** Finds JSON among other words: the outermost objects and lists, from left to right. */
final class JsonParts {

    private JsonParts() {}

    static Datum of(String text, Work work) {
        List<Datum> parts = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char first = text.charAt(at);
            int end = first == '{' || first == '[' ? end(text, at, work) : -1;
            if (end > 0) {
                try {
                    parts.add(new Datum.Tree(Json.parse(text.substring(at, end))));
                    at = end;
                    continue;
                } catch (JsonProcessingException e) {
                    // A bracket that opens no JSON is a word like any other.
                }
            }
            at++;
        }
        return new Datum.Items(parts);
    }

    /** Behind the bracket that closes the one at {@code start}; -1 where none does. */
    private static int end(String text, int start, Work work) {
        int open = 0;
        boolean quoted = false;
        for (int i = start; i < text.length(); i++) {
            char here = text.charAt(i);
            if (quoted) {
                i += here == '\\' ? 1 : 0;
                quoted = here != '"';
            } else if (here == '"') {
                quoted = true;
            } else if (here == '{' || here == '[') {
                open++;
            } else if ((here == '}' || here == ']') && --open == 0) {
                work.spend(i - start);
                return i + 1;
            }
        }
        work.spend(text.length() - start);
        return -1;
    }
}

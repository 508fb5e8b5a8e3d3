package dev.assize.core.question;

import dev.assize.core.json.Hash;
import dev.assize.text.ResourceText;

/**
 * The text of a question, the same for every case. What differs from case to case comes in the question's passages and
 * is never merged into the wording, so no text under judgement can change what is asked.
 *
 * @param name such as {@code states-fact}
 * @param text the question in full
 * @param hash tells one version of the text from another
 */
public record Wording(String name, String text, String hash) {

    public static Wording of(String name, String text) {
        String clean = text.replace("\r\n", "\n").strip();
        return new Wording(name, clean, Hash.of(clean));
    }

    /** The resource {@code name.md} beside {@code owner}. */
    public static Wording beside(Class<?> owner, String name) {
        return of(name, ResourceText.beside(owner, name + ".md"));
    }
}

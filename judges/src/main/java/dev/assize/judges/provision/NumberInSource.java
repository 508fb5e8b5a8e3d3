package dev.assize.judges.provision;

import dev.assize.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * What a source has of the number of an item of some act, read as an article or not.
 *
 * @param isListedOrMisread whether it may stand in a list before the act, or with letters that a scanner took for figures
 * @param isAbsent whether it is nowhere, in no notation
 * @param place where it stands near its act, or behind the word "article"; null when it does not
 * @param isBare whether it may be that of an article elsewhere
 */
record NumberInSource(
        boolean isListedOrMisread,
        boolean isAbsent,
        @Nullable Span place,
        boolean isBare) {}

package dev.assize.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two texts cut into pieces that both have and pieces that only one has, by the longest common run of words. Texts of more
 * words than can be compared in a moment are told apart by their common beginning and end.
 */
record WordDifference(List<Piece> first, List<Piece> second) {

    private static final Pattern WORD = Pattern.compile("\\s+|[\\p{L}\\p{N}]+|[^\\s\\p{L}\\p{N}]");
    private static final long MOST_CELLS = 4_000_000;

    /** A run of characters, and whether the other text lacks it. */
    record Piece(String text, boolean changed) {}

    static WordDifference of(String first, String second) {
        List<String> one = words(first);
        List<String> other = words(second);
        int start = 0;
        int most = Math.min(one.size(), other.size());
        while (start < most && one.get(start).equals(other.get(start))) {
            start++;
        }
        int end = 0;
        while (end < most - start && one.get(one.size() - 1 - end).equals(other.get(other.size() - 1 - end))) {
            end++;
        }
        boolean[] oneKept = new boolean[one.size()];
        boolean[] otherKept = new boolean[other.size()];
        keep(oneKept, start, end);
        keep(otherKept, start, end);
        long cells = (long) (one.size() - start - end) * (other.size() - start - end);
        if (cells <= MOST_CELLS) {
            align(one, other, start, one.size() - end, other.size() - end, oneKept, otherKept);
        }
        return new WordDifference(pieces(one, oneKept), pieces(other, otherKept));
    }

    private static void keep(boolean[] kept, int start, int end) {
        for (int i = 0; i < kept.length; i++) {
            kept[i] = i < start || i >= kept.length - end;
        }
    }

    /** The longest common subsequence of what lies between the common beginning and the common end. */
    private static void align(
            List<String> one,
            List<String> other,
            int start,
            int oneEnd,
            int otherEnd,
            boolean[] oneKept,
            boolean[] otherKept) {
        int rows = oneEnd - start;
        int columns = otherEnd - start;
        int[][] longest = new int[rows + 1][columns + 1];
        for (int i = rows - 1; i >= 0; i--) {
            for (int j = columns - 1; j >= 0; j--) {
                longest[i][j] = one.get(start + i).equals(other.get(start + j))
                        ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        int i = 0;
        int j = 0;
        while (i < rows && j < columns) {
            if (one.get(start + i).equals(other.get(start + j))) {
                oneKept[start + i++] = true;
                otherKept[start + j++] = true;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
    }

    private static List<Piece> pieces(List<String> words, boolean[] kept) {
        List<Piece> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            piece.append(words.get(i));
            if (i + 1 == words.size() || kept[i] != kept[i + 1]) {
                pieces.add(new Piece(piece.toString(), !kept[i]));
                piece.setLength(0);
            }
        }
        return pieces;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }
}

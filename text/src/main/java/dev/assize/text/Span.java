package dev.assize.text;

/** A stretch of a text in UTF-16 units of the original: {@code start} inclusive, {@code end} exclusive. */
public record Span(int start, int end) implements Comparable<Span> {

    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("A span needs 0 <= start <= end, got " + start + ".." + end);
        }
    }

    public static Span of(int start, int end) {
        return new Span(start, end);
    }

    public int length() {
        return end - start;
    }

    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }

    /** The smallest span that holds both. */
    public Span cover(Span other) {
        return new Span(Math.min(start, other.start), Math.max(end, other.end));
    }

    /** The characters of {@code text} in this span. */
    public String in(CharSequence text) {
        return text.subSequence(start, end).toString();
    }

    @Override
    public int compareTo(Span other) {
        int byStart = Integer.compare(start, other.start);
        return byStart != 0 ? byStart : Integer.compare(end, other.end);
    }
}

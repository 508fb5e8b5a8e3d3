package dev.assize.core.record;

/** What a field is to somebody who looks at a case; decides where a page shows it. */
public enum FieldRole {
    /** What is judged. */
    OUTPUT,
    /** What it is held against. */
    REFERENCE,
    /** What was asked of the system. */
    QUESTION,
    /** What the system had before it. */
    CONTEXT,
    /** What a reader needs only now and then: ids, dates, languages. */
    METADATA
}

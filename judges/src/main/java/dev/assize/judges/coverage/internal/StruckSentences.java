package dev.assize.judges.coverage.internal;

/** The sentences of an output that say a statement wrongly, so that what they have of it does not count. */
interface StruckSentences {

    StruckSentences NONE = new StruckSentences() {
        @Override
        public boolean mayBeAny() {
            return false;
        }

        @Override
        public boolean has(int sentence) {
            return false;
        }
    };

    /** Whether any sentence comes near enough to the statement to say it wrongly; cheap to ask. */
    boolean mayBeAny();

    boolean has(int sentence);
}

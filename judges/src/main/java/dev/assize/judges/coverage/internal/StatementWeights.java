package dev.assize.judges.coverage.internal;

/**
 * What the parts of a statement weigh together.
 *
 * @param all the sum of all
 * @param frame of those that must be said: neither by the question nor aside. Roughly, for a quick look
 * @param words of those that are no names
 */
record StatementWeights(double all, double frame, double words) {

    static StatementWeights of(Statement.Part[] parts) {
        // Added up with what each step rounds off, after Kahan.
        double sum = 0;
        double off = 0;
        double frame = 0;
        double words = 0;
        for (Statement.Part part : parts) {
            double exact = part.weight() - off;
            double next = sum + exact;
            off = (next - sum) - exact;
            sum = next;
            frame += part.given() || part.aside() ? 0 : part.weight();
            words += part.name() ? 0 : part.weight();
        }
        return new StatementWeights(sum - off, frame, words);
    }
}

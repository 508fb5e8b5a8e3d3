package dev.assize.judges.coverage.internal;

/**
 * The clause of a sentence that covers most of a statement: what is said in one clause is said of the same thing.
 *
 * @param start its first token
 * @param end the token after its last one
 * @param share how much of the statement it covers, by weight
 */
record BestClause(int start, int end, double share) {

    static BestClause of(SentenceSupport support) {
        BestClause best = new BestClause(support.start(), support.end(), 0);
        int from = support.start();
        for (int at = from + 1; at <= support.end(); at++) {
            if (at == support.end() || support.match().passage().opensClause(at)) {
                double share = share(support, from, at);
                if (share > best.share) {
                    best = new BestClause(from, at, share);
                }
                from = at;
            }
        }
        return best;
    }

    private static double share(SentenceSupport support, int from, int to) {
        double covered = 0;
        for (int part = 0; part < support.parts(); part++) {
            if (support.part(part) > 0) {
                covered += support.wanted(part).weight() * support.match().best(part, from, to);
            }
        }
        double all = support.match().statement().weights().all();
        return all == 0 ? 0 : covered / all;
    }
}

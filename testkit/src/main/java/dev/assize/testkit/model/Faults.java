package dev.assize.testkit.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Which fault befalls which request. Asked by one thread at a time. */
public interface Faults {

    Fault next(ReceivedRequest request);

    static Faults none() {
        return request -> Fault.NONE;
    }

    /** One after the other for the first requests, none for all later ones. */
    static Faults inOrder(Fault... faults) {
        List<Fault> order = List.of(faults);
        return request -> request.number() <= order.size() ? order.get(request.number() - 1) : Fault.NONE;
    }

    /** The same for every request. */
    static Faults always(Fault fault) {
        return request -> fault;
    }

    /** Drawn by chance; see {@link Drawn}. */
    static Drawn drawn(long seed) {
        return new Drawn(seed, List.of());
    }

    /**
     * Drawn from a seed, with given shares. What befalls a request depends on the seed, on its body and on how often
     * that body came before, not on the order in which threads happen to send: the same run meets the same faults.
     */
    final class Drawn implements Faults {

        private record Share(double upTo, Fault fault) {}

        private final long seed;
        private final List<Share> shares;
        private final Map<Integer, Integer> seen = new HashMap<>();

        private Drawn(long seed, List<Share> shares) {
            this.seed = seed;
            this.shares = shares;
        }

        /** @param share of all requests, between 0 and 1 */
        public Drawn with(double share, Fault fault) {
            double from = shares.isEmpty() ? 0 : shares.get(shares.size() - 1).upTo;
            if (share < 0 || from + share > 1) {
                throw new IllegalArgumentException(
                        "Shares lie between 0 and 1 together, got " + share + " on top of " + from);
            }
            List<Share> more = new ArrayList<>(shares);
            more.add(new Share(from + share, fault));
            return new Drawn(seed, List.copyOf(more));
        }

        @Override
        public Fault next(ReceivedRequest request) {
            int body = request.body().hashCode();
            int times = seen.merge(body, 1, Integer::sum);
            double draw = new SplittableRandom(seed ^ ((long) body << 32 | times)).nextDouble();
            return shares.stream()
                    .filter(share -> draw < share.upTo)
                    .map(Share::fault)
                    .findFirst()
                    .orElse(Fault.NONE);
        }
    }
}

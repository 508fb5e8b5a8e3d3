package dev.assize.models.limits;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A provider and the threads that call it, in simulated time: each thread has one call after the other, which waits for
 * its turn, is sent, and is sent again after a pause where that may help.
 *
 * @param threads that call, as many as calls are allowed at once
 * @param takes calls at once; what comes on top is refused
 * @param refusedByChance share of calls that are refused although there is room
 * @param brokenByChance share of calls that break down by themselves
 */
record SimulatedProvider(int threads, int takes, double refusedByChance, double brokenByChance) {

    private static final double REPLY_SECONDS = 0.5;
    private static final double REFUSAL_SECONDS = 0.02;

    /**
     * What came of the calls.
     *
     * @param seconds until the last had its reply
     * @param sent calls, those that were sent again included
     * @param givenUp calls that had no reply after the last attempt
     */
    record Course(double seconds, long sent, long givenUp) {}

    private enum Ending {
        REPLY,
        REFUSED,
        BROKEN
    }

    /** @param back whether a pause is over; otherwise a call has ended */
    private record Event(double at, long order, Call call, boolean back) {}

    private record Call(int attempt, int window, boolean taken, Ending ending) {}

    Course run(int calls, long seed) {
        return new Simulation(calls, seed).run();
    }

    private final class Simulation {
        private final SplittableRandom random;
        private final ConcurrencyLimit limit = new ConcurrencyLimit(threads);
        private final PriorityQueue<Event> events =
                new PriorityQueue<>(Comparator.comparingDouble(Event::at).thenComparingLong(Event::order));
        private final Deque<Integer> waiting = new ArrayDeque<>();
        private double now;
        private int left;
        private int idle = threads;
        private int inFlight;
        private int taken;
        private long sent;
        private long order;
        private long givenUp;

        Simulation(int calls, long seed) {
            this.left = calls;
            this.random = new SplittableRandom(seed);
        }

        Course run() {
            for (start(); !events.isEmpty(); start()) {
                Event event = events.remove();
                now = event.at();
                if (event.back()) {
                    waiting.add(event.call().attempt() + 1);
                } else {
                    end(event.call());
                }
            }
            return new Course(now, sent, givenUp);
        }

        private void start() {
            for (; idle > 0 && left > 0; idle--, left--) {
                waiting.add(1);
            }
            while (!waiting.isEmpty() && inFlight < limit.calls()) {
                send(waiting.remove());
            }
        }

        private void send(int attempt) {
            sent++;
            inFlight++;
            boolean room = taken < takes;
            if (room) {
                taken++;
            }
            Ending ending = room ? byChance() : Ending.REFUSED;
            double takes = ending == Ending.REPLY ? REPLY_SECONDS * (0.9 + 0.2 * random.nextDouble()) : REFUSAL_SECONDS;
            schedule(takes, new Call(attempt, limit.window(), room, ending), false);
        }

        private Ending byChance() {
            double chance = random.nextDouble();
            if (chance < refusedByChance) {
                return Ending.REFUSED;
            }
            return chance < refusedByChance + brokenByChance ? Ending.BROKEN : Ending.REPLY;
        }

        private void end(Call call) {
            inFlight--;
            taken -= call.taken() ? 1 : 0;
            limit.ended(call.window(), call.ending() == Ending.REFUSED);
            if (call.ending() == Ending.REPLY) {
                idle++;
            } else if (call.attempt() == RetryPolicy.USUAL.attempts()) {
                givenUp++;
                idle++;
            } else {
                Duration pause = RetryPolicy.USUAL.pause(call.attempt(), Duration.ZERO, random);
                schedule(pause.toNanos() / 1e9, call, true);
            }
        }

        private void schedule(double seconds, Call call, boolean back) {
            events.add(new Event(now + seconds, order++, call, back));
        }
    }
}

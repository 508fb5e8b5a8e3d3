package dev.assize.server.web;

/** A request that cannot be granted, with the status that says so and a sentence for whoever sent it. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    public static final int BAD_REQUEST = 400;
    public static final int UNAUTHORIZED = 401;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int CONFLICT = 409;
    public static final int TOO_LARGE = 413;
    public static final int UNPROCESSABLE = 422;
    public static final int TOO_MANY = 429;

    private final int status;

    public Refusal(int status, String message) {
        super(message);
        this.status = status;
    }

    public int status() {
        return status;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}

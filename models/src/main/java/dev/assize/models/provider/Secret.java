package dev.assize.models.provider;

/** A key. It shows itself to nobody but the provider it is for. */
public final class Secret {

    /** For providers that want no key. */
    public static final Secret NONE = new Secret("");

    private final String value;

    private Secret(String value) {
        this.value = value;
    }

    /** White space around a key, as a copied line brings it along, is no part of it. */
    public static Secret of(String value) {
        return new Secret(value.strip());
    }

    public boolean isMissing() {
        return value.isEmpty();
    }

    String reveal() {
        return value;
    }

    /** The text with every occurrence of the key blotted out. */
    String hideIn(String text) {
        return isMissing() ? text : text.replace(value, "(key)");
    }

    @Override
    public String toString() {
        return "(secret)";
    }
}

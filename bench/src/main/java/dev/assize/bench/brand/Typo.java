package dev.assize.bench.brand;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** The ways to write a brand that people really use, made from its name. */
enum Typo {
    LOWER,
    UPPER,
    MERGED,
    HYPHENATED,
    POSSESSIVE,
    PLURAL,
    LEGAL_FORM,
    INITIALS,
    FIRST_WORD,
    DROP,
    DOUBLE,
    SWAP,
    SOUND;

    private static final Set<Typo> SLIPS = EnumSet.of(DROP, DOUBLE, SWAP, SOUND);
    private static final Map<String, String> SOUNDS = Map.of(
            "c", "k", "k", "c", "ph", "f", "s", "z", "z", "s", "i", "y", "y", "i", "v", "w", "oo", "u", "x", "ks");

    /** Whether one letter is wrong in it. */
    boolean isSlip() {
        return SLIPS.contains(this);
    }

    /** Empty where the brand cannot be written so. */
    Optional<String> of(String brand, Random random) {
        String made = switch (this) {
            case LOWER -> brand.toLowerCase(Locale.ROOT);
            case UPPER -> brand.toUpperCase(Locale.ROOT);
            case MERGED -> brand.replace(" ", "");
            case HYPHENATED -> brand.replace(' ', '-');
            case POSSESSIVE -> brand + "'s";
            case PLURAL -> brand + "s";
            case LEGAL_FORM -> brand + " Inc.";
            case INITIALS -> initials(brand);
            case FIRST_WORD -> brand.contains(" ") ? brand.substring(0, brand.indexOf(' ')) : "";
            case SOUND -> sound(brand, random);
            case DROP, DOUBLE, SWAP -> slip(brand, 1 + random.nextInt(Math.max(1, brand.length() - 2)));
        };
        return made.isBlank() || made.equals(brand) ? Optional.empty() : Optional.of(made);
    }

    private String slip(String brand, int at) {
        if (at + 1 >= brand.length()
                || !Character.isLetter(brand.charAt(at))
                || !Character.isLetter(brand.charAt(at + 1))) {
            return "";
        }
        String before = brand.substring(0, at);
        char letter = brand.charAt(at);
        String after = brand.substring(at + 1);
        if (this == SWAP) {
            return before + after.charAt(0) + letter + after.substring(1);
        }
        return this == DROP ? before + after : before + letter + letter + after;
    }

    private static String initials(String brand) {
        StringBuilder letters = new StringBuilder();
        for (String word : brand.split("\\s+")) {
            if (!word.isEmpty() && Character.isLetterOrDigit(word.charAt(0))) {
                letters.append(word.charAt(0));
            }
        }
        return letters.length() < 2 ? "" : letters.toString().toUpperCase(Locale.ROOT);
    }

    private static String sound(String brand, Random random) {
        String lower = brand.toLowerCase(Locale.ROOT);
        var heard = SOUNDS.keySet().stream().filter(lower::contains).sorted().toList();
        if (heard.isEmpty()) {
            return "";
        }
        String from = heard.get(random.nextInt(heard.size()));
        int at = lower.indexOf(from);
        return lower.substring(0, at) + SOUNDS.getOrDefault(from, from) + lower.substring(at + from.length());
    }
}

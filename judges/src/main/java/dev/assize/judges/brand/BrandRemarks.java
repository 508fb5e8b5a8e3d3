package dev.assize.judges.brand;

import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the numbers leave to be desired, gravest first. A perfect case has no remark. */
final class BrandRemarks {

    private final BrandCase subject;
    private final Extraction extraction;
    private final Opinions opinions;
    private final List<Remark> remarks = new ArrayList<>();

    BrandRemarks(BrandCase subject, Extraction extraction, Opinions opinions) {
        this.subject = subject;
        this.extraction = extraction;
        this.opinions = opinions;
    }

    List<Remark> about(Scorecard card, Optional<CalibrationPoints> calibration) {
        if (extraction.isBrandless()) {
            aboutInvention();
        } else {
            aboutPrimary(card);
            aboutMissing();
        }
        aboutUnrelated();
        aboutCount(card);
        aboutReasoning();
        aboutConfidence(calibration);
        return List.copyOf(remarks);
    }

    private void aboutInvention() {
        if (!extraction.entries().isEmpty()) {
            add(
                    new Finding(
                            "brand-invented",
                            Severity.CRITICAL,
                            "The title has no brand, but the output lists "
                                    + extraction.entries().size() + ".",
                            extraction.entries().stream().map(Entry::evidence).toList()),
                    "Return an empty list when the title names no brand.");
        }
    }

    private void aboutPrimary(Scorecard card) {
        String brand = "\"" + extraction.primary() + "\"";
        if (!card.correctness().primaryCaptured()) {
            add(
                    "primary-missing",
                    Severity.CRITICAL,
                    "No entry holds the brand " + brand + ".",
                    "Add the brand " + brand + " itself.");
        } else if (!follows(card, Rule.INCLUDE_ORIGINAL)) {
            add(
                    "original-brand-missing",
                    Severity.MAJOR,
                    "The brand " + brand + " is there only in another form.",
                    "Add the brand as the input writes it: " + brand + ".");
        }
        if (!follows(card, Rule.GENERATE_VARIATIONS)) {
            add(
                    "no-variation",
                    Severity.MAJOR,
                    "No entry is another form of " + brand + ".",
                    "Add other forms of " + brand + ": another case, another spacing, common misspellings.");
        }
    }

    private void aboutMissing() {
        List<String> missing = extraction.missing();
        if (!missing.isEmpty()) {
            String names = missing.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
            add(
                    "expected-missing",
                    Severity.MINOR,
                    "Of the other expected names, no entry holds " + names + ".",
                    "Add the expected " + names + ".");
        }
    }

    private void aboutUnrelated() {
        for (Entry entry : opinions.unrelated(extraction.entries())) {
            add(
                    new Finding(
                            "unrelated-term", Severity.MAJOR, opinions.told(entry) + ".", List.of(entry.evidence())),
                    "Remove " + entry.quoted() + ".");
        }
    }

    private void aboutCount(Scorecard card) {
        if (follows(card, Rule.REASONABLE_COUNT)
                || (extraction.isBrandless() && !extraction.entries().isEmpty())) {
            return;
        }
        int count = extraction.listing().size();
        boolean few = count < Extraction.FEWEST;
        add(
                few ? "too-few-entries" : "too-many-entries",
                Severity.MINOR,
                "The output has " + count + " distinct entries; " + Extraction.FEWEST + " to " + Extraction.MOST
                        + " are wanted.",
                few
                        ? "List at least " + (Extraction.FEWEST - count) + " more."
                        : "Keep the " + Extraction.MOST + " most likely entries and drop " + (count - Extraction.MOST)
                                + ".");
    }

    private void aboutReasoning() {
        if (subject.reasoning().isBlank()) {
            add("reasoning-missing", Severity.MAJOR, "There is no reasoning.", "Explain how the brand was found.");
            return;
        }
        for (Merit.Section section : Merit.Section.ALL) {
            Map<String, Boolean> ticks = opinions.ticks(section).orElse(Map.of());
            for (Merit merit : section.merits()) {
                if (!ticks.getOrDefault(merit.item(), false)) {
                    add(
                            "thin-reasoning",
                            Severity.MINOR,
                            "Nothing in the reasoning " + merit.item() + ".",
                            merit.advice());
                }
            }
        }
    }

    private void aboutConfidence(Optional<CalibrationPoints> calibration) {
        if (calibration.isEmpty()) {
            boolean none = subject.confidence().isBlank();
            add(
                    none ? "confidence-missing" : "confidence-unreadable",
                    Severity.MINOR,
                    none
                            ? "There is no confidence."
                            : "The confidence \"" + subject.confidence().strip() + "\" is on no known scale.",
                    "State a confidence between 0 and 1.");
            return;
        }
        if (calibration.get().points() < CalibrationPoints.MOST_POINTS) {
            boolean over = calibration.get().gap() > 0;
            add(
                    over ? "overconfident" : "underconfident",
                    Severity.MINOR,
                    "The confidence \"" + subject.confidence().strip() + "\" is too " + (over ? "high" : "low")
                            + " for what was found.",
                    over ? "State less confidence, or say what is doubtful." : "State more confidence.");
        }
    }

    private static boolean follows(Scorecard card, Rule rule) {
        for (RuleCheck check : card.rules()) {
            if (check.rule() == rule && check.compliant()) {
                return true;
            }
        }
        return false;
    }

    private void add(String code, Severity severity, String message, String suggestion) {
        add(Finding.of(code, severity, message), suggestion);
    }

    private void add(Finding finding, String suggestion) {
        remarks.add(new Remark(finding, suggestion));
    }
}

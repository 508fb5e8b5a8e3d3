package dev.assize.bench.brand;

import java.nio.file.Path;

/** Prints what the brand-extraction judge finds, mistakes and how fast it is, on a directory of real names and titles. */
public final class BrandBench {

    private BrandBench() {}

    public static void main(String[] arguments) throws InterruptedException {
        if (arguments.length != 1) {
            System.err.println(
                    "Give the directory that holds nsi_aliases.jsonl, wdc_pave_train.jsonl, oa_mine_train.jsonl and ae_110k_train.jsonl.");
            System.exit(2);
        }
        RealNames names = RealNames.in(Path.of(arguments[0]));
        new SpellingFigures(names).print(System.out);
        CaseFigures cases = new CaseFigures(names);
        cases.print(System.out);
        cases.printSpeed(System.out);
    }
}

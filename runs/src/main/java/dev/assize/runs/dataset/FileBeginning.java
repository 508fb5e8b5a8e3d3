package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** How a file begins: with a mark that is passed over, or as a file that is something else than cases. */
final class FileBeginning {

    /** The mark of a tar archive stands behind the name of its first file, which ends with zeros; no text has any. */
    private static final int TAR_MARK = 257;

    private static final int LONGEST = 512;
    private static final String ICONV =
            "UTF-8; name the encoding %1$s, or convert the file, for example with iconv -f %1$s -t UTF-8";
    private static final String UNPACK = "JSONL, JSON, CSV, TSV or YAML, plain or packed with gzip; %s";
    private static final String PAGE =
            "open it to see what it says: where a file is only for those who are signed in, a page is saved in its place";
    private static final String SAVE = "save the workbook's sheet as CSV in UTF-8 from the program that made it";
    private static final String NO_CASES = "such a file holds no cases";
    private static final String TO_LINES =
            "write its rows as JSON lines, for example with to_json('cases.jsonl', orient='records', lines=True) of pandas";

    /** @param start the first bytes of such a file, in hexadecimal, or its first letters */
    private record Kind(String start, String name, String expected) {

        boolean fits(String begins) {
            return begins.startsWith(start);
        }
    }

    /** The marks of UTF-32 begin like those of UTF-16, so they come first. Without a mark, a brace or bracket tells. */
    private static final List<Kind> OTHERS = List.of(
            new Kind("fffe0000", "a file written in UTF-32", String.format(ICONV, "UTF-32")),
            new Kind("0000feff", "a file written in UTF-32", String.format(ICONV, "UTF-32")),
            new Kind("7b000000", "a file written in UTF-32", String.format(ICONV, "UTF-32LE")),
            new Kind("5b000000", "a file written in UTF-32", String.format(ICONV, "UTF-32LE")),
            new Kind("0000007b", "a file written in UTF-32", String.format(ICONV, "UTF-32BE")),
            new Kind("0000005b", "a file written in UTF-32", String.format(ICONV, "UTF-32BE")),
            new Kind("fffe", "a file written in UTF-16", String.format(ICONV, "UTF-16")),
            new Kind("feff", "a file written in UTF-16", String.format(ICONV, "UTF-16")),
            new Kind("7b00", "a file written in UTF-16", String.format(ICONV, "UTF-16LE")),
            new Kind("5b00", "a file written in UTF-16", String.format(ICONV, "UTF-16LE")),
            new Kind("007b", "a file written in UTF-16", String.format(ICONV, "UTF-16BE")),
            new Kind("005b", "a file written in UTF-16", String.format(ICONV, "UTF-16BE")),
            new Kind(
                    "504b0304",
                    "a zip archive or a workbook (XLSX, ODS)",
                    String.format(UNPACK, "unpack the archive, or " + SAVE)),
            new Kind("504b0506", "an empty zip archive", String.format(UNPACK, "name the files that belong into it")),
            new Kind(
                    "1f8b",
                    "a file packed with gzip",
                    String.format(UNPACK, "let its name end in .gz, or unpack it with gunzip")),
            new Kind(
                    "28b52ffd",
                    "a file packed with zstd",
                    String.format(UNPACK, "unpack it, for example with zstd -d")),
            new Kind(
                    "fd377a585a00",
                    "a file packed with xz",
                    String.format(UNPACK, "unpack it, for example with xz -d")),
            new Kind(
                    "425a6839",
                    "a file packed with bzip2",
                    String.format(UNPACK, "unpack it, for example with bzip2 -d")),
            new Kind(
                    "5041523115",
                    "a Parquet file",
                    String.format(
                            UNPACK,
                            "convert it, for example with duckdb -c \"COPY 'cases.parquet' TO 'cases.jsonl' (FORMAT"
                                    + " json)\"")),
            new Kind("53514c69746520666f726d6174203300", "an SQLite file", String.format(UNPACK, "export its rows")),
            new Kind("377abcaf271c", "a 7z archive", String.format(UNPACK, "unpack it, for example with 7z x")),
            new Kind("526172211a07", "a RAR archive", String.format(UNPACK, "unpack it, for example with unrar x")),
            new Kind("04224d18", "a file packed with lz4", String.format(UNPACK, "unpack it, for example with lz4 -d")),
            new Kind("4152524f573100", "an Arrow file", String.format(UNPACK, TO_LINES)),
            new Kind("4f626a01", "an Avro file", String.format(UNPACK, TO_LINES)),
            new Kind("894844460d0a1a0a", "an HDF5 file", String.format(UNPACK, TO_LINES)),
            new Kind("934e554d5059", "a file of numpy", String.format(UNPACK, TO_LINES)),
            new Kind("800495", "a pickle of Python", String.format(UNPACK, TO_LINES)),
            new Kind("800595", "a pickle of Python", String.format(UNPACK, TO_LINES)),
            new Kind(
                    "0000000000000000",
                    "a file that begins with zeros, as one does whose writing was cut off",
                    String.format(UNPACK, "write or fetch it again")),
            new Kind("255044462d", "a PDF document", String.format(UNPACK, NO_CASES)),
            new Kind("d0cf11e0", "a document of an older office program (XLS, DOC)", String.format(UNPACK, SAVE)),
            new Kind("89504e47", "a picture (PNG)", String.format(UNPACK, NO_CASES)),
            new Kind("ffd8ff", "a picture (JPEG)", String.format(UNPACK, NO_CASES)),
            new Kind("474946383961", "a picture (GIF)", String.format(UNPACK, NO_CASES)),
            new Kind("7f454c46", "a program (ELF)", String.format(UNPACK, NO_CASES)),
            new Kind("4d5a9000", "a program (EXE)", String.format(UNPACK, NO_CASES)),
            new Kind("cafebabe", "a program (Java class)", String.format(UNPACK, NO_CASES)));

    /** What texts begin with that hold no cases, whatever their name says; a download that failed often leaves one. */
    private static final List<Kind> TEXTS = List.of(
            new Kind("<!doctype html", "a web page", String.format(UNPACK, PAGE)),
            new Kind("<html", "a web page", String.format(UNPACK, PAGE)),
            new Kind("<?xml", "an XML file", String.format(UNPACK, "write its records as JSON lines")),
            new Kind(
                    "version https://git-lfs.github.com/",
                    "a pointer of Git LFS in place of the file",
                    String.format(UNPACK, "fetch the file with git lfs pull")));

    private FileBeginning() {}

    /** Passes over the mark of UTF-8; throws {@link InvalidCase} when the file is something else than cases. */
    static void check(BufferedInputStream in) throws IOException {
        in.mark(LONGEST);
        byte[] start = new byte[LONGEST];
        int count = Math.max(0, in.read(start));
        // More is waited for only where it is there already: a terminal or a pipe may have sent one short line.
        while (count < LONGEST && count > 0 && in.available() > 0) {
            int more = in.read(start, count, LONGEST - count);
            if (more <= 0) {
                break;
            }
            count += more;
        }
        in.reset();
        String begins = HexFormat.of().formatHex(Arrays.copyOf(start, count));
        if (begins.startsWith("efbbbf")) {
            in.skipNBytes(3);
        }
        requireOther(OTHERS, begins);
        String text = new String(start, 0, count, StandardCharsets.ISO_8859_1);
        requireOther(
                TEXTS,
                (begins.startsWith("efbbbf") ? text.substring(3) : text).strip().toLowerCase(Locale.ROOT));
        if (text.startsWith("ustar", TAR_MARK) && text.lastIndexOf('\0', TAR_MARK) >= 0) {
            throw new InvalidCase(
                    "",
                    "a tar archive",
                    String.format(UNPACK, "unpack it, for example with tar xf, and name the files"));
        }
    }

    private static void requireOther(List<Kind> kinds, String begins) {
        for (Kind kind : kinds) {
            if (kind.fits(begins)) {
                throw new InvalidCase("", kind.name(), kind.expected());
            }
        }
    }
}

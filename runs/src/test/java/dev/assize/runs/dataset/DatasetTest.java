package dev.assize.runs.dataset;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.testkit.RandomData;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetTest {

    @TempDir
    Path folder;

    @Nested
    class Lines {

        @Test
        void areRecordsWithTheirPlace() throws IOException {
            assertThat(read("a.jsonl", "{\"a\":1}\n\n  \n{\"a\":2}\r\n{\"a\":3}"))
                    .containsExactly("a.jsonl:1 {\"a\":1}", "a.jsonl:4 {\"a\":2}", "a.jsonl:5 {\"a\":3}");
        }

        @Test
        void thatAreBrokenSayWhereAndTheRestGoesOn() throws IOException {
            List<String> rows = read("a.jsonl", "{\"a\":1}\n{\"a\":\n[1]\n{\"a\":1,\"a\":2}\n{\"a\":2}\n");
            assertThat(rows).hasSize(5);
            assertThat(rows.get(1)).startsWith("a.jsonl:2 ! found broken JSON at column 6");
            assertThat(rows.get(2)).isEqualTo("a.jsonl:3 ! found a list of 1, expected a JSON object");
            assertThat(rows.get(3)).contains("Duplicate field 'a'");
            assertThat(rows.get(4)).isEqualTo("a.jsonl:5 {\"a\":2}");
        }

        @Test
        void thatAreNotUtf8SayWhichByte() throws IOException {
            byte[] latin = "{\"a\":\"é\"}\n{\"a\":2}\n".getBytes(ISO_8859_1);
            assertThat(rows("a.jsonl", latin))
                    .containsExactly(
                            "a.jsonl:1 ! found the byte 0xE9 at position 7 of the record,"
                                    + " expected UTF-8; name the encoding that the file has, such as windows-1252, or convert it",
                            "a.jsonl:2 {\"a\":2}");
        }

        @Test
        void mayHoldTheCharacterThatStandsForBrokenOnes() throws IOException {
            assertThat(read("a.jsonl", "{\"a\":\"\uFFFD\"}")).containsExactly("a.jsonl:1 {\"a\":\"\uFFFD\"}");
        }

        @Test
        void overTheLimitAreRefusedWithoutBeingKept() throws IOException {
            int limit = 1024 * 1024;
            InputStream endless = new SequenceInputStream(
                    new RepeatedByte((byte) 'x', 50L * limit),
                    new ByteArrayInputStream("\n{\"a\":2}\n".getBytes(UTF_8)));
            try (RowReader reader = new LineRows("a.jsonl", endless, limit)) {
                assertThat(told(reader.next().orElseThrow()))
                        .isEqualTo("a.jsonl:1 ! found a record of 50.0 MB, expected at most 1.0 MB"
                                + " (split the record, or allow more)");
                assertThat(told(reader.next().orElseThrow())).isEqualTo("a.jsonl:2 {\"a\":2}");
                assertThat(reader.next()).isEmpty();
            }
        }

        @Test
        void beginAfterAByteOrderMark() throws IOException {
            assertThat(read("a.jsonl", "\uFEFF{\"a\":1}")).containsExactly("a.jsonl:1 {\"a\":1}");
        }
    }

    @Nested
    class Lists {

        @Test
        void holdRecordsAcrossLines() throws IOException {
            assertThat(read("a.json", "[\n {\"a\":1},\n {\"a\":\n2}, 5\n]"))
                    .containsExactly(
                            "a.json:2 {\"a\":1}",
                            "a.json:3 {\"a\":2}",
                            "a.json:4 ! found the number 5, expected a JSON object");
        }

        @Test
        void mayBeOneObjectOrSeveral() throws IOException {
            assertThat(read("a.json", "{\n\"a\":1}\n{\"a\":2}"))
                    .containsExactly("a.json:1 {\"a\":1}", "a.json:3 {\"a\":2}");
        }

        @Test
        void thatBreakSaySoOnceAndEnd() throws IOException {
            List<String> rows = read("a.json", "[{\"a\":1},\n{\"a\" 2},\n{\"a\":3}]");
            assertThat(rows).hasSize(2);
            assertThat(rows.get(1))
                    .startsWith("a.json:2 ! found broken JSON")
                    .endsWith("the rest of the file is not read");
            assertThat(read("b.json", "[{\"a\":1}")).hasSize(2);
        }

        @Test
        void thatAreNotUtf8SaySoAndEnd() throws IOException {
            assertThat(rows("a.json", "[{\"a\":1},{\"a\":\"é\"}]".getBytes(ISO_8859_1)))
                    .hasSize(2);
        }

        @Test
        void refuseElementsOverTheLimit() throws IOException {
            String json = "[{\"a\":\"" + "x".repeat(2000) + "\"},{\"a\":1}]";
            try (RowReader reader =
                    JsonRows.of("a.json", new ByteArrayInputStream(json.getBytes(UTF_8)), ReadOptions.of(null, 1000))) {
                assertThat(told(reader.next().orElseThrow())).contains("expected at most");
                assertThat(told(reader.next().orElseThrow())).contains("{\"a\":1}");
            }
        }
    }

    @Nested
    class Tables {

        @Test
        void nestDottedNames() throws IOException {
            assertThat(read(
                            "a.csv",
                            "id,item.input,item.reference\r\n1,\"say \"\"hi\"\", now\",\"two\nlines\"\n2,,x\n"))
                    .containsExactly(
                            "a.csv:2 {\"id\":\"1\",\"item\":{\"input\":\"say \\\"hi\\\", now\",\"reference\":\"two\\nlines\"}}",
                            "a.csv:4 {\"id\":\"2\",\"item\":{\"input\":\"\",\"reference\":\"x\"}}");
        }

        /** Headings as people write them: the dot of a version or of an abbreviation joins no names. */
        @Test
        void keepHeadingsWhoseDotsAreTheirOwn() throws IOException {
            assertThat(read("a.csv", "answer (v1.2),gpt-4.1,Ref. text,.x,choices.0.text\n1,2,3,4,5\n"))
                    .containsExactly(
                            "a.csv:2 {\"answer (v1.2)\":\"1\",\"gpt-4.1\":\"2\",\"Ref. text\":\"3\",\".x\":\"4\","
                                    + "\"choices\":{\"0\":{\"text\":\"5\"}}}");
        }

        @Test
        void mayUseTabs() throws IOException {
            assertThat(read("a.tsv", "a\tb\n1\tx,y\n")).containsExactly("a.tsv:2 {\"a\":\"1\",\"b\":\"x,y\"}");
        }

        @Test
        void refuseARowWithMoreOrFewerCells() throws IOException {
            assertThat(read("a.csv", "a,b\n1\n1,2\n1,2,3\n"))
                    .containsExactly(
                            "a.csv:2 ! found a row of 1 cell, expected 2 cells, as the first row has",
                            "a.csv:3 {\"a\":\"1\",\"b\":\"2\"}",
                            "a.csv:4 ! found a row of 3 cells, expected 2 cells, as the first row has");
        }

        @Test
        void refuseNamesThatStandTwice() throws IOException {
            assertThat(read("a.csv", "a,a\n1,2\n")).singleElement().asString().contains("a name stands twice");
        }

        @Test
        void saySoWhenAQuoteIsNeverClosed() throws IOException {
            assertThat(read("a.csv", "a,b\n1,\"x\n2,y\n"))
                    .singleElement()
                    .asString()
                    .isEqualTo(
                            "a.csv:2 ! found a cell that begins with a quotation mark which is closed nowhere;"
                                    + " what follows it is not read, expected cells in double quotes, with quotes inside them doubled");
        }

        @Test
        void thatAreNotUtf8SayWhichRow() throws IOException {
            assertThat(rows("a.csv", "a\né\nx\n".getBytes(ISO_8859_1)))
                    .hasSize(2)
                    .element(1)
                    .isEqualTo("a.csv:3 {\"a\":\"x\"}");
        }
    }

    @Nested
    class Sources {

        @Test
        void mayBeEmpty() throws IOException {
            for (String name : List.of("a.jsonl", "a.json", "a.csv", "a.tsv", "a")) {
                assertThat(read(name, "")).as(name).isEmpty();
                assertThat(read(name, "\n\n")).as(name).isEmpty();
            }
            assertThat(read("a.json", "[]")).isEmpty();
            assertThat(read("a.csv", "a,b\n")).isEmpty();
        }

        @Test
        void withoutATellingNameGoByTheirBeginning() throws IOException {
            assertThat(read("a", " [{\"a\":1}]")).containsExactly("a:1 {\"a\":1}");
            assertThat(read("b", "\n{\"a\":1}\n")).containsExactly("b:2 {\"a\":1}");
            assertThat(read("c", "a,b\n1,2\n")).containsExactly("c:2 {\"a\":\"1\",\"b\":\"2\"}");
            assertThat(read("d", "a\tb\n1\t2\n")).containsExactly("d:2 {\"a\":\"1\",\"b\":\"2\"}");
            assertThat(read("e", "broken, indeed\n{\"a\":1}\n"))
                    .hasSize(2)
                    .element(1)
                    .isEqualTo("e:2 {\"a\":1}");
        }

        @Test
        void withAColumnThatIsBothATextAndAnObjectNameBoth() throws IOException {
            for (String header : List.of("item,item.reference", "item.reference,item", "a,item,b,item.x.y")) {
                assertThat(read("a.csv", header + "\n1,2\n"))
                        .singleElement()
                        .asString()
                        .startsWith("a.csv:1 ! found the columns \"item\" and \"item.");
            }
            assertThat(read("a.csv", "items,item.a,item.b\n1,2,3\n"))
                    .singleElement()
                    .asString()
                    .contains("\"items\":\"1\"");
        }

        @Test
        void mayBeCompressed() throws IOException {
            assertThat(rows("a.jsonl.gz", gzip("{\"a\":1}\n"))).containsExactly("a.jsonl.gz:1 {\"a\":1}");
        }

        @Test
        void thatBreakOffSaySoAfterWhatWasRead() throws IOException {
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < 5000; i++) {
                lines.append("{\"a\":").append(i * 7919L % 1000003).append("}\n");
            }
            byte[] whole = gzip(lines.toString());
            List<String> rows = rows("a.jsonl.gz", Arrays.copyOf(whole, whole.length / 2));
            assertThat(rows.size()).isLessThan(5000);
            assertThat(rows.get(rows.size() - 1)).contains("data that breaks off");
        }

        @Test
        void thatAreNoGzipSaySo() throws IOException {
            assertThat(rows("a.jsonl.gz", "{}".getBytes(UTF_8)))
                    .singleElement()
                    .asString()
                    .contains("breaks off");
        }

        @Test
        void mayHaveSeveralCompressedMembers() throws IOException {
            byte[] three = joined(gzip("{\"a\":1}\n"), gzip("{\"a\":2}\n"), new byte[512]);
            assertThat(rows("a.jsonl.gz", three)).containsExactly("a.jsonl.gz:1 {\"a\":1}", "a.jsonl.gz:2 {\"a\":2}");
        }

        @Test
        void saySoWhereACompressedMemberIsBroken() throws IOException {
            byte[] second = gzip("{\"a\":2}\n");
            byte[] header = second.clone();
            header[0] = 'x';
            byte[] inside = second.clone();
            inside[12] ^= 0x55;
            byte[] checksum = second.clone();
            checksum[checksum.length - 8] ^= 1;
            for (byte[] broken :
                    List.of(header, inside, checksum, Arrays.copyOf(second, 5), "{\"a\":3}\n".getBytes(UTF_8))) {
                List<String> rows = rows("a.jsonl.gz", joined(gzip("{\"a\":1}\n"), broken, gzip("{\"a\":3}\n")));
                assertThat(rows.get(0)).isEqualTo("a.jsonl.gz:1 {\"a\":1}");
                assertThat(rows.get(rows.size() - 1))
                        .startsWith("a.jsonl.gz:")
                        .contains("data that breaks off after this line (")
                        .contains("member");
            }
        }

        @Test
        void ofAnotherKindAreOneRowThatNamesItAndTheOthersGoOn() throws IOException {
            Map<String, byte[]> kinds = new LinkedHashMap<>();
            kinds.put("UTF-16", "{\"a\":1}".getBytes(UTF_16));
            kinds.put("UTF-16LE", "{\"a\":1}".getBytes(UTF_16LE));
            kinds.put(
                    "UTF-32",
                    joined(new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 0}, "{".getBytes(Charset.forName("UTF-32LE"))));
            kinds.put("UTF-32BE", "[]".getBytes(Charset.forName("UTF-32BE")));
            kinds.put("zip", "PK\u0003\u0004 and more".getBytes(UTF_8));
            kinds.put("packed with gzip", gzip("{}"));
            kinds.put("Parquet", "PAR1\u0015 and more".getBytes(UTF_8));
            kinds.put("tar", tar("cases.jsonl"));
            kinds.put("7z", HexFormat.of().parseHex("377abcaf271c0004"));
            kinds.put("RAR", "Rar!\u001a\u0007\u0001\0".getBytes(UTF_8));
            kinds.put("Arrow", "ARROW1\0\0".getBytes(UTF_8));
            kinds.put("Avro", "Obj\u0001".getBytes(UTF_8));
            kinds.put("zeros", new byte[5_000]);
            kinds.put("a web page", "\uFEFF\n<!DOCTYPE html>\n<html>Sign in</html>".getBytes(UTF_8));
            kinds.put("XML", "<?xml version=\"1.0\"?>\n<cases/>".getBytes(UTF_8));
            kinds.put("Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n".getBytes(UTF_8));
            kinds.put("PDF", "%PDF-1.7\n1 0 obj\n".getBytes(UTF_8));
            kinds.put("PNG", joined(new byte[] {(byte) 0x89}, "PNG\r\n\u001a\n".getBytes(UTF_8)));
            kinds.put("ELF", "\u007fELF\u0002\u0001".getBytes(UTF_8));
            for (Map.Entry<String, byte[]> kind : kinds.entrySet()) {
                Path other = Files.write(folder.resolve("other.jsonl"), kind.getValue());
                Path good = Files.writeString(folder.resolve("good.jsonl"), "{\"a\":1}\n");
                List<DataSource> sources = List.of(DataSource.of(other.toString()), DataSource.of(good.toString()));
                try (Dataset dataset =
                        new Dataset(sources, null, Dataset.DEFAULT_LIMIT, InputStream.nullInputStream())) {
                    List<String> rows = all(dataset);
                    assertThat(rows).as(kind.getKey()).hasSize(2);
                    assertThat(rows.get(0)).startsWith("other.jsonl:1 ! found ").contains(kind.getKey());
                    assertThat(rows.get(1)).isEqualTo("good.jsonl:1 {\"a\":1}");
                }
            }
        }

        @Test
        void areNoArchiveForAWordThatArchivesHave() throws IOException {
            assertThat(read("a.csv", "PAR1,SQLite\n1," + "x".repeat(243) + "ustar\n"))
                    .hasSize(1);
            assertThat(read("b.csv", "ARROW1,b\n1,2\n")).hasSize(1);
        }

        @Test
        void arePackedAlsoByTheirShortName() throws IOException {
            assertThat(rows("a.tgz", gzip(tar("cases.jsonl"))))
                    .singleElement()
                    .asString()
                    .contains("a tar archive")
                    .contains("tar xf");
        }

        @Test
        void areReadTwiceOnlyWhereTheyCanBe() throws Exception {
            Path pipe = folder.resolve("pipe");
            assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                    .isZero();
            List<DataSource> sources = List.of(DataSource.of(pipe.toString()));
            assertThatThrownBy(() -> Dataset.again(sources, ReadOptions.USUAL))
                    .hasMessageContaining("pipe: is a pipe or a device, which cannot be read here")
                    .hasMessageEndingWith("write it to a file, and name that");
            assertThatThrownBy(() -> Dataset.again(List.of(DataSource.of("-")), ReadOptions.USUAL))
                    .hasMessageStartingWith("standard input cannot be read here");
        }

        @Test
        void areNamedByMoreThanNothing() throws IOException {
            assertThatThrownBy(() -> DataSource.of("")).hasMessageContaining("\"\" names no file");
            Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));
            assertThatThrownBy(() -> DataSource.of(link.toString()))
                    .hasMessageContaining("a link to a file that is not there, or to itself");
        }

        @Test
        void tellWhenTheyAreChangedWhileTheyAreRead() throws IOException {
            Path file = Files.writeString(folder.resolve("a.jsonl"), "{\"a\":1}\n".repeat(100_000));
            try (Dataset dataset = new Dataset(
                    List.of(DataSource.of(file.toString())),
                    null,
                    Dataset.DEFAULT_LIMIT,
                    InputStream.nullInputStream())) {
                dataset.next();
                assertThat(dataset.changes()).isEmpty();
                Files.writeString(file, "{\"a\":1}\n".repeat(10));
                all(dataset);
                assertThat(dataset.changes())
                        .containsExactly("a.jsonl was changed while it was read: it had 800000 bytes and has 80 now");
                Files.setLastModifiedTime(file, FileTime.fromMillis(1));
            }
            try (Dataset dataset = new Dataset(
                    List.of(DataSource.of(file.toString())),
                    null,
                    Dataset.DEFAULT_LIMIT,
                    InputStream.nullInputStream())) {
                all(dataset);
                assertThat(dataset.changes()).isEmpty();
                Files.setLastModifiedTime(file, FileTime.fromMillis(5_000));
                assertThat(dataset.changes()).containsExactly("a.jsonl was written to while it was read");
                Files.delete(file);
                assertThat(dataset.changes()).containsExactly("a.jsonl was taken away while it was read");
            }
        }

        @Test
        void thatAreNotThereAreRefusedWithAWayOut() {
            assertThatThrownBy(() -> DataSource.of(folder.resolve("none.jsonl").toString()))
                    .hasMessageContaining("no such file");
            assertThatThrownBy(() -> DataSource.of(folder.toString())).hasMessageContaining("is a folder");
        }

        @Test
        void areReadOneAfterTheOtherAndCounted() throws IOException {
            Files.writeString(folder.resolve("a.jsonl"), "{\"a\":1}\n");
            Files.writeString(folder.resolve("b.csv"), "a\n2\n");
            List<DataSource> sources = List.of(
                    DataSource.of(folder.resolve("a.jsonl").toString()),
                    DataSource.of(folder.resolve("b.csv").toString()));
            try (Dataset dataset = new Dataset(sources, null, Dataset.DEFAULT_LIMIT, InputStream.nullInputStream())) {
                assertThat(all(dataset)).containsExactly("a.jsonl:1 {\"a\":1}", "b.csv:2 {\"a\":\"2\"}");
                assertThat(dataset.meter().bytesRead()).isEqualTo(12);
                assertThat(dataset.size()).hasValue(12);
            }
        }

        @Test
        void mayBeTheStandardInput() throws IOException {
            InputStream in = new ByteArrayInputStream("{\"a\":1}\n".getBytes(UTF_8));
            try (Dataset dataset = new Dataset(List.of(DataSource.of("-")), null, Dataset.DEFAULT_LIMIT, in)) {
                assertThat(all(dataset)).containsExactly("stdin:1 {\"a\":1}");
                assertThat(dataset.size()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void survivesAnyBytesInAnyFormat(long seed) throws IOException {
        RandomData data = new RandomData(seed);
        for (int i = 0; i < 150; i++) {
            byte[] bytes = i % 2 == 0
                    ? data.bytes(400)
                    : ("{\"a\":\"" + data.text(60) + "\"}\n" + data.text(99)).getBytes(UTF_8);
            for (DataFormat format : DataFormat.values()) {
                try (Dataset dataset =
                        new Dataset(List.of(DataSource.of("-")), format, 200, new ByteArrayInputStream(bytes))) {
                    assertThat(all(dataset).size())
                            .as("seed %s, %s", seed, format)
                            .isLessThan(500);
                }
            }
        }
    }

    private List<String> read(String name, String content) throws IOException {
        return rows(name, content.getBytes(UTF_8));
    }

    private List<String> rows(String name, byte[] content) throws IOException {
        Path file = Files.write(folder.resolve(name), content);
        try (Dataset dataset = new Dataset(
                List.of(DataSource.of(file.toString())), null, Dataset.DEFAULT_LIMIT, InputStream.nullInputStream())) {
            return all(dataset);
        }
    }

    private static List<String> all(Dataset dataset) {
        List<String> rows = new ArrayList<>();
        for (Optional<Row> row = dataset.next(); row.isPresent(); row = dataset.next()) {
            rows.add(told(row.get()));
        }
        return rows;
    }

    private static String told(Row row) {
        try {
            return row.place() + " " + Json.write(row.record());
        } catch (InvalidCase e) {
            return row.place() + " ! " + e.getMessage();
        }
    }

    private static byte[] joined(byte[]... pieces) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] piece : pieces) {
            bytes.writeBytes(piece);
        }
        return bytes.toByteArray();
    }

    private static byte[] gzip(String text) throws IOException {
        return gzip(text.getBytes(UTF_8));
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }

    /** A tar archive with one file, as far as anybody looks who asks what it is. */
    private static byte[] tar(String file) {
        byte[] archive = new byte[10 * 1024];
        System.arraycopy(file.getBytes(UTF_8), 0, archive, 0, file.length());
        System.arraycopy("ustar".getBytes(UTF_8), 0, archive, 257, 5);
        return archive;
    }

    /** Many bytes in no memory. */
    private static final class RepeatedByte extends InputStream {
        private final byte unit;
        private long left;

        RepeatedByte(byte unit, long count) {
            this.unit = unit;
            this.left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? unit : -1;
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            int count = (int) Math.min(length, left);
            Arrays.fill(target, offset, offset + count, unit);
            left -= count;
            return count > 0 ? count : -1;
        }
    }
}

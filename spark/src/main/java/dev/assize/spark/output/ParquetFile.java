package dev.assize.spark.output;

import java.io.IOException;
import java.math.BigDecimal;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.collection.Iterator;
import scala.collection.Seq;

/**
 * The columns as Parquet, lists as its specification wants them. Written by hand rather than by Spark's own writer, since that
 * commits all files of a job together: a job that was killed would have nothing to go on with.
 */
final class ParquetFile implements ResultFile {

    private static final MessageType SCHEMA = message(ResultColumns.SCHEMA);

    private final SimpleGroupFactory groups = new SimpleGroupFactory(SCHEMA);
    private final ParquetWriter<Group> writer;

    ParquetFile(Path path, Configuration hadoop) throws IOException {
        this.writer = ExampleParquetWriter.builder(HadoopOutputFile.fromPath(path, hadoop))
                .withType(SCHEMA)
                .withConf(hadoop)
                .withCompressionCodec(CompressionCodecName.SNAPPY)
                .build();
    }

    @Override
    public void write(Row row) throws IOException {
        Group group = groups.newGroup();
        fill(group, row, ResultColumns.SCHEMA);
        writer.write(group);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    private static MessageType message(StructType schema) {
        Types.MessageTypeBuilder message = Types.buildMessage();
        for (StructField field : schema.fields()) {
            message.addField(type(field.name(), field.dataType()));
        }
        return message.named("result");
    }

    private static Type type(String name, DataType type) {
        if (type instanceof StructType struct) {
            Types.GroupBuilder<?> group = Types.optionalGroup();
            for (StructField field : struct.fields()) {
                group.addField(type(field.name(), field.dataType()));
            }
            return (Type) group.named(name);
        }
        if (type instanceof ArrayType array) {
            Type list = Types.repeatedGroup()
                    .addField(type("element", array.elementType()))
                    .named("list");
            return Types.optionalGroup()
                    .as(LogicalTypeAnnotation.listType())
                    .addField(list)
                    .named(name);
        }
        if (type instanceof DecimalType decimal) {
            return Types.optional(PrimitiveTypeName.INT64)
                    .as(LogicalTypeAnnotation.decimalType(decimal.scale(), decimal.precision()))
                    .named(name);
        }
        if (type.equals(DataTypes.StringType)) {
            return Types.optional(PrimitiveTypeName.BINARY)
                    .as(LogicalTypeAnnotation.stringType())
                    .named(name);
        }
        return Types.optional(
                        type.equals(DataTypes.DoubleType)
                                ? PrimitiveTypeName.DOUBLE
                                : type.equals(DataTypes.LongType) ? PrimitiveTypeName.INT64 : PrimitiveTypeName.INT32)
                .named(name);
    }

    private static void fill(Group group, Row row, StructType schema) {
        StructField[] fields = schema.fields();
        for (int i = 0; i < fields.length; i++) {
            if (!row.isNullAt(i)) {
                add(group, fields[i].name(), fields[i].dataType(), row.get(i));
            }
        }
    }

    private static void add(Group group, String name, DataType type, Object value) {
        if (type instanceof StructType struct) {
            fill(group.addGroup(name), (Row) value, struct);
        } else if (type instanceof ArrayType array) {
            Group list = group.addGroup(name);
            for (Iterator<?> each = ((Seq<?>) value).iterator(); each.hasNext(); ) {
                add(list.addGroup("list"), "element", array.elementType(), each.next());
            }
        } else if (value instanceof BigDecimal money) {
            group.add(name, money.unscaledValue().longValueExact());
        } else if (value instanceof String text) {
            group.add(name, text);
        } else if (value instanceof Double number) {
            group.add(name, number);
        } else if (value instanceof Long number) {
            group.add(name, number);
        } else if (value instanceof Integer number) {
            group.add(name, number);
        }
    }
}

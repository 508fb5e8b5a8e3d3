"""What a Python program does with a judge on Spark, over the gateway that PySpark uses.

Where pyspark can be imported, the lines of docs/spark.md run as they are. Where not, this file speaks to Spark's own
PythonGatewayServer in the protocol of Py4J and makes the calls that PySpark makes for those lines, one by one: the constructor of
the session, the reader, selectExpr, select and the writer, and the static method that registers the function.

Arguments: extension|register, the file with cases, the folder for results. For the gateway the environment names its port and its
secret.
"""

import os
import socket
import sys

EXPRESSION = "assize_judge('reference-coverage', struct(*)) as r"


def with_pyspark(way, cases, output):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.getOrCreate()
    if way == "register":
        spark._jvm.dev.assize.spark.AssizeSpark.register(spark._jsparkSession)
    df = spark.read.json(cases)
    df.selectExpr(EXPRESSION).select("r.*").select("result").write.text(output)
    spark.stop()


class Gateway:
    """One connection to a Java process, in the text protocol of Py4J."""

    def __init__(self, port, secret):
        self.lines = socket.create_connection(("127.0.0.1", port)).makefile("rw", encoding="utf-8", newline="\n")
        self.ask("A", secret)

    def ask(self, *words):
        self.lines.write("\n".join(words) + "\n")
        self.lines.flush()
        reply = self.lines.readline().rstrip("\n")
        if not reply.startswith("!y"):
            # An error is an object, whose text is one more call away.
            reason = self.call(reply[3:], "toString") if reply.startswith("!xr") else reply
            sys.exit("the gateway refused %s: %s" % (" ".join(words), reason))
        return reply[2:]

    def call(self, target, method, *arguments):
        return self.value(self.ask("c", target, method, *map(self.written, arguments), "e"))

    def new(self, name, *arguments):
        return self.value(self.ask("i", name, *map(self.written, arguments), "e"))

    def find(self, name):
        """As spark._jvm.a.b.C is looked up: from package to package, and at last a class."""
        known = ""
        for part in name.split("."):
            known = known + "." + part if known else part
            kind = self.ask("r", "u", known, "rj", "e")
        if kind != "c" + name:
            sys.exit("%s is no class for the gateway, but %s" % (name, kind))
        return "z:" + name

    @staticmethod
    def written(argument):
        return "r" + argument if isinstance(argument, Reference) else "s" + argument

    @staticmethod
    def value(written):
        return Reference(written[1:]) if written[:1] in ("r", "l", "a") else written[1:]


class Reference(str):
    """The name of an object in the Java process."""


def over_gateway(way, cases, output):
    jvm = Gateway(int(os.environ["GATEWAY_PORT"]), os.environ["GATEWAY_SECRET"])

    def seq(*items):
        words = jvm.new("java.util.ArrayList")
        for item in items:
            jvm.call(words, "add", item)
        return jvm.call(jvm.find("org.apache.spark.api.python.PythonUtils"), "toSeq", words)

    context = jvm.new("org.apache.spark.api.java.JavaSparkContext", jvm.new("org.apache.spark.SparkConf"))
    spark = jvm.new(
        "org.apache.spark.sql.classic.SparkSession", jvm.call(context, "sc"), jvm.new("java.util.HashMap"))
    if way == "register":
        jvm.call(jvm.find("dev.assize.spark.AssizeSpark"), "register", spark)
    df = jvm.call(jvm.call(spark, "read"), "json", cases)
    judged = jvm.call(df, "selectExpr", seq(EXPRESSION))
    functions = jvm.find("org.apache.spark.sql.functions")
    columns = jvm.call(judged, "select", seq(jvm.call(functions, "col", "r.*")))
    lines = jvm.call(columns, "select", seq(jvm.call(functions, "col", "result")))
    jvm.call(jvm.call(lines, "write"), "text", output)
    jvm.call(context, "stop")


if __name__ == "__main__":
    (over_gateway if "GATEWAY_PORT" in os.environ else with_pyspark)(*sys.argv[1:4])

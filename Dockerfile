# Builds and runs Assize:
#   docker build -t assize .
#   docker run --rm -v "$PWD:/data" assize judge reference-coverage cases.jsonl
# Only the stages "base" and "runtime" need a network, and they stay cached until a pom.xml changes. Once they are there
# (docker build --target base . && docker build --target runtime .), the image is built offline: docker build --network none -t assize .

# What Maven must know to fetch libraries; a changed source leaves it as it is.
FROM debian:bookworm-slim AS poms
WORKDIR /build
COPY . .
RUN find . -type f ! -name pom.xml ! -path './.mvn/*' -delete && find . -type d -empty -delete

FROM debian:bookworm-slim AS base
RUN apt-get update && apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven unzip && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY --from=poms /build .
# One class, so that the compiler and what it brings are fetched too.
RUN mkdir -p text/src/main/java && echo 'final class Nothing {}' >text/src/main/java/Nothing.java \
    && mvn -B -ntp -q -Pdist -pl dist -am -Dmaven.test.skip=true -Dfast -Dassembly.skipAssembly=true -Dmaven.antrun.skip=true package \
    && find . -name target -type d -prune -exec rm -rf {} + && rm -r text/src

FROM base AS build
COPY . .
RUN mvn -o -B -ntp -q -Pdist -pl dist -am -Dmaven.test.skip=true -Dfast package \
    && unzip -q dist/target/assize-*.zip -d /opt \
    && mv /opt/assize-* /opt/assize

FROM debian:bookworm-slim AS runtime
RUN apt-get update && apt-get install -y --no-install-recommends openjdk-17-jre-headless && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home assize

FROM runtime
COPY --from=build /opt/assize /opt/assize
ENV PATH="/opt/assize/bin:${PATH}" XDG_CACHE_HOME=/opt/assize/cache
# The first start makes what later starts are fast by.
RUN assize --version
USER assize
WORKDIR /data
ENTRYPOINT ["assize"]
CMD ["--help"]

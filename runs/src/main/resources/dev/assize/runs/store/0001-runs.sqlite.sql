CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  judge TEXT NOT NULL,
  version TEXT NOT NULL,
  epoch TEXT NOT NULL,
  state TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  plan TEXT NOT NULL
);

CREATE TABLE result (
  run INTEGER NOT NULL REFERENCES run (id),
  ordinal INTEGER NOT NULL,
  case_id TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  status TEXT NOT NULL,
  label TEXT,
  score REAL,
  calls INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  usd REAL NOT NULL,
  unpriced_calls INTEGER NOT NULL,
  waited_ms INTEGER NOT NULL,
  judged_at TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);

CREATE TABLE document (
  run INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  record TEXT,
  line TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);

CREATE VIEW answer AS
SELECT
  run.name AS run,
  document.ordinal AS ordinal,
  document.line ->> '$.id' AS case_id,
  entry.key AS place,
  entry.value ->> '$.question' AS question,
  entry.value ->> '$.asks' AS asks,
  entry.value ->> '$.by' AS answered_by,
  entry.value -> '$.value' AS value,
  entry.value ->> '$.withheld' AS withheld,
  entry.value ->> '$.rationale' AS rationale
FROM run
JOIN document ON document.run = run.id
JOIN json_each(document.line, '$.answers') AS entry;

CREATE VIEW finding AS
SELECT
  run.name AS run,
  document.ordinal AS ordinal,
  document.line ->> '$.id' AS case_id,
  entry.key AS place,
  entry.value ->> '$.code' AS code,
  entry.value ->> '$.severity' AS severity,
  entry.value ->> '$.message' AS message
FROM run
JOIN document ON document.run = run.id
JOIN json_each(document.line, '$.findings') AS entry;

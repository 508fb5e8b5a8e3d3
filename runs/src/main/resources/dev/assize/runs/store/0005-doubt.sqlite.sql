ALTER TABLE result ADD COLUMN doubtful INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN hangs_on_doubt INTEGER NOT NULL DEFAULT 0;

DROP VIEW answer;

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
  entry.value ->> '$.rationale' AS rationale,
  entry.value ->> '$.confidence' AS confidence
FROM run
JOIN document ON document.run = run.id
JOIN json_each(document.line, '$.answers') AS entry;

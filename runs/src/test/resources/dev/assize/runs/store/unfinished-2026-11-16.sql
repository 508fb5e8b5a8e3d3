-- A store as assize of 2026-11-16 left it when a run of nine cases was cut off after two (tables of version 5).
BEGIN TRANSACTION;
CREATE TABLE assize_schema (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL);
INSERT INTO "assize_schema" VALUES(1,'0001-runs','2026-11-16T08:00:00Z');
INSERT INTO "assize_schema" VALUES(2,'0002-kept-answers','2026-11-16T08:00:00Z');
INSERT INTO "assize_schema" VALUES(3,'0003-costs-of-retried-cases','2026-11-16T08:00:00Z');
INSERT INTO "assize_schema" VALUES(4,'0004-costs-of-kept-answers','2026-11-16T08:00:00Z');
INSERT INTO "assize_schema" VALUES(5,'0005-doubt','2026-11-16T08:00:00Z');
CREATE TABLE document (
  run INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  record TEXT,
  line TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);
INSERT INTO "document" VALUES(1,0,'{"id":"tower","input":"Where is the Eiffel Tower and when was it completed?","reference":"The Eiffel Tower is in Paris. It was completed in 1889.","output_text":"The Eiffel Tower, built in 1889, is located in Paris, France."}','{"id":"tower","judge":"reference-coverage","version":"5","epoch":"d1eb8e1479bb3acc","status":"judged","verdict":{"score":5,"rationale":["Fact: 2 of 2 facts correctly matched.","Conclusion: 0 of 0 conclusions correctly matched.","Terminology: 1 of 1 terms correctly matched.","Organization: matched","Score: 5 ≈ 5.0 = 5 * (facts_ratio 1.0 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09)"]},"findings":[],"answers":[{"question":"facts","asks":"list-facts","wording":"0ad9a53d07c43f4e","by":"embedded","value":["The Eiffel Tower is in Paris","It was completed in 1889"],"evidence":[],"rationale":""},{"question":"conclusions","asks":"list-conclusions","wording":"6e41cba2048b6f25","by":"embedded","value":[],"evidence":[],"rationale":""},{"question":"terms","asks":"list-terms","wording":"f203ff4a31fd0df0","by":"embedded","value":["Eiffel Tower"],"evidence":[],"rationale":""},{"question":"fact-1","asks":"states-fact","wording":"85203b62a9802215","item":"The Eiffel Tower is in Paris","by":"embedded","value":true,"evidence":[{"passage":"output_text","start":0,"end":60,"quote":"The Eiffel Tower, built in 1889, is located in Paris, France"}],"rationale":"covers 3 of 3 content words","confidence":0.988},{"question":"fact-2","asks":"states-fact","wording":"85203b62a9802215","item":"It was completed in 1889","by":"embedded","value":true,"evidence":[{"passage":"output_text","start":0,"end":60,"quote":"The Eiffel Tower, built in 1889, is located in Paris, France"}],"rationale":"covers 2 of 2 content words","confidence":0.988},{"question":"term-1","asks":"uses-term","wording":"5e5cfed54d1be413","item":"Eiffel Tower","by":"embedded","value":true,"evidence":[{"passage":"output_text","start":4,"end":10,"quote":"Eiffel"}],"rationale":"used"},{"question":"organization","asks":"same-organization","wording":"b48b7a35d2d0cef9","by":"embedded","value":true,"evidence":[],"rationale":"the same order and kind of text"}],"checklist":{"facts":[{"item":"The Eiffel Tower is in Paris","found":true,"quote":"The Eiffel Tower, built in 1889, is located in Paris, France","by":"embedded"},{"item":"It was completed in 1889","found":true,"quote":"The Eiffel Tower, built in 1889, is located in Paris, France","by":"embedded"}],"conclusions":[],"terms":[{"item":"Eiffel Tower","found":true,"quote":"Eiffel","by":"embedded"}]}}');
INSERT INTO "document" VALUES(1,1,'{"id":"tower-wrong-year","input":"Where is the Eiffel Tower and when was it completed?","reference":"The Eiffel Tower is in Paris. It was completed in 1889.","output_text":"The Eiffel Tower is in Paris. It was completed in 1898."}','{"id":"tower-wrong-year","judge":"reference-coverage","version":"5","epoch":"d1eb8e1479bb3acc","status":"judged","verdict":{"score":3,"rationale":["Fact: 1 of 2 facts correctly matched.","Conclusion: 0 of 0 conclusions correctly matched.","Terminology: 1 of 1 terms correctly matched.","Organization: matched","Score: 3 ≈ 3.25 = 5 * (facts_ratio 0.5 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09)"]},"findings":[{"code":"fact-missing","severity":"major","message":"The fact \"It was completed in 1889\" is not stated (1889 is not there but 1898).","evidence":[{"passage":"reference","start":30,"end":54,"quote":"It was completed in 1889"}]}],"answers":[{"question":"facts","asks":"list-facts","wording":"0ad9a53d07c43f4e","by":"embedded","value":["The Eiffel Tower is in Paris","It was completed in 1889"],"evidence":[],"rationale":""},{"question":"conclusions","asks":"list-conclusions","wording":"6e41cba2048b6f25","by":"embedded","value":[],"evidence":[],"rationale":""},{"question":"terms","asks":"list-terms","wording":"f203ff4a31fd0df0","by":"embedded","value":["Eiffel Tower"],"evidence":[],"rationale":""},{"question":"fact-1","asks":"states-fact","wording":"85203b62a9802215","item":"The Eiffel Tower is in Paris","by":"embedded","value":true,"evidence":[{"passage":"output_text","start":0,"end":28,"quote":"The Eiffel Tower is in Paris"}],"rationale":"covers 3 of 3 content words","confidence":0.988},{"question":"fact-2","asks":"states-fact","wording":"85203b62a9802215","item":"It was completed in 1889","by":"embedded","value":false,"evidence":[],"rationale":"1889 is not there but 1898","confidence":0.969},{"question":"term-1","asks":"uses-term","wording":"5e5cfed54d1be413","item":"Eiffel Tower","by":"embedded","value":true,"evidence":[{"passage":"output_text","start":4,"end":10,"quote":"Eiffel"}],"rationale":"used"},{"question":"organization","asks":"same-organization","wording":"b48b7a35d2d0cef9","by":"embedded","value":true,"evidence":[],"rationale":"the same order and kind of text"}],"checklist":{"facts":[{"item":"The Eiffel Tower is in Paris","found":true,"quote":"The Eiffel Tower is in Paris","by":"embedded"},{"item":"It was completed in 1889","found":false,"by":"embedded"}],"conclusions":[],"terms":[{"item":"Eiffel Tower","found":true,"quote":"Eiffel","by":"embedded"}]}}');
CREATE TABLE kept_answer (
  key TEXT NOT NULL PRIMARY KEY,
  answerer TEXT NOT NULL,
  asks TEXT NOT NULL,
  content TEXT NOT NULL,
  nanodollars INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  kept_at_ms INTEGER NOT NULL
, calls INTEGER NOT NULL DEFAULT 0, unpriced_calls INTEGER NOT NULL DEFAULT 0, counted INTEGER NOT NULL DEFAULT 1);
CREATE TABLE kept_answer_use (
  answerer TEXT NOT NULL PRIMARY KEY,
  hits INTEGER NOT NULL,
  nanodollars INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL
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
  judged_at TEXT NOT NULL, doubtful INTEGER NOT NULL DEFAULT 0, hangs_on_doubt INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (run, ordinal)
);
INSERT INTO "result" VALUES(1,0,'tower','26dc0a6a2404e461','judged',NULL,5.0,0,0,0,0.0,0,0,'2026-11-16T08:00:01Z',0,0);
INSERT INTO "result" VALUES(1,1,'tower-wrong-year','89fd1762420c4ccd','judged',NULL,3.0,0,0,0,0.0,0,0,'2026-11-16T08:00:01Z',0,0);
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
, retried_calls INTEGER NOT NULL DEFAULT 0, retried_input_tokens INTEGER NOT NULL DEFAULT 0, retried_output_tokens INTEGER NOT NULL DEFAULT 0, retried_usd REAL NOT NULL DEFAULT 0, retried_unpriced_calls INTEGER NOT NULL DEFAULT 0);
INSERT INTO "run" VALUES(1,'nightly','reference-coverage','5','d1eb8e1479bb3acc','unfinished','2026-11-16T08:00:00Z',NULL,'{"judge":"reference-coverage","settings":{},"sources":[{"name":"cases.jsonl","path":"/data/cases.jsonl","bytes":2404,"sha256":"fc2ed8d33f3bc6bcd977e1871c11199a690a17bce6c3d09d920d75839ec9addd"}],"map":{},"record_limit":33554432,"answerer":{"spec":"embedded","answerer":{"kind":"embedded"},"cache":false}}',0,0,0,0.0,0);
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
COMMIT;

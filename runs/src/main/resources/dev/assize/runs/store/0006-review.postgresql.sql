CREATE TABLE IF NOT EXISTS review_rule (
  run BIGINT NOT NULL PRIMARY KEY,
  reviewers BIGINT NOT NULL,
  blind BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS review_answer (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run BIGINT NOT NULL,
  ordinal BIGINT NOT NULL,
  question TEXT NOT NULL,
  settles BIGINT NOT NULL,
  person TEXT NOT NULL,
  key TEXT NOT NULL,
  content TEXT NOT NULL,
  queue TEXT NOT NULL,
  given_at TEXT NOT NULL,
  UNIQUE (run, ordinal, question, settles, person)
);

CREATE TABLE IF NOT EXISTS review_claim (
  run BIGINT NOT NULL,
  ordinal BIGINT NOT NULL,
  question TEXT NOT NULL,
  slot BIGINT NOT NULL,
  person TEXT NOT NULL,
  until_ms BIGINT NOT NULL,
  PRIMARY KEY (run, ordinal, question, slot)
);

CREATE TABLE IF NOT EXISTS reviewed_result (
  run BIGINT NOT NULL,
  ordinal BIGINT NOT NULL,
  status TEXT NOT NULL,
  label TEXT,
  score NUMERIC,
  line TEXT NOT NULL,
  ruled_at TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);

CREATE TABLE IF NOT EXISTS account (
  name TEXT NOT NULL PRIMARY KEY,
  role TEXT NOT NULL,
  password TEXT,
  token TEXT UNIQUE,
  made_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS account_session (
  token TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  form_token TEXT NOT NULL,
  until_ms BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS audit_event (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at TEXT NOT NULL,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL
);

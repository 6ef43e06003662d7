-- The first row of the feed, for nobody: by it a device tells this database from another one that is as empty.
INSERT INTO "umpan" ("collection", "record", "sebelum", "sesudah") VALUES ('umpan', gen_random_uuid()::text, '{}', '{}');

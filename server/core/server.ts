import type { Clock } from '#domain/core/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from './database.ts';
import type { FileStore } from './files.ts';
import type { Log } from './log.ts';

/** What every part of the server works with. Passed by name, never reached for. */
export type Server = {
  database: Database;
  db: Db;
  clock: Clock;
  config: Config;
  files: FileStore;
  log: Log;
};

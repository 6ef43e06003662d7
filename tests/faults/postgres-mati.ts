import pg from 'pg';
import type { Cluster } from '#scripts/postgres/cluster.ts';
import type { JalurPostgres } from '#tests/support/postgres-terputus.ts';

/** The database of the servers, to be killed. */
export type Postgres = {
  /** SIGKILL of all of it, and its return. */
  mati: () => Promise<void>;
  /** A replica follows it: nothing is confirmed that it does not have, or it is `lambat` and hears nothing of what comes. */
  ikuti: (lambat?: boolean) => Promise<void>;
  /** It dies for good, and that replica takes its place. */
  promosikan: () => Promise<void>;
  tutup: () => Promise<void>;
};

export function postgresDi(awal: Cluster, jalur: JalurPostgres): Postgres {
  let kini = awal;
  let replika: Cluster | null = null;
  const tanya = async (url: string, query: string): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query(query);
    } finally {
      await client.end();
    }
  };
  return {
    mati: async () => {
      await kini.kill();
      await kini.back();
    },
    ikuti: async (lambat = false) => {
      replika = await kini.replica();
      const [siapa, atur] = lambat
        ? [replika.url, `primary_conninfo = ''`]
        : [kini.url, `synchronous_standby_names = '*'`];
      await tanya(siapa, `alter system set ${atur}`);
      await tanya(siapa, 'select pg_reload_conf()');
      const mana = lambat ? '' : `where sync_state = 'sync'`;
      while (((await tanya(kini.url, `select from pg_stat_replication ${mana}`)).rowCount === 0) !== lambat);
    },
    promosikan: async () => {
      const lama = kini;
      await lama.kill();
      await tanya(replika!.url, 'select pg_promote()');
      kini = replika!;
      jalur.alihkan(kini.url);
      replika = null;
      await lama.stop();
    },
    tutup: async () => {
      await jalur.tutup();
      await replika?.stop();
      await kini.stop();
    },
  };
}

import { kesehatanApi } from '#domain/kesehatan/endpoints.ts';
import type { Db } from '#server/core/database.ts';
import { implement } from '#server/core/implement.ts';
import { bacaBasisData, bacaKiriman, bacaPekerjaan, bacaPenyimpanan, bacaPerangkat } from './repository.ts';

const iso = (moment: Date | null) => moment && moment.toISOString();

/** What of the service is known elsewhere: its version, and for how long changes have been held back. */
type Layanan = { versi: string; umpanTertahan: (db: Db) => Promise<number> };

/** How the service is, for Admin (BEYOND-45). */
export const createKesehatan = ({ versi, umpanTertahan }: Layanan) =>
  implement(kesehatanApi, {
    baca: async ({ db, server, received }) => {
      const { tertuaPada, ...kiriman } = await bacaKiriman(db);
      return {
        data: {
          pada: received.toISOString(),
          versi,
          berjalanSejak: new Date(performance.timeOrigin).toISOString(),
          basisData: await bacaBasisData(server),
          penyimpanan: await bacaPenyimpanan(server),
          umpanTertahanDetik: await umpanTertahan(db),
          kiriman: { ...kiriman, tertuaPada: iso(tertuaPada) },
          pekerjaan: (await bacaPekerjaan(db)).map((satu) => ({
            ...satu,
            mulaiPada: satu.mulaiPada.toISOString(),
            selesaiPada: iso(satu.selesaiPada),
            berhasilPada: iso(satu.berhasilPada),
          })),
          ...(await bacaPerangkat(db, received)),
        },
      };
    },
  });

import { kesehatanApi } from '#domain/kesehatan/endpoints.ts';
import { implement } from '#server/core/implement.ts';
import { version } from '#server/version.ts';
import { feedLag } from '#server/modules/sync/cursor.ts';
import { bacaBasisData, bacaKiriman, bacaPekerjaan, bacaPenyimpanan, bacaPerangkat } from './repository.ts';

const iso = (moment: Date | null) => moment && moment.toISOString();

/** How the service is, for Admin (BEYOND-45). */
export const kesehatan = implement(kesehatanApi, {
  baca: async ({ db, server, received }) => {
    const { tertuaPada, ...kiriman } = await bacaKiriman(db);
    return {
      data: {
        pada: received.toISOString(),
        versi: version,
        berjalanSejak: new Date(performance.timeOrigin).toISOString(),
        basisData: await bacaBasisData(server),
        penyimpanan: await bacaPenyimpanan(server),
        umpanTertahanDetik: await feedLag(db),
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

import { kabarApi } from '#domain/kabar/endpoints.ts';
import { biasa, type Ragam } from './formulir.ts';

/** What was read is marked: some of what this person was told, or none of it, which the server refuses. */
const kabar: Ragam = {
  panggilan: [kabarApi.baca],
  buka: async ({ db }, { rekaman, pilih, cacat }, teks) => {
    const semua = await db.kabar.orderBy('urut').primaryKeys();
    const uuid = cacat === 'kosong' ? [] : semua.slice(rekaman, rekaman + 1 + (pilih % 3));
    return semua.length > 0 && (uuid.length > 0 || cacat === 'kosong')
      ? biasa(kabarApi.baca, { uuid }, `kabar ${teks}`)
      : null;
  },
  benahi: async ({ db }, _row, teks) =>
    biasa(kabarApi.baca, { uuid: await db.kabar.toCollection().primaryKeys() }, `kabar ${teks}`),
};

export const ragamKabar = { kabar } as const;

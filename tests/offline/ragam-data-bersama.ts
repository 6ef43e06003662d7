import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { bacaVersiBerbagi } from '#data/data-bersama.ts';
import type { Tab } from '#tests/support/offline.ts';
import { biasa, dari, hariIni, idRekaman, type CacatIsian, type Formulir, type Ragam } from './formulir.ts';
import { semuaDataBersama } from './tampilan.ts';

/** One kind of data of the first version there is on the device; of a correction, what it corrects. */
async function catat(
  tab: Tab,
  lama: DataBersama | null,
  cacat: CacatIsian,
  teks: string,
): Promise<Formulir | null> {
  const [versi] = await bacaVersiBerbagi(tab.db, tab.orang);
  if (!versi) return null;
  const body = {
    versi: versi.uuid,
    nama: cacat === 'berkas' ? 'takada' : 'blangko',
    tanggal: cacat === 'tanggalLama' ? '2099-01-01' : hariIni(tab),
    sel: [{ kunci: 'v.1', nilai: cacat === 'kosong' ? 'tiga' : '3', pada: '2026-11-20T02:00:00.000Z' }],
    keterangan: teks,
    ...(lama ? { gantikan: lama.uuid, alasan: teks } : {}),
  };
  const form = biasa(dataBersamaApi.tambah, body, `data bersama ${teks}`);
  return lama ? { ...form, tulisan: { ...form.tulisan, setelah: [lama.uuid] } } : form;
}

/** Shared data of the bench: made, and corrected once each (BEYOND-09). */
const dataBersama: Ragam = {
  panggilan: [dataBersamaApi.tambah],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const semua = (await semuaDataBersama(tab)).map(({ data }) => data);
    const lama = dari(nekat ? semua : semua.filter(({ digantiOleh }) => digantiOleh === null), rekaman);
    return catat(tab, pilih % 2 === 0 ? (lama ?? null) : null, cacat, teks);
  },
  benahi: async (tab, row, teks) => {
    const lama = (await semuaDataBersama(tab)).find(({ data }) => data.uuid === idRekaman(row));
    return catat(tab, row.body['gantikan'] ? (lama?.data ?? null) : null, 'tidak', teks);
  },
};

export const ragamDataBersama = { dataBersama } as const;

import { check } from '#domain/core/workflow.ts';
import { pilihPutusanSurat, suratApi } from '#domain/surat/endpoints.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { bacaSyaratSurat } from '#data/surat.ts';
import type { Tab } from '#tests/support/offline.ts';
import {
  berdasar,
  biasa,
  dari,
  dilihatDari,
  dilihatLagi,
  idRekaman,
  type CacatIsian,
  type Dilihat,
  type Formulir,
  type Ragam,
} from './formulir.ts';
import { pemilik, semuaSurat } from './tampilan.ts';

const ajukan = (teks: string): Formulir => biasa(suratApi.ajukan, {}, `ajukan ${teks}`);

/** `hanya`: a Laboran may decide for one laboratory of several (GAP-106). */
type IsiPutusan = { flagPersetujuan: number; hanya: boolean; cacat: CacatIsian; teks: string };

function putusan(
  { orang }: Tab,
  { uuid }: Surat,
  seen: Dilihat,
  { flagPersetujuan, hanya, cacat, teks }: IsiPutusan,
): Formulir {
  const [milik = null] = orang.role === 'Laboran' && hanya ? orang.laboratorium : [];
  const body = {
    uuid,
    role: cacat === 'berkas' ? 'Kalab' : orang.role,
    flagPersetujuan: cacat === 'kosong' ? 3 : flagPersetujuan,
    catatan: flagPersetujuan === 2 ? teks : null,
    // A laboratory that no letter here lists.
    idLaboratorium: cacat === 'tanggalLama' ? 1 : milik,
  };
  return berdasar(suratApi.putuskan, body, `putusan ${teks}`, seen);
}

/** Lab-free letters: applied for, and decided by the Laboran and the payment officer beside each other (W5). */
const surat: Ragam = {
  panggilan: [suratApi.ajukan, suratApi.putuskan],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const { db, orang } = tab;
    if (orang.role === 'Pendaftar') {
      const { halangan } = await bacaSyaratSurat(db, pemilik(tab));
      return nekat || halangan.length === 0 ? ajukan(teks) : null;
    }
    const flagPersetujuan = pilih % 4 === 0 ? 2 : 1;
    const aksi = pilihPutusanSurat({ flagPersetujuan }, orang);
    const semua = await semuaSurat(tab);
    const offered = semua.filter(({ data }) => check(suratWorkflow, aksi, keadaanSurat(data), orang).ok);
    const found = dari(nekat ? semua : offered, rekaman + Math.trunc(pilih / 4));
    const isi = { flagPersetujuan, hanya: pilih % 2 === 0, cacat, teks };
    return found ? putusan(tab, found.data, dilihatDari(found), isi) : null;
  },
  benahi: async (tab, row, teks, lama) => {
    if (row.call === ajukan(teks).tulisan.call) return ajukan(teks);
    const view = (await semuaSurat(tab)).find(({ data }) => data.uuid === idRekaman(row));
    if (!view) return null;
    // What cannot be approved can be refused.
    const isi = { flagPersetujuan: 1 + (row.pos % 2), hanya: false, cacat: 'tidak', teks } as const;
    return putusan(tab, view.data, dilihatLagi(row, dilihatDari(view), lama), isi);
  },
};

/** The noun of letters. */
export const ragamSurat = { surat } as const;

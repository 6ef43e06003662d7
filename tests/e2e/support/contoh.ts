import type { Locator, Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import type { Barang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { type Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { berkasUji } from './tulisan.ts';
import { pdf } from '#tests/support/berkas.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { isiTabel } from './simpanan.ts';

/** What stands in every write, where its form has to show it. */
export const ditulis = 'Ditulis di meja sampel';
export const hariIni = labDay(new Date());
/** The file that proofs and registrations name. */
export const bukti = berkasUji('bukti.pdf', 'application/pdf', pdf());

/** What the device of one person holds. */
export type Perangkat = {
  orang: Actor;
  analisis: Analisis[];
  versiLembar: VersiLembar[];
  /** The person's own, of both kinds. */
  milik: Pendaftaran[];
  tinjauan: Pendaftaran[];
  penggunaan: Penelitian[];
  surat: Surat[];
  barang: Barang[];
  pertanyaan: Pertanyaan[];
};

export type Contoh = {
  endpoint: AnyEndpoint;
  isi: (di: Perangkat) => Record<string, unknown>;
  /** Where its form shows what was written. */
  kolom: (page: Page) => Locator;
  /** That, where it cannot be `ditulis`. */
  nilai?: string;
};

/** The first record that is as it has to be for its form to open; the demo holds one. */
export function cari<R>(apa: string, semua: readonly R[], cocok: (satu: R) => boolean): R {
  const found = semua.find(cocok);
  if (found === undefined) throw new Error(`the demo has no ${apa}`);
  return found;
}

const semuaRiset = ({ milik, penggunaan, tinjauan }: Perangkat): Penelitian[] => [
  ...penggunaan,
  ...[...milik, ...tinjauan].filter(adalahPenelitian),
];
/** A research on which this may be done now. */
export const penelitianDi = (di: Perangkat, aksi: PenelitianAksi): Penelitian =>
  cari(aksi, semuaRiset(di), (satu) => check(penelitianWorkflow, aksi, keadaanPenelitian(satu), di.orang).ok);
/** An addition on which this may be done now, with another line. */
export function penambahanDi(di: Perangkat, aksi: PenambahanAksi) {
  const semua = semuaRiset(di).flatMap((data) => data.penambahan.map((satu) => ({ data, satu })));
  const { data, satu } = cari(
    aksi,
    semua,
    (calon) => check(penambahanWorkflow, aksi, keadaanPenambahan(calon.data, calon.satu), di.orang).ok,
  );
  return {
    uuid: satu.uuid,
    uuidPenelitian: data.uuid,
    tglPenggunaan: satu.tglPenggunaan,
    ...baris(di, data),
  };
}
/** A new addition to a research on which this may be done now. */
export function penambahanBaru(di: Perangkat, aksi: PenelitianAksi) {
  const data = penelitianDi(di, aksi);
  return { uuidPenelitian: data.uuid, tglPenggunaan: data.tglMulai, ...baris(di, data) };
}

/** One tool of the laboratory in which it is used. */
function baris({ barang }: Perangkat, { idLaboratorium }: Penelitian) {
  const alat = cari(
    'tool',
    barang,
    (satu) => satu.idLaboratorium === idLaboratorium && satu.idJenisBarang === 1,
  );
  return { penggunaan: [{ idJenisBarang: 1, idBarang: alat.id, jlhPenggunaan: 2 }], catatan: ditulis };
}

export const teks = (nama: string | RegExp) => (page: Page) => page.getByRole('textbox', { name: nama });
export const catatan = teks(/^Catatan/);

/** Reads what the device of this person holds. */
export async function bacaPerangkat(page: Page, orang: Actor): Promise<Perangkat> {
  const baca = async <R>(tabel: string) =>
    (await isiTabel<{ data: R }>(page, orang.uuid, tabel)).map(({ data }) => data);
  return {
    orang,
    analisis: await baca('analisis'),
    versiLembar: await baca('versiLembar'),
    milik: await baca('pendaftaran'),
    tinjauan: await baca('tinjauan'),
    penggunaan: await baca('penggunaan'),
    surat: await baca('surat'),
    barang: await baca('barang'),
    pertanyaan: await baca('pertanyaanSurvei'),
  };
}

import { v7 as uuidv7 } from 'uuid';
import { AnalisisSchema, type Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { labelByCode, stateByCode } from '#domain/core/workflow.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import { keteranganDari } from '#domain/pengujian/keterangan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

export const analis = { uuid: '0195c000-0000-7000-8000-000000000021', nama: 'Nur Aini', noInduk: '1994' };
export const penyelia = { uuid: '0195c000-0000-7000-8000-000000000022', nama: 'Hendra', noInduk: null };

/** A row of the history, as this act of the analyst leaves it. */
export const riwayat = (
  aksi: string,
  over: Partial<Analisis['history'][number]> = {},
): Analisis['history'][number] => ({
  uuid: uuidv7(),
  aksi,
  statusProgres: null,
  catatan: null,
  jenisLaporan: null,
  tanggal: null,
  jam: null,
  isi: null,
  hasilPengujian: null,
  user: analis,
  dibuatPada: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  ...over,
});

/** What a row of the history wrote into the sheet: nothing but this. */
export const lembarTersimpan = (over: Partial<LembarTersimpan> = {}): LembarTersimpan => ({
  versi: null,
  batas: null,
  bersama: [],
  sel: [],
  pengingat: [],
  hasil: null,
  hasilServer: null,
  ...over,
});

/** One parameter at this code of W6, of a submission at this one of W1, as its analyst and its supervisor see it. */
export function analisis(kode = 1, over: Partial<Analisis> = {}, kdPengujian = 11): Analisis {
  const { label, prosesSelanjutnya } = analisisWorkflow.states[stateByCode(analisisWorkflow, kode)];
  return AnalisisSchema.parse({
    uuid: uuidv7(),
    rev: '3',
    idStatusProgresParameter: kode === 0 ? null : kode,
    statusProgres: {
      kdStatusProgresParameter: kode === 0 ? null : kode,
      statusProgresParameter: label,
      prosesSelanjutnya,
    },
    parameter: {
      uuid: uuidv7(),
      namaParameterUji: 'Kadar parasetamol',
      metodeUji: 'KCKT',
      satuan: '%',
      status: { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' },
    },
    metodeUji: 'KCKT',
    hasilPengujian: null,
    jumlahReplikasi: 1,
    userAnalyst: analis,
    userSupervisor: penyelia,
    sampel: {
      uuid: uuidv7(),
      kodeSampel: 'LPOMK-2611-0001',
      nama: 'Sirup',
      jumlah: 2,
      phase: { namaBentukSampel: 'Cair' },
      storage: { namaPenyimpananSampel: 'Suhu ruang' },
      condition: { namaKondisiSampel: 'Baik' },
      kemasan: 'Botol',
      ...keteranganDari({}, null),
      fileGambar: null,
      idPengujianStatusSampel: 2,
      status: { statusSampel: 'Diterima' },
      tglPenerimaanSampel: '2026-11-20',
      kondisiPenerimaan: null,
      catatanPenerimaan: null,
    },
    pengujian: {
      uuid: uuidv7(),
      nomor: 'U-2611-0001',
      createdAt: '2026-11-20T03:00:00.000Z',
      namaSampel: 'Sirup',
      catatanTambahan: null,
      idLaboratorium: 7,
      namaLaboratorium: 'LPOMK',
      statusSubmission: {
        kdStatusPengajuan: kdPengujian,
        statusPengajuan: labelByCode(pengujianWorkflow, kdPengujian),
        prosesSelanjutnya: '-',
      },
      usageType: { jenisPenggunaan: 'Pengujian' },
      user: {
        uuid: '0195c000-0000-7000-8000-000000000010',
        idRegistrasi: null,
        nama: 'Rina',
        noInduk: null,
        noHp: null,
        email: 'rina@kampus.example',
        namaInstitusi: null,
        namaPerguruanTinggi: null,
        namaFakultas: null,
        namaProgramStudi: null,
      },
    },
    history: [],
    ...over,
  });
}

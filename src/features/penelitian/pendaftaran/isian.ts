import { v7 as uuidv7 } from 'uuid';
import { fromWire } from '#domain/core/wire.ts';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import type { DaftarPenelitianBody } from '#domain/penelitian/endpoints.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { periksaPenelitian } from '#domain/penelitian/rules.ts';
import type { Baris } from '#data/baris.ts';
import type { IsianSalinan } from '#features/pendaftaran/daftar-lagi.ts';
import { labelPembiayaan, type IsianPembiayaan } from '#features/pendaftaran/pembiayaan.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';
import type { ChosenFile } from '#kit/field/FileField.tsx';
import type { z } from 'zod';

/** The steps of the form, in their order. */
export const langkahDaftar = ['Penelitian', 'Tempat dan waktu', 'Ringkasan'] as const;
export type Langkah = (typeof langkahDaftar)[number];

/** Days and hours as their fields hold them, '' while empty. */
export type IsianWaktu = { tglMulai: string; tglSelesai: string; jamMulai: string; jamSelesai: string };

/** What of a laboratory is planned, by kind. */
type PilihanBarang = { alat: number[]; bahan: number[]; instrumen: number[] };

/** One laboratory that is planned; `kunci` becomes the id of the research it makes (GAP-21). */
export type IsianRencana = IsianWaktu & PilihanBarang & { kunci: string; idLaboratorium: number | null };

/** What is typed into the form of registration; the same as its draft holds. */
export type IsianPenelitian = IsianWaktu &
  IsianPembiayaan &
  IsianSalinan & {
    langkah: Langkah;
    idJenisPenelitian: number;
    keteranganJenisPenelitian: string;
    judul: string;
    judulPayung: string;
    /** Staff number, 'Tidak ada' or 'Lainnya'; '' while nothing is chosen (CONST-08). */
    nikDosen: string;
    namaDosen: string;
    idPetaPenelitian: number | null;
    rencanaPenggunaan: IsianRencana[];
    tempatPenelitian: string;
    filePersetujuanDosen: ChosenFile | null;
    fileProposal: ChosenFile | null;
    fileSertifikatPelatihan: ChosenFile | null;
  };

/** Who registers, as far as it decides on what is asked (REG-20, REG-21, REG-24). */
export type PokokIsian = { internal: boolean; kdProgramStudi: number | null };

const tanpaWaktu: IsianWaktu = { tglMulai: '', tglSelesai: '', jamMulai: '', jamSelesai: '' };
const tanpaBarang: PilihanBarang = { alat: [], bahan: [], instrumen: [] };

const rencanaBaru = (): IsianRencana => ({
  kunci: uuidv7(),
  idLaboratorium: null,
  ...tanpaWaktu,
  ...tanpaBarang,
});

/** One more laboratory: most often for the same days. */
export const rencanaLagi = (sebelumnya: IsianRencana): IsianRencana => ({
  ...rencanaBaru(),
  ...waktuDari(sebelumnya),
});

/** A row goes to another laboratory: what was chosen of the one before is not there. */
export const pindahLaboratorium = (rencana: IsianRencana, idLaboratorium: number): IsianRencana => ({
  ...rencana,
  ...tanpaBarang,
  idLaboratorium,
});

export const isianBaru = (): IsianPenelitian => ({
  langkah: 'Penelitian',
  idJenisPenelitian: jenisPenelitian.laboratorium,
  keteranganJenisPenelitian: '',
  judul: '',
  judulPayung: '',
  nikDosen: '',
  namaDosen: '',
  idJenisPembiayaan: jenisPembiayaan.sendiri,
  nikDosenPembiayaan: '',
  namaDosenPembiayaan: '',
  namaPembiayaan: '',
  idPetaPenelitian: null,
  rencanaPenggunaan: [rencanaBaru()],
  tempatPenelitian: '',
  ...tanpaWaktu,
  filePersetujuanDosen: null,
  fileProposal: null,
  fileSertifikatPelatihan: null,
  tidakTersalin: [],
});

/** Whether the research is done in a laboratory: plan rows and documents, else a place (REG-34, REG-39). */
export const diLaboratorium = ({ idJenisPenelitian }: Pick<IsianPenelitian, 'idJenisPenelitian'>): boolean =>
  idJenisPenelitian === jenisPenelitian.laboratorium;

type Body = z.input<typeof DaftarPenelitianBody>;

const berkasDari = (file: ChosenFile | null) => file && { sha256: file.sha256, name: file.name };

/** Documents are asked for what is done in a laboratory, and which by who registers (REG-37 to REG-39). */
const dokumenDari = (isian: IsianPenelitian, { internal }: PokokIsian) => ({
  ...(internal
    ? { filePersetujuanDosen: berkasDari(isian.filePersetujuanDosen) }
    : { fileProposal: berkasDari(isian.fileProposal) }),
  fileSertifikatPelatihan: berkasDari(isian.fileSertifikatPelatihan),
});

/** The files of a registration as it would be sent now. */
export function berkasIsian(isian: IsianPenelitian, { internal }: PokokIsian): ChosenFile[] {
  const dokumen = [internal ? isian.filePersetujuanDosen : isian.fileProposal, isian.fileSertifikatPelatihan];
  return diLaboratorium(isian) ? dokumen.filter((file) => file !== null) : [];
}

const pembiayaanDari = (isian: IsianPenelitian) => {
  const { idJenisPembiayaan, nikDosenPembiayaan, namaDosenPembiayaan, namaPembiayaan } = isian;
  if (idJenisPembiayaan === jenisPembiayaan.dosen)
    return { idJenisPembiayaan, nikDosenPembiayaan, namaDosenPembiayaan };
  return idJenisPembiayaan === jenisPembiayaan.lainnya
    ? { idJenisPembiayaan, namaPembiayaan }
    : { idJenisPembiayaan };
};

const waktuDari = ({ tglMulai, tglSelesai, jamMulai, jamSelesai }: IsianWaktu): IsianWaktu => ({
  tglMulai,
  tglSelesai,
  jamMulai,
  jamSelesai,
});

/** The form as POST research takes it: of what hangs on kind and person only what is asked. What is empty is refused by name. */
export function bodyDari(isian: IsianPenelitian, pokok: PokokIsian): Body {
  const { keteranganJenisPenelitian, judul, judulPayung, nikDosen, namaDosen, idPetaPenelitian } = isian;
  return {
    idJenisPenggunaan: 1,
    idJenisPenelitian: isian.idJenisPenelitian,
    keteranganJenisPenelitian,
    judul,
    judulPayung,
    ...(pokok.internal ? { nikDosen } : {}),
    namaDosen,
    ...pembiayaanDari(isian),
    idPetaPenelitian,
    ...(diLaboratorium(isian)
      ? {
          rencanaPenggunaan: isian.rencanaPenggunaan.map(
            ({ kunci, idLaboratorium, alat, bahan, instrumen, ...waktu }, ke) => ({
              // The first row makes the research that has the registration's own id.
              ...(ke === 0 ? {} : { uuid: kunci }),
              idLaboratorium,
              ...waktuDari(waktu),
              alat,
              bahan,
              instrumen,
            }),
          ) as NonNullable<Body['rencanaPenggunaan']>,
          ...dokumenDari(isian, pokok),
        }
      : { tempatPenelitian: isian.tempatPenelitian, ...waktuDari(isian) }),
  };
}

/** What the call's schema cannot know: what kind of research and person ask for (REG-20 to REG-38). */
export function penelitianKeliru(isian: IsianPenelitian, pokok: PokokIsian, begun: Date): FieldErrors {
  const kosongJadiTiada = (value: string) => value.trim() || null;
  const waktu = (satu: IsianWaktu) => ({
    tglMulai: satu.tglMulai || undefined,
    tglSelesai: satu.tglSelesai || undefined,
    jamMulai: satu.jamMulai || undefined,
    jamSelesai: satu.jamSelesai || undefined,
  });
  return errorsOfRefusal(
    periksaPenelitian(
      {
        ...isian,
        ...waktu(isian),
        nikDosen: kosongJadiTiada(isian.nikDosen),
        namaDosen: kosongJadiTiada(isian.namaDosen),
        nikDosenPembiayaan: kosongJadiTiada(isian.nikDosenPembiayaan),
        namaDosenPembiayaan: kosongJadiTiada(isian.namaDosenPembiayaan),
        namaPembiayaan: kosongJadiTiada(isian.namaPembiayaan),
        tempatPenelitian: kosongJadiTiada(isian.tempatPenelitian),
        idPetaPenelitian: isian.idPetaPenelitian ?? undefined,
        rencanaPenggunaan: isian.rencanaPenggunaan.map((satu) => ({
          ...satu,
          ...waktu(satu),
          idLaboratorium: satu.idLaboratorium ?? 0,
        })),
      },
      { ...pokok, begun },
    ),
  );
}

/** What the draft of this form holds, in the form's own shape. */
export function isianDariDraf(isi: Record<string, unknown>): IsianPenelitian {
  const isian = { ...isianBaru(), ...isi } as IsianPenelitian;
  return langkahDaftar.includes(isian.langkah) ? isian : { ...isian, langkah: langkahDaftar[0] };
}

/** A refused or never sent registration as it was typed, at its first step. */
export function isianDariTulisan({ body, files = [] }: Baris): IsianPenelitian {
  const kosong = isianBaru();
  // What was written is what the schema made of the form: every id is a number already.
  const isi = fromWire(body) as z.output<typeof DaftarPenelitianBody>;
  const berkas = (named: { sha256: string } | undefined): ChosenFile | null => {
    const file = files.find(({ sha256 }) => sha256 === named?.sha256);
    return file ? { sha256: file.sha256, name: file.name, size: file.size, mime: file.mime } : null;
  };
  const waktu = (satu: Partial<Record<keyof IsianWaktu, string | undefined>>): IsianWaktu => ({
    tglMulai: satu.tglMulai ?? '',
    tglSelesai: satu.tglSelesai ?? '',
    jamMulai: satu.jamMulai ?? '',
    jamSelesai: satu.jamSelesai ?? '',
  });
  const rencana = isi.rencanaPenggunaan.map(
    ({ uuid, idLaboratorium, alat, bahan, instrumen, ...satu }): IsianRencana => ({
      kunci: uuid ?? uuidv7(),
      idLaboratorium,
      ...waktu(satu),
      alat,
      bahan,
      instrumen,
    }),
  );
  return {
    ...kosong,
    idJenisPenelitian: isi.idJenisPenelitian,
    keteranganJenisPenelitian: isi.keteranganJenisPenelitian ?? '',
    judul: isi.judul,
    judulPayung: isi.judulPayung ?? '',
    nikDosen: isi.nikDosen ?? '',
    namaDosen: isi.namaDosen ?? '',
    idJenisPembiayaan: isi.idJenisPembiayaan,
    nikDosenPembiayaan: isi.nikDosenPembiayaan ?? '',
    namaDosenPembiayaan: isi.namaDosenPembiayaan ?? '',
    namaPembiayaan: isi.namaPembiayaan ?? '',
    idPetaPenelitian: isi.idPetaPenelitian ?? null,
    rencanaPenggunaan: rencana.length > 0 ? rencana : kosong.rencanaPenggunaan,
    tempatPenelitian: isi.tempatPenelitian ?? '',
    ...waktu(isi),
    filePersetujuanDosen: berkas(isi.filePersetujuanDosen),
    fileProposal: berkas(isi.fileProposal),
    fileSertifikatPelatihan: berkas(isi.fileSertifikatPelatihan),
  };
}

const namaWaktu = {
  tglMulai: 'tanggal mulai',
  tglSelesai: 'tanggal selesai',
  jamMulai: 'jam mulai',
  jamSelesai: 'jam selesai',
} as const;

export const labelDosen = ({ internal }: PokokIsian): string =>
  internal ? 'Dosen pembimbing' : 'Pembimbing atau peneliti utama';

const besar = (kata: string): string => kata.charAt(0).toUpperCase() + kata.slice(1);

/** The fields in their order, as their labels read. */
export function labelIsian(isian: IsianPenelitian, pokok: PokokIsian): Record<string, string> {
  const perRencana = isian.rencanaPenggunaan.flatMap((_, ke) =>
    Object.entries({
      idLaboratorium: 'laboratorium',
      ...namaWaktu,
      alat: 'alat',
      bahan: 'bahan',
      instrumen: 'instrumen',
    }).map(([nama, label]): [string, string] => [
      `rencanaPenggunaan[${ke}][${nama}]`,
      isian.rencanaPenggunaan.length > 1 ? `Rencana ${ke + 1}, ${label}` : besar(label),
    ]),
  );
  return Object.fromEntries([
    ['idJenisPenelitian', 'Jenis penelitian'],
    ['keteranganJenisPenelitian', 'Keterangan jenis penelitian'],
    ['judul', 'Judul'],
    ['judulPayung', 'Judul payung'],
    ['nikDosen', labelDosen(pokok)],
    ['namaDosen', pokok.internal ? 'Nama dosen pembimbing' : labelDosen(pokok)],
    ['idPetaPenelitian', 'Peta penelitian'],
    ...Object.entries(labelPembiayaan),
    ['rencanaPenggunaan', 'Rencana penggunaan'],
    ...perRencana,
    ['tempatPenelitian', 'Tempat'],
    ...Object.entries(namaWaktu).map(([nama, label]): [string, string] => [nama, besar(label)]),
    ['filePersetujuanDosen', 'Surat persetujuan dosen'],
    ['fileProposal', 'Proposal'],
    ['fileSertifikatPelatihan', 'Sertifikat pelatihan keselamatan'],
  ]);
}

const diLangkahKedua = /^(rencanaPenggunaan|tempatPenelitian|tgl|jam|file)/;

/** The step at which a field stands. */
export const langkahDari = (nama: string): Langkah =>
  diLangkahKedua.test(nama) ? 'Tempat dan waktu' : 'Penelitian';

/** What a draft or write of it is known by (GAP-115). */
export const labelDaftar = ({ judul }: IsianPenelitian): string => `Daftar · ${judul.trim()}`;

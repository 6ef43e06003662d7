import type { z } from 'zod';
import { kataJumlah } from '#domain/barang/kata.ts';
import { namaJenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { formatDate, formatNumber, MISSING } from '#domain/core/format.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check, codesFrom, target } from '#domain/core/workflow.ts';
import {
  pilihVerifikasiPenelitian,
  SelesaiBody,
  UbahWaktuBody,
  VerifikasiPenelitianBody,
} from '#domain/penelitian/endpoints.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import {
  KembalikanAlatBody,
  PerpanjangBody,
  pilihUbahRekaman,
  pilihVerifikasiPenambahan,
  UbahBody,
  VerifikasiPenambahanBody,
} from '#domain/penelitian/penggunaan.ts';
import type { IsiPenambahan } from '#domain/penggunaan/periksa.ts';
import { kataWaktu, waktuBaris, type BarisBerwaktu } from '#domain/penggunaan/waktu.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import type { Baris } from '#data/baris.ts';
import {
  belumDilihat,
  bidang,
  bidangCatatan,
  sandinganDari,
  sudahDiputuskan,
  type Bidang,
  type Cara,
  type Sandingan,
} from '#kit/outbox/sandingan.ts';

/** Lays a write on a research beside the record as it stands now; null for a body this app cannot read. */
type Sanding = (row: Baris, record: Penelitian, actor: Actor) => Sandingan | null;

const isiDari = <S extends z.ZodType>(skema: S, row: Baris): z.output<S> | null => {
  const isi = skema.safeParse(fromWire(row.body));
  return isi.success ? isi.data : null;
};

const hari = (tanggal: string | null): string => (tanggal ? formatDate(tanggal) : MISSING);
const jam = (mulai: string | null, selesai: string | null): string =>
  mulai && selesai ? `${mulai} sampai ${selesai}` : MISSING;

type PenambahanBaris = Penambahan['baris'][number];
type Entri = Penelitian['history'][number];
const judul = ({ statusSubmission }: Entri): string => statusSubmission.statusPengajuan;

/** What is the same of every write on a research; `batal` only where a decision has overtaken a decision. */
const sandingan = (row: Baris, record: Penelitian, isi: Parameters<typeof sandinganDari>[3]): Sandingan =>
  sandinganDari(row, record.history, judul, isi);

/** Who has decided meanwhile, and when: what the author had not seen last. */
const putusanOrang = (row: Baris, { history }: Penelitian): string | null =>
  sudahDiputuskan(belumDilihat(row, history).at(-1), judul);

/** Mine as it was, on the revision that is compared with now. */
const pertahankan = (baseRev: string): Cara => ({ jenis: 'pertahankan', baseRev, gabungan: null });

/** Where an act of W2 leads, beside where the record stands. */
function statusTujuan(aksi: PenelitianAksi, record: Penelitian): Bidang {
  const nama = target(penelitianWorkflow, aksi, keadaanPenelitian(record));
  return bidang(
    'Status penelitian',
    penelitianWorkflow.states[nama].label,
    record.statusSubmission.statusPengajuan,
  );
}

/** A decision on the whole: never sent again as it was, but decided anew in its form (offline.md section 5). */
export const sandingPutusanPenelitian =
  (to: (uuid: string, actor: Actor, kode: number) => string): Sanding =>
  (row, record, actor) => {
    const isi = isiDari(VerifikasiPenelitianBody, row);
    const keadaan = keadaanPenelitian(record);
    const aksi = isi && pilihVerifikasiPenelitian(isi, actor, keadaan);
    if (!isi || !aksi) return null;
    const berpindah = !codesFrom(penelitianWorkflow, aksi).includes(record.idStatusPengajuan);
    return sandingan(row, record, {
      rev: record.rev,
      bidang: [
        berpindah
          ? bidang(
              'Status penelitian',
              penelitianWorkflow.actions[aksi].label,
              record.statusSubmission.statusPengajuan,
            )
          : statusTujuan(aksi, record),
        ...bidangCatatan(isi.catatan),
      ],
      dapat: check(penelitianWorkflow, aksi, keadaan, actor),
      batal: berpindah ? putusanOrang(row, record) : null,
      cara: { jenis: 'putuskanLagi', to: to(record.uuid, actor, record.idStatusPengajuan) },
    });
  };

/** The end, asked for or declared. */
export const sandingAkhir =
  (aksi: 'mintaSelesai' | 'selesaikan'): Sanding =>
  (row, record, actor) => {
    const isi = isiDari(SelesaiBody, row);
    return (
      isi &&
      sandingan(row, record, {
        rev: record.rev,
        bidang: [statusTujuan(aksi, record), ...bidangCatatan(isi.catatan)],
        dapat: check(penelitianWorkflow, aksi, keadaanPenelitian(record), actor),
        cara: pertahankan(record.rev),
      })
    );
  };

/** Days, hours and plan of mine beside those on the server. */
export const sandingWaktu: Sanding = (row, record, actor) => {
  const isi = isiDari(UbahWaktuBody, row);
  if (!isi) return null;
  const jumlah = (banyak: number) => `${formatNumber(banyak)} barang`;
  return sandingan(row, record, {
    rev: record.rev,
    bidang: [
      bidang('Tanggal mulai', hari(isi.tglMulai), hari(record.tglMulai)),
      bidang('Tanggal selesai', hari(isi.tglSelesai), hari(record.tglSelesai)),
      bidang(
        'Jam',
        jam(isi.jamMulai ?? null, isi.jamSelesai ?? null),
        jam(record.jamMulai, record.jamSelesai),
      ),
      bidang('Alat', jumlah(isi.alat.length), jumlah(record.researchLabTool.length)),
      bidang('Bahan', jumlah(isi.bahan.length), jumlah(record.researchLabItem.length)),
      bidang('Instrumen', jumlah(isi.instrumen.length), jumlah(record.researchLabInstrument.length)),
    ],
    dapat: check(penelitianWorkflow, 'ubahWaktu', keadaanPenelitian(record), actor),
    cara: pertahankan(record.rev),
  });
};

export const sandingPerpanjangan: Sanding = (row, record, actor) => {
  const isi = isiDari(PerpanjangBody, row);
  return (
    isi &&
    sandingan(row, record, {
      rev: record.rev,
      bidang: [
        bidang('Tanggal selesai', hari(isi.tglSelesai), hari(record.tglSelesai)),
        ...bidangCatatan(isi.catatan),
      ],
      dapat: check(penelitianWorkflow, 'perpanjang', keadaanPenelitian(record), actor),
      cara: pertahankan(record.rev),
    })
  );
};

/**
 * Returned tools, number by number. Each row rests on a revision of its own, so what was said is said anew on the page where
 * both are seen.
 */
export const sandingPengembalian =
  (to: (uuid: string) => string): Sanding =>
  (row, record, actor) => {
    const isi = isiDari(KembalikanAlatBody, row);
    if (!isi) return null;
    const angka = (label: string, nama: string, milik: number, server: number | undefined) =>
      bidang(`${nama}: ${label}`, formatNumber(milik), server === undefined ? null : formatNumber(server));
    return sandingan(row, record, {
      rev: record.pengembalianAlat.map(({ rev }) => rev).join(),
      bidang: isi.pengembalian.flatMap((satu) => {
        const alat = record.pengembalianAlat.find(({ uuid }) => uuid === satu.uuid);
        const nama = alat?.namaBarang ?? namaJenisBarang[1];
        return [
          angka('kembali', nama, satu.jlhKembali, alat?.jlhKembali),
          angka('rusak', nama, satu.jlhRusak, alat?.jlhRusak),
          angka('diganti', nama, satu.jlhDiganti, alat?.jlhDiganti),
        ];
      }),
      dapat: check(penelitianWorkflow, 'kembalikanAlat', keadaanPenelitian(record), actor),
      cara: { jenis: 'putuskanLagi', to: to(record.uuid) },
    });
  };

const kunci = ({ idJenisBarang, idBarang }: { idJenisBarang: IdJenisBarang; idBarang: number }): string =>
  `${idJenisBarang}:${idBarang}`;

/** The amounts and hours of lines of one thing, as one text; in its unit where the record knows it. */
const isiBaris = (
  semua: readonly (BarisBerwaktu & { jlhPenggunaan?: number | undefined })[],
  barang: PenambahanBaris | undefined,
): string | null =>
  semua
    .map((baris) => {
      const waktu = waktuBaris(baris);
      const jumlah = baris.jlhPenggunaan ?? 0;
      if (waktu) return kataWaktu(waktu);
      return barang ? kataJumlah(barang, jumlah) : formatNumber(jumlah);
    })
    .join('; ') || null;

/** Lines of mine beside those of the addition on the server, thing by thing, by the names the record knows. */
function bidangBaris(
  { penggunaan, tglPenggunaan }: { [K in keyof IsiPenambahan]?: IsiPenambahan[K] | undefined },
  record: Penelitian,
  { baris, tglPenggunaan: hariServer }: Penambahan,
): Bidang[] {
  if (!penggunaan) return [];
  const milik = penggunaan.map((satu) => ({ ...satu, tglPenggunaan: tglPenggunaan ?? hariServer }));
  const dikenal = new Map(record.penambahan.flatMap((satu) => satu.baris).map((satu) => [kunci(satu), satu]));
  const semua = new Map([...baris, ...milik].map((satu) => [kunci(satu), satu]));
  return [...semua].map(([satu, { idJenisBarang, idBarang }]) =>
    bidang(
      dikenal.get(satu)?.namaBarang ?? `${namaJenisBarang[idJenisBarang]} nomor ${idBarang}`,
      isiBaris(
        milik.filter((lain) => kunci(lain) === satu),
        dikenal.get(satu),
      ) ?? 'Tidak dipakai',
      isiBaris(
        baris.filter((lain) => kunci(lain) === satu),
        dikenal.get(satu),
      ) ?? MISSING,
    ),
  );
}

const putusan: readonly PenambahanAksi[] = ['setujui', 'kecualikan', 'tolak'];

/** A write on one addition beside it. */
function sandingTambahan(
  row: Baris,
  record: Penelitian,
  actor: Actor,
  isi: {
    uuid: string;
    aksi: PenambahanAksi;
    tglPenggunaan?: string | undefined;
    penggunaan?: IsiPenambahan['penggunaan'] | undefined;
    catatan: string | null;
    alasanPengecualian: string | null;
    cara: (satu: Penambahan) => Cara;
  },
): Sandingan | null {
  const satu = record.penambahan.find(({ uuid }) => uuid === isi.uuid);
  if (!satu) return null;
  const { aksi } = isi;
  const keadaan = keadaanPenambahan(record, satu);
  const berpindah = !codesFrom(penambahanWorkflow, aksi).includes(satu.kdStatusPengajuan);
  const ke = penambahanWorkflow.states[target(penambahanWorkflow, aksi, keadaan)].label;
  return sandingan(row, record, {
    rev: satu.rev,
    bidang: [
      bidang('Status penambahan', ke, satu.statusPengajuan),
      ...(isi.tglPenggunaan
        ? [bidang('Tanggal penggunaan', hari(isi.tglPenggunaan), hari(satu.tglPenggunaan))]
        : []),
      ...bidangBaris(isi, record, satu),
      ...bidangCatatan(isi.alasanPengecualian, 'Alasan tetap dipakai'),
      ...bidangCatatan(isi.catatan),
    ],
    dapat: check(penambahanWorkflow, aksi, keadaan, actor),
    batal: berpindah && putusan.includes(aksi) ? putusanOrang(row, record) : null,
    cara: isi.cara(satu),
  });
}

/** Its owner's mending or withdrawal: mine may be kept while the addition may still be changed. */
export const sandingUbah: Sanding = (row, record, actor) => {
  const isi = isiDari(UbahBody, row);
  if (!isi) return null;
  const aksi = pilihUbahRekaman(isi, actor, { penelitian: { pendaftarUuid: record.user.uuid } });
  return sandingTambahan(row, record, actor, { ...isi, aksi, cara: ({ rev }) => pertahankan(rev) });
};

/** An officer's word on an addition: decided anew, never sent again as it was. */
export const sandingVerifikasi =
  (to: (uuid: string, actor: Actor) => string): Sanding =>
  (row, record, actor) => {
    const isi = isiDari(VerifikasiPenambahanBody, row);
    if (!isi) return null;
    const aksi = pilihVerifikasiPenambahan(isi, actor);
    const cara = (): Cara => ({ jenis: 'putuskanLagi', to: to(record.uuid, actor) });
    return sandingTambahan(row, record, actor, { ...isi, aksi, cara });
  };

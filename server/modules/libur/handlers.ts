import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import { formatDate, formatNumber } from '#domain/core/format.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import { jenisLibur, namaJenisLibur, type HariLibur } from '#domain/libur/schema.ts';
import { kodeHari } from '#domain/libur/tahun.ts';
import { daftarLibur, hariDari } from '#domain/perjalanan/kalender.ts';
import type { Context } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { announce, forEveryone, trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { audit } from '#server/db/tables/sync.ts';
import {
  bacaHari,
  bacaTahun,
  barisBeruuid,
  kunciLibur,
  matikan,
  nyalakan,
  revHari,
  uuidDasar,
  uuidHari,
} from './repository.ts';

type Isi = Pick<HariLibur, 'tanggal' | 'namaLibur' | 'jenisLibur'>;

/** Every device keeps the holidays: by when something is promised is reckoned on each of them (BEYOND-29). */
const beritahu = (context: Context, daftar: readonly string[], kode: number): void =>
  daftar.forEach((jenis) =>
    announce(context, {
      collection: 'acuan',
      record: `${jenis}:${kode}`,
      sebelum: [forEveryone],
      sesudah: [forEveryone],
    }),
  );

/** Of each field what it was and is; of a day that comes or goes the other side is nothing. */
const beda = (lama: Isi | null, baru: Isi | null): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    (['tanggal', 'namaLibur', 'jenisLibur'] as const).flatMap((nama) =>
      lama?.[nama] === baru?.[nama] ? [] : [[nama, [lama?.[nama] ?? null, baru?.[nama] ?? null]]],
    ),
  );

const barisDari = ({ tanggal, namaLibur, jenisLibur: jenis }: Isi, rev: number) => ({
  jenis,
  kode: kodeHari(tanggal),
  nama: namaLibur,
  rev,
});

const tercatat = (context: Context, tanggal: string, rev: number, perubahan: ReturnType<typeof beda>) =>
  trace(context, { jenis: 'hariLibur', record: uuidHari(tanggal), rev, perubahan });

/** Puts a day where it belongs now: on in one list at most, off in the other. */
async function tulis(context: Context, lama: Isi, baru: Isi | null): Promise<number> {
  const { db } = context;
  const { tanggal } = lama;
  const kode = kodeHari(tanggal);
  const rev = Number((await revHari(db, [tanggal])).get(tanggal)) + 1;
  const mati = await matikan(
    db,
    jenisLibur.filter((jenis) => jenis !== baru?.jenisLibur),
    kode,
    rev,
  );
  if (baru) await nyalakan(db, [barisDari(baru, rev)]);
  tercatat(context, tanggal, rev, beda(lama, baru));
  beritahu(context, [...mati, ...(baru ? [baru.jenisLibur] : [])], kode);
  return rev;
}

async function tambah(context: Context, { hari }: ParsedBody<typeof liburApi.tambah>) {
  const { db } = context;
  await kunciLibur(db);
  const ada = new Map((await bacaHari(db)).map((satu) => [satu.tanggal, satu]));
  const salah = hari.flatMap(({ tanggal }, ke): FieldError[] => {
    const dulu = ada.get(tanggal);
    const field = `hari[${ke}][tanggal]`;
    if (dulu)
      return [
        {
          field,
          message: `${formatDate(tanggal)} sudah ada: ${dulu.namaLibur} (${namaJenisLibur[dulu.jenisLibur].toLowerCase()}).`,
        },
      ];
    return hari.findIndex((satu) => satu.tanggal === tanggal) < ke
      ? [{ field, message: `${formatDate(tanggal)} disebut lebih dari sekali.` }]
      : [];
  });
  if (salah.length > 0) throw refusal.invalid(salah);
  const rev = await revHari(
    db,
    hari.map(({ tanggal }) => tanggal),
  );
  const berikut = ({ tanggal }: Isi) => (rev.get(tanggal) ?? 0) + 1;
  // Those of the other list, where there are any, are off already.
  await nyalakan(
    db,
    hari.map((satu) => barisDari(satu, berikut(satu))),
  );
  for (const satu of hari) {
    tercatat(context, satu.tanggal, berikut(satu), beda(null, satu));
    beritahu(context, [satu.jenisLibur], kodeHari(satu.tanggal));
  }
  const [pertama] = hari;
  return {
    data: { jumlah: hari.length },
    info:
      hari.length === 1
        ? `${formatDate(pertama!.tanggal)} berhasil ditambahkan`
        : `${formatNumber(hari.length)} hari libur berhasil ditambahkan`,
    record: context.operasiId,
  };
}

/** The day as it is, which its author has seen so. */
async function dilihat(context: Context, tanggal: string): Promise<HariLibur> {
  const { db, baseRev } = context;
  await kunciLibur(db);
  const lama = (await bacaHari(db)).find((satu) => satu.tanggal === tanggal);
  if (!lama) throw refusal.notFound(`${formatDate(tanggal)} tidak ada dalam daftar hari libur.`);
  const versi = { uuid: uuidHari(tanggal), rev: Number(lama.rev) };
  if (baseRev !== null && !(await sawLatest(context, versi))) throw refusal.stale(lama);
  return lama;
}

async function ubah(context: Context, baru: ParsedBody<typeof liburApi.ubah>) {
  const lama = await dilihat(context, baru.tanggal);
  const rev = String(await tulis(context, lama, baru));
  const { tanggal, namaLibur, jenisLibur: jenis } = baru;
  return { record: uuidHari(tanggal), rev, data: { tanggal, namaLibur, jenisLibur: jenis, rev } };
}

async function hapus(context: Context, { tanggal }: ParsedBody<typeof liburApi.hapus>) {
  const lama = await dilihat(context, tanggal);
  await tulis(context, lama, null);
  return { record: uuidHari(tanggal), data: { tanggal }, info: `${formatDate(tanggal)} berhasil dihapus` };
}

/** Says the decree of a year, or takes back what was said by mistake: the year counts as not decreed then (BEYOND-27). */
async function dasar(context: Context, isi: ParsedBody<typeof liburApi.dasar>) {
  const { db, baseRev } = context;
  const { tahun } = isi;
  await kunciLibur(db);
  const lama = await bacaTahun(db, tahun);
  const record = uuidDasar(tahun);
  if (baseRev !== null && !(await sawLatest(context, { uuid: record, rev: Number(lama.rev) })))
    throw refusal.stale(lama);
  const rev = ((await barisBeruuid(db, record))?.rev ?? 0) + 1;
  if (isi.dasar === null) await matikan(db, [daftarLibur.dasar], tahun, rev);
  else await nyalakan(db, [{ jenis: daftarLibur.dasar, kode: tahun, nama: isi.dasar, rev }]);
  trace(context, { jenis: 'dasarLibur', record, rev, perubahan: { dasar: [lama.dasar, isi.dasar] } });
  beritahu(context, [daftarLibur.dasar], tahun);
  const kini = isi.dasar === null ? '0' : String(rev);
  return { record, rev: kini, data: { tahun, dasar: isi.dasar, rev: kini } };
}

export const libur = implement(
  liburApi,
  {
    list: async ({ db, query }) => ({ data: await bacaTahun(db, query.tahun) }),
    tambah: (context) => tambah(context, context.body),
    ubah: (context) => ubah(context, context.body),
    hapus: (context) => hapus(context, context.body),
    dasar: (context) => dasar(context, context.body),
  },
  {
    readRecord: async ({ db, endpoint }, uuid) => {
      if (endpoint.method === 'POST') return { jumlah: await db.$count(audit, eq(audit.operasiId, uuid)) };
      const baris = await barisBeruuid(db, uuid);
      if (!baris) return null;
      if (baris.jenis === daftarLibur.dasar) {
        const { hari: _hari, ...tahun } = await bacaTahun(db, baris.kode);
        return tahun;
      }
      const tanggal = hariDari(baris.kode);
      if (endpoint.method === 'DELETE') return { tanggal };
      return (await bacaHari(db)).find((satu) => satu.tanggal === tanggal) ?? null;
    },
  },
);

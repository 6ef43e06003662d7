import { and, eq, type SQL } from 'drizzle-orm';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { adaIsi, tanggalLaporanDitolak } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { kosong } from '#domain/core/fields.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Context } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { cleanHtml } from '#server/core/html.ts';
import { parameterSampel, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { findRiwayatProgres } from '#server/modules/progres/repository.ts';
import { lakukan } from './actions.ts';
import { listBeban, listTerbuka } from './beban.ts';
import { membacaFoto, pengujianDenganFoto } from './foto.ts';
import { koleksiAnalisis } from './koleksi.ts';
import { isiLembar } from './lembar.ts';
import { lockBersama } from './locking.ts';
import { pekerjaanMeja } from './pekerjaan.ts';
import { ditugaskanKepada, milik } from './policy.ts';
import { listAnalisis, type DaftarQuery, findAnalisis, saring } from './repository.ts';

type Query = DaftarQuery & {
  uuid?: string | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
};

/** A list within `mine`, or with a uuid the one record: 404 when there is none, 403 when it is another person's. */
async function baca({ db }: Pick<Context, 'db'>, query: Query, mine: SQL | undefined) {
  if (query.uuid) {
    const satu = eq(parameterSampel.id, query.uuid);
    const [own] = await findAnalisis(db, and(mine, satu));
    if (own) return { data: own };
    throw (await db.$count(parameterSampel, and(ditugaskanKepada.semua(), satu))) > 0
      ? refusal.forbidden('Parameter ini tidak ditugaskan kepada Anda.')
      : refusal.notFound('Parameter uji tidak ditemukan.');
  }
  return listAnalisis(db, query, and(mine, saring(query)));
}

/** The record of an earlier write, for a replayed answer: only while the caller may still see it. */
async function bacaLagi(context: Context, uuid: string): Promise<Analisis | null> {
  const [found] = await findAnalisis(
    context.db,
    and(milik(context, 'keduanya'), eq(parameterSampel.id, uuid)),
  );
  return found ?? null;
}

export const analisis = implement(
  analisisApi,
  {
    analyst: async (context) => baca(context, context.query, milik(context, 'analis')),
    supervisor: async (context) => baca(context, context.query, milik(context, 'penyelia')),

    progressDetail: async (context) => {
      const [row] = await findRiwayatProgres(context.db, eq(riwayatProgres.id, context.query.uuid));
      const induk = row && (await bacaLagi(context, row.parameterId));
      // To a registrant another's record does not exist (GAP-97).
      if (!row || (!induk && context.actor.role === 'Pendaftar'))
        throw refusal.notFound('Riwayat progres tidak ditemukan.');
      if (!induk) throw refusal.forbidden('Parameter ini tidak ditugaskan kepada Anda.');
      const { riwayat } = row;
      return {
        data: { ...riwayat, catatan: riwayat.catatan ?? riwayat.isi ?? null, parameter: induk.parameter },
      }; // GAP-95
    },

    perAnalis: (context) => listBeban(context, context.query),
    terbuka: (context) => listTerbuka(context, context.query),

    start: (context) => lakukan(context, context.body.uuid, 'mulai', () => ({})),

    report: (context) => {
      const { uuid, jenisLaporan, tanggal, jam, hasilPengujian, foto } = context.body;
      const isi = cleanHtml(context.body.isi);
      if (!adaIsi(isi)) throw refusal.invalid([{ field: 'isi', message: kosong }]);
      const terlalu = tanggalLaporanDitolak(tanggal, context.begun);
      if (terlalu) throw refusal.invalid([{ field: 'tanggal', message: terlalu }]);
      const akhir = jenisLaporan === 'akhir';
      const hasil = akhir ? hasilPengujian : null;
      return lakukan(context, uuid, aksiDari[jenisLaporan], () => ({
        laporan: { jenisLaporan, tanggal, jam, isi, hasilPengujian: hasil },
        foto,
        ...(akhir ? { ubah: { hasilPengujian: hasil } } : {}),
      }));
    },

    sheet: (context) => isiLembar(context, context.body),

    requestDone: (context) => lakukan(context, context.body.uuid, 'ajukanSelesai', () => ({})),

    // The result belongs to the run that is cancelled; history keeps it (GAP-138).
    cancel: (context) =>
      lakukan(context, context.body.uuid, 'batalkan', () => ({
        catatan: context.body.catatan,
        ubah: { hasilPengujian: null, pernyataan: null },
      })),

    method: (context) =>
      lakukan(context, context.body.uuid, 'ubahMetode', (record) => ({
        catatan: `Metode uji diubah dari '${record.metodeUji}' menjadi '${context.body.metodeUji}'.`,
        ubah: { metodeUji: context.body.metodeUji },
      })),

    verificationDone: (context) => {
      const { uuid, flagDisetujui, catatan } = context.body;
      return lakukan(context, uuid, flagDisetujui ? 'setujui' : 'tolak', (record) => {
        // Taking back what was approved needs its reason (GAP-137); turning a request down may have one.
        if (!flagDisetujui && record.idStatusProgresParameter === 6 && !catatan)
          throw refusal.invalid([{ field: 'catatan', message: kosong }]);
        return { catatan: flagDisetujui ? null : catatan };
      });
    },
  },
  {
    readRecord: bacaLagi,
    lockTogether: lockBersama,
    collections: [koleksiAnalisis],
    filesOf: pengujianDenganFoto,
    readsFiles: membacaFoto,
    work: pekerjaanMeja,
  },
);

const aksiDari = { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' } as const;

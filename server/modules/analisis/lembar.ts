import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { analisisApi } from '#domain/analisis/endpoints.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { hasilTertulis } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { pernyataanDari } from '#domain/lembar-kerja/pernyataan.ts';
import { keadaanLembar, selBentrok } from '#domain/lembar-kerja/keadaan.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { salahTulisSel } from '#domain/lembar-kerja/sel-blok.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { LembarTersimpan, TulisanLembar } from '#domain/lembar-kerja/tulisan.ts';
import type { Context, Transaction } from '#server/core/implement.ts';
import { dataBersama, versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { lakukan } from './actions.ts';

type Body = ParsedBody<typeof analisisApi.sheet>;

/**
 * Writes into the sheet of one parameter. Cells that somebody else has changed since their author saw them refuse the
 * whole of it with 409 and the record, so that both are shown side by side; no value is ever covered over (BEYOND-11).
 * What the version does not have, or cannot be read, refuses it with 422. What it comes to is computed again here, and
 * kept beside what the device computed (BEYOND-13).
 */
export const isiLembar = (context: Context, body: Body) =>
  lakukan(context, body.uuid, 'isiLembar', async (record, current) => {
    const { uuid: _uuid, baseRev: _baseRev, foto, ...tulisan } = body;
    const riwayat = record.history.map((baris) => ({ ...tanpaPenulis, ...baris }));
    const { versi, isian } = keadaanLembar(riwayat);
    const isi = await periksaTulisan(context, record.uuid, body, versi);
    const lain = versi !== null && tulisan.versi !== null && versi !== tulisan.versi;
    if (lain || selBentrok(isian, tulisan.sel).length > 0) throw refusal.stale(await current());
    const lembar: LembarTersimpan = { ...tulisan, hasilServer: null };
    if (!isi) return { lembar, foto };
    const kini = keadaanLembar([...riwayat, { ...tanpaPenulis, aksi: 'isiLembar', lembar }]);
    const bersama = await bacaBersama(context, tulisan, isi);
    const hasil = hitungLembar(isi, kini.isian, bersama, kini.batas);
    return {
      lembar: { ...lembar, hasilServer: hasilTertulis(hasil) },
      foto,
      ubah: { pernyataan: pernyataanDari(isi, hasil) },
    };
  });

/** What a sheet comes to does not depend on who wrote it, or when. */
const tanpaPenulis = { uuid: '', user: { uuid: '', nama: '', noInduk: null }, updatedAt: '' };

/**
 * What the version of a write asks for; null of one of timers or photos alone. A sheet may go on with a version that is not used any
 * more, and be begun with one that a device without a network still knew: it was released (BEYOND-07).
 */
async function periksaTulisan(
  { db }: Transaction,
  parameter: string,
  tulisan: Body,
  dimulai: string | null,
): Promise<IsiLembar | null> {
  const { versi, sel } = tulisan;
  if (versi === null) {
    const tanpaVersi = dimulai === null ? 'Pilih versi lembar kerja.' : 'Sebut versi lembar kerja ini.';
    if (sel.length > 0) throw refusal.invalid([{ field: 'versi', message: tanpaVersi }]);
    return null;
  }
  const [found] = await db
    .select({ isi: versiLembar.isi })
    .from(versiLembar)
    .innerJoin(parameterSampel, eq(parameterSampel.parameterUjiId, versiLembar.parameterUjiId))
    .where(
      and(eq(versiLembar.id, versi), eq(parameterSampel.id, parameter), isNotNull(versiLembar.dirilisPada)),
    );
  if (!found)
    throw refusal.invalid([
      { field: 'versi', message: 'Versi lembar kerja ini bukan milik parameter ini, atau belum dirilis.' },
    ]);
  const { isi } = found;
  const salah = salahTulisan(isi, tulisan);
  if (salah.length > 0) throw refusal.invalid(salah);
  return isi;
}

function salahTulisan(isi: IsiLembar, { batas, sel, foto }: Body): FieldError[] {
  const adaBatas = batas === null || isi.batas.some(({ kunci }) => kunci === batas);
  return [
    ...(adaBatas ? [] : [{ field: 'batas', message: 'Batas ini tidak ada di versi lembar kerjanya.' }]),
    ...sel.flatMap((satu, at) => {
      const salah = salahTulisSel(isi, satu);
      return salah ? [{ field: `sel[${at}][${salah.bagian}]`, message: salah.message }] : [];
    }),
    // A photo of no cell would be seen nowhere.
    ...foto.flatMap(({ sel: kunci }, at) => {
      const salah = salahTulisSel(isi, { kunci: kunci ?? '', nilai: '', dicoret: null });
      return salah ? [{ field: `foto[${at}][sel]`, message: salah.message }] : [];
    }),
  ];
}

/** The cells of the shared data it refers to, by their name in the version. Refuses data of another kind or test. */
async function bacaBersama(
  { db }: Transaction,
  { versi, bersama }: TulisanLembar,
  isi: IsiLembar,
): Promise<Record<string, Isian | null>> {
  const uuids = bersama.map(({ uuid }) => uuid);
  const milik = db
    .select({ uji: versiLembar.parameterUjiId })
    .from(versiLembar)
    .where(eq(versiLembar.id, versi!));
  const found =
    uuids.length === 0
      ? []
      : await db
          .select({ id: dataBersama.id, nama: dataBersama.nama, isian: dataBersama.isian })
          .from(dataBersama)
          .innerJoin(versiLembar, eq(versiLembar.id, dataBersama.versiId))
          .where(and(inArray(dataBersama.id, uuids), inArray(versiLembar.parameterUjiId, milik)));
  const salah = bersama.flatMap(({ nama, uuid }, at): FieldError[] =>
    isi.bersama.some((satu) => satu.nama === nama) &&
    found.some((satu) => satu.id === uuid && satu.nama === nama)
      ? []
      : [
          {
            field: `bersama[${at}][uuid]`,
            message: 'Data bersama ini tidak dapat dipakai lembar kerja ini.',
          },
        ],
  );
  if (salah.length > 0) throw refusal.invalid(salah);
  return Object.fromEntries(found.map(({ nama, isian }) => [nama, isian]));
}

import { sql } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { refusal } from '#domain/core/errors.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { periksaPelunasan } from '#domain/pengujian/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { batalkanInvoice } from '#server/modules/pembayaran/perubahan.ts';
import { gerakkan, lockPengujian, judgeAct, type LockedPengujian } from './perubahan.ts';
import { tagihSisa } from './uang.ts';

type Body = ParsedBody<typeof pengujianApi.pelunasan>;

/**
 * Admin's final bill (TESTADM-17, GAP-07, GAP-08), also its correction while nobody has paid it (GAP-127). Every sum is
 * made anew here; a client's that differs is refused with 422.
 */
export async function buatPelunasan(context: Context, body: Body) {
  const record = await lockPengujian(context.db, body.uuid, context.actor);
  const total = totalTagihan(body.tagihan);
  const nominalAkhir = total - record.dibayar;
  const kode = await judgeAct(context, 'tagihPelunasan', { ...record, totalTagihan: total, nominalAkhir });
  const errors: FieldError[] = periksaPelunasan(body, {
    baris: record.baris.map(({ id, parameterId }) => ({
      uuid: id,
      kdStatus: record.sampel.flatMap(({ parameter }) => parameter).find((uji) => uji.id === parameterId)!
        .kdStatus,
    })),
    dibayar: record.dibayar,
  });
  if (errors.length > 0) throw refusal.invalid(errors);
  const perubahan = await simpanHarga(context, record, body);
  await batalkanInvoice(context, record.kepala, record.invoice);
  await tagihSisa(context, record, total);
  return gerakkan(context, record, [{ kode, catatan: body.catatanTambahan }], { perubahan });
}

/** Admin's prices, in one statement; the audit keeps the old ones (architecture.md 5). */
async function simpanHarga({ db }: Context, record: LockedPengujian, body: Body) {
  const lama = new Map(record.baris.map((baris) => [baris.id, baris]));
  const berubah = body.tagihan.filter(({ uuid, hargaPengujian, hargaReplikasi }) => {
    const dulu = lama.get(uuid)!;
    return dulu.hargaPengujian !== hargaPengujian || dulu.hargaReplikasi !== hargaReplikasi;
  });
  if (berubah.length > 0)
    await db.execute(sql`update baris_tagihan set harga_pengujian = x."hargaPengujian",
        harga_replikasi = x."hargaReplikasi", harga_total = x."hargaTotal"
      from jsonb_to_recordset(${JSON.stringify(berubah)}::jsonb) as x(uuid uuid, "hargaPengujian" bigint,
        "hargaReplikasi" bigint, "hargaTotal" bigint) where baris_tagihan.id = x.uuid`);
  return Object.fromEntries(
    berubah.map(({ uuid, hargaPengujian, hargaReplikasi }): [string, [unknown, unknown]] => {
      const dulu = lama.get(uuid)!;
      const kini = [hargaPengujian, hargaReplikasi];
      return [`tagihan ${uuid}`, [[dulu.hargaPengujian, dulu.hargaReplikasi], kini]];
    }),
  );
}

import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { refusal } from '#domain/core/errors.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import type { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { periksaPelunasan } from '#domain/pengujian/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { barisTagihan } from '#server/db/tables/pembayaran.ts';
import { gerakkan, kunciPengujian, nilai, type LockedPengujian } from './perubahan.ts';
import { batalkanInvoice, tagihSisa } from './uang.ts';

type Body = ParsedBody<typeof pengujianApi.pelunasan>;

/**
 * Admin's final bill (TESTADM-17, GAP-07, GAP-08), also its correction while nobody has paid it (GAP-127). Every sum is
 * made anew here; a client's that differs is refused with 422.
 */
export async function buatPelunasan(context: Context, body: Body) {
  const record = await kunciPengujian(context.db, body.uuid, context.actor);
  const total = totalTagihan(body.tagihan);
  const nominalAkhir = total - record.dibayar;
  const kode = await nilai(context, 'tagihPelunasan', { ...record, totalTagihan: total, nominalAkhir });
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
  await batalkanInvoice(context, record);
  await tagihSisa(context, record, total);
  return gerakkan(context, record, [{ kode, catatan: body.catatanTambahan }], { perubahan });
}

/** Admin's prices; the audit keeps the old ones (architecture.md 5). */
async function simpanHarga({ db }: Context, record: LockedPengujian, body: Body) {
  const perubahan: Record<string, [unknown, unknown]> = {};
  for (const { uuid, hargaPengujian, hargaReplikasi, hargaTotal } of body.tagihan) {
    const lama = record.baris.find(({ id }) => id === uuid)!;
    if (lama.hargaPengujian === hargaPengujian && lama.hargaReplikasi === hargaReplikasi) continue;
    await db
      .update(barisTagihan)
      .set({ hargaPengujian, hargaReplikasi, hargaTotal })
      .where(eq(barisTagihan.id, uuid));
    perubahan[`tagihan ${uuid}`] = [
      [lama.hargaPengujian, lama.hargaReplikasi],
      [hargaPengujian, hargaReplikasi],
    ];
  }
  return perubahan;
}

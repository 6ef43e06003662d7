import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { pilihVerifikasiPenambahan, type penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { gabungCatatan } from '#domain/penggunaan/pengecualian.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { differences } from '#server/core/trace.ts';
import { ikutiTambahan, laboratoriumTambahan } from '#server/modules/penelitian/perubahan.ts';
import { terbitkanTagihan } from '#server/modules/penelitian/perubahan-tagihan.ts';
import { bacaDitindak } from '#server/modules/penelitian/repository.ts';
import { diisiDari, rincianDari, ringkasBaris, siapkanBaris } from './baris.ts';
import { judgePenambahan, pegang, ubahPenambahan, type Dipegang } from './pegang.ts';
import { lepaskanSlot, tulisBaris } from './slot.ts';
import { jejakPengecualian, serahkan } from './stok.ts';

type Body = ParsedBody<typeof penggunaanApi.verifikasi>;

/** An officer's word on an addition: yes, or to be mended, and the second time no for good (USAGE-13, GAP-125). */
export async function verifikasi(context: Context, body: Body) {
  const dipegang = await pegang(context, body);
  const { record, satu } = dipegang;
  const aksi = pilihVerifikasiPenambahan(body, context.actor);
  const kode = await judgePenambahan(context, aksi, dipegang);
  const { rev, pengecualian } = await (aksi === 'tolak' ? tolak : setujui)(context, dipegang, kode, body);
  if (aksi === 'kecualikan' && pengecualian === null)
    throw refusal.forbidden(
      'Kalab hanya menyetujui penambahan yang memuat barang lewat tanggal. Penambahan lain diverifikasi laboran.',
    );
  const ikut = aksi === 'kecualikan' ? 'kecualikanPenambahan' : 'putuskanPenambahan';
  await ikutiTambahan(context, record, ikut, gabungCatatan(body.catatan, pengecualian));
  return answerOf(context, bacaDitindak, { record: satu.id, rev, shown: record.uuid });
}

type HasilPutusan = { rev: number; pengecualian: string | null };

/** What was used, as the officer says where they say it, is handed out and billed at today's prices (GAP-14, GAP-15). */
async function setujui(
  context: Context,
  dipegang: Dipegang,
  kode: number,
  body: Body,
): Promise<HasilPutusan> {
  const { record, satu } = dipegang;
  const { id, baris: lama } = satu;
  const tglPenggunaan = body.tglPenggunaan ?? satu.tglPenggunaan;
  const diubah = body.penggunaan !== undefined || tglPenggunaan !== satu.tglPenggunaan;
  const penggunaan = body.penggunaan ?? lama.map(diisiDari);
  const idLaboratorium = laboratoriumTambahan(record, satu);
  const isian = { idLaboratorium, tglPenggunaan, penggunaan, lama };
  const baris = await siapkanBaris(context, record, isian);
  const sebab = `Dipakai penelitian ${record.kepala.nomor}`;
  const { alasanPengecualian } = body;
  const serah = { idLaboratorium, tglPenggunaan, lama: [], sebab, alasanPengecualian };
  const pengecualian = await serahkan(context, record, baris, serah);
  await tulisBaris(context, { record, penambahanId: id, lama }, baris, { tglPenggunaan, beku: true });
  await terbitkanTagihan(context, record, id, rincianDari(baris, context));
  const kolom = { tglPenggunaan, catatan: body.catatan, disetujuiPada: context.received };
  const rev = await ubahPenambahan(context, dipegang, kode, kolom, {
    ...(diubah ? { tglPenggunaan: [satu.tglPenggunaan, tglPenggunaan] } : {}),
    ...differences({ catatan: satu.catatan }, { catatan: body.catatan }),
    baris: [null, ringkasBaris(baris)],
    ...jejakPengecualian(pengecualian),
  });
  return { rev, pengecualian };
}

async function tolak(context: Context, dipegang: Dipegang, kode: number, body: Body): Promise<HasilPutusan> {
  await lepaskanSlot(context, dipegang.satu.baris);
  const { catatan } = body;
  const perubahan: Record<string, [unknown, unknown]> = { catatan: [dipegang.satu.catatan, catatan] };
  const rev = await ubahPenambahan(context, dipegang, kode, { catatan }, perubahan);
  return { rev, pengecualian: null };
}

import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import { formatDate } from '#domain/core/format.ts';
import { gabungCatatan } from '#domain/penggunaan/pengecualian.ts';
import { pilihUbahRekaman, type penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { ikutiTambahan, laboratoriumTambahan } from '#server/modules/penelitian/perubahan.ts';
import { koreksiTagihan } from '#server/modules/penelitian/perubahan-tagihan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { rincianDari, ringkasBaris, siapkanBaris } from './baris.ts';
import { judgePenambahan, pegang, ubahPenambahan, type Dipegang } from './pegang.ts';
import { lepaskanSlot, tulisBaris } from './slot.ts';
import { harusTersedia, jejakPengecualian, serahkan } from './stok.ts';

type Body = ParsedBody<typeof penggunaanApi.ubah>;

/** A changed addition: mended or withdrawn by its owner before it is approved, corrected by an officer afterwards. */
export async function ubah(context: Context, body: Body) {
  const dipegang = await pegang(context, body);
  const { record, satu } = dipegang;
  const aksi = pilihUbahRekaman(body, context.actor, { penelitian: record });
  const kode = await judgePenambahan(context, aksi, dipegang);
  const rev =
    aksi === 'koreksi'
      ? await koreksi(context, dipegang, body)
      : await (aksi === 'tarik' ? tarik : perbaiki)(context, dipegang, kode, body);
  return answerOf(context, bacaPenelitian, { record: satu.id, rev, shown: record.uuid });
}

/** New lines, to be verified (again): times are taken and stock is looked at anew. */
async function perbaiki(context: Context, dipegang: Dipegang, kode: number, body: Body): Promise<number> {
  const { record, satu } = dipegang;
  const { tglPenggunaan, penggunaan } = body;
  const idLaboratorium = laboratoriumTambahan(record, satu);
  const isian = { idLaboratorium, tglPenggunaan, penggunaan, lama: satu.baris, ditulisLagi: true } as const;
  const baris = await siapkanBaris(context, record, isian);
  await harusTersedia(context, record, baris, tglPenggunaan);
  const tujuan = { record, penambahanId: satu.id, lama: satu.baris };
  await tulisBaris(context, tujuan, baris, { tglPenggunaan, beku: false });
  const rev = await ubahPenambahan(
    context,
    dipegang,
    kode,
    { tglPenggunaan, catatan: body.catatan ?? satu.catatan },
    { tglPenggunaan: [satu.tglPenggunaan, tglPenggunaan], baris: [null, ringkasBaris(baris)] },
  );
  await ikutiTambahan(context, record, 'perbaikiPenambahan');
  return rev;
}

/** Its owner takes it back; what was asked for stays to be read (GAP-125). */
async function tarik(context: Context, dipegang: Dipegang, kode: number, body: Body): Promise<number> {
  const { record, satu } = dipegang;
  await lepaskanSlot(context, satu.baris);
  const rev = await ubahPenambahan(context, dipegang, kode, { catatan: body.catatan ?? satu.catatan });
  await ikutiTambahan(context, record, 'perbaikiPenambahan');
  return rev;
}

/** An officer puts right what was approved (GAP-101): stock, tools and bills follow by the difference. */
async function koreksi(context: Context, dipegang: Dipegang, body: Body): Promise<number> {
  const { record, satu } = dipegang;
  const { tglPenggunaan, penggunaan, catatan, alasanPengecualian } = body;
  if (!catatan) throw refusal.invalid([{ field: 'catatan', message: kosong }]);
  const idLaboratorium = laboratoriumTambahan(record, satu);
  const isian = { idLaboratorium, tglPenggunaan, penggunaan, lama: satu.baris };
  const baris = await siapkanBaris(context, record, isian);
  const sebab = `Koreksi penambahan penelitian ${record.kepala.nomor}: ${catatan}`;
  const serah = { idLaboratorium, tglPenggunaan, lama: satu.baris, sebab, alasanPengecualian };
  const pengecualian = await serahkan(context, record, baris, serah);
  const tujuan = { record, penambahanId: satu.id, lama: satu.baris };
  await tulisBaris(context, tujuan, baris, { tglPenggunaan, beku: true });
  await koreksiTagihan(context, record, satu.id, rincianDari(baris, context));
  const rev = await ubahPenambahan(
    context,
    dipegang,
    satu.kdStatus,
    { tglPenggunaan, catatan },
    {
      tglPenggunaan: [satu.tglPenggunaan, tglPenggunaan],
      baris: [null, ringkasBaris(baris)],
      catatan: [satu.catatan, catatan],
      ...jejakPengecualian(pengecualian),
    },
  );
  const jejak = `Koreksi penambahan ${formatDate(satu.tglPenggunaan)}: ${catatan}`;
  await ikutiTambahan(context, record, 'koreksiPenambahan', gabungCatatan(jejak, pengecualian));
  return rev;
}

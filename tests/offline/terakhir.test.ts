import { describe, expect, it } from 'vitest';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { milikSendiri, rekamanDari } from '#data/koleksi.ts';
import { buang, perbaiki, pertahankan } from '#data/outbox/decide.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import { nextBatches, tertahan } from '#data/outbox/plan.ts';
import type { Baris, KeadaanTulisan } from '#data/baris.ts';
import { tampilan } from '#data/view.ts';
import { invoicePenelitian, penambahan, penelitian, uang } from '#tests/support/contoh/penelitian.ts';
import { perangkatSendiri, simpan, tulisanPada } from './meja.ts';

const buka = perangkatSendiri();
const batas = { operasi: 50, byte: 256 * 1024, sekaligus: 4 };
const berangkat = (rows: readonly Baris[]) =>
  nextBatches(rows, 0, batas, () => false).flatMap((batch) => batch.map(({ opId }) => opId));

const pakai = {
  tglPenggunaan: '2026-11-21',
  penggunaan: [{ idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 5 }],
};
const tambah = ({ uuid }: Penelitian) =>
  tulisanPada(penggunaanApi.tambah, { uuidPenelitian: uuid, ...pakai, catatan: null });
const ubah = ({ uuid }: Penelitian, tambahan: string) =>
  tulisanPada(penggunaanApi.ubah, { uuid: tambahan, uuidPenelitian: uuid, ...pakai, catatan: null });
const survei = ({ uuid }: Penelitian) => tulisanPada(surveiApi.jawab, { uuidPenelitian: uuid, jawaban: [] });
const bayar = (uuid: string) => tulisanPada(pembayaranPenelitianApi.bayar, { uuid });
const selesai = ({ uuid }: Penelitian) =>
  tulisanPada(penelitianApi.mintaSelesai, { uuidPenelitian: uuid, catatan: null, baseRev: '1' });

/** A device that has this research, and a way to queue writes on it. */
async function perangkat(record: Penelitian) {
  const tab = await buka();
  await simpan(tab, 'pendaftaran', record);
  const antre = async (isi: Tulisan, menggantikan?: string) =>
    enqueue(tab.db, await tab.asal(), isi, menggantikan);
  const semua = () => tab.db.antrean.toArray();
  const jadi = (row: Pick<Baris, 'seq'>, state: KeadaanTulisan) => tab.db.antrean.update(row.seq!, { state });
  return { tab, antre, semua, jadi };
}
const lengkap = () =>
  penelitian(12, {
    penambahan: [penambahan(10)],
    pembayaran: uang([], [invoicePenelitian()]),
  });

describe('a write on a part of a record', () => {
  it('[CONF-12] is the call that its body makes of it, in the lane of what it changes', async () => {
    const { antre } = await perangkat(lengkap());
    const uuid = '0195c000-0000-7000-8000-0000000000aa';
    const isi = tulisanPada(penggunaanApi.tambah, { uuid, ...pakai, catatan: null });
    expect(await antre(isi)).toMatchObject({ call: 'PUT research-usage', lane: `penambahan:${uuid}` });
  });

  it('lies in a lane of its own, and says of which record', async () => {
    const record = lengkap();
    const { antre } = await perangkat(record);
    const baru = await antre(tambah(record));
    expect(baru).toMatchObject({ lane: `penambahan:${baru.opId}`, induk: `penelitian:${record.uuid}` });
    const lama = await antre(ubah(record, record.penambahan[0]!.uuid));
    expect(lama).toMatchObject({
      lane: `penambahan:${record.penambahan[0]!.uuid}`,
      induk: `penelitian:${record.uuid}`,
    });
    expect(await antre(survei(record))).not.toHaveProperty('induk');
  });

  it('is found as one of its record, with what its author had before them', async () => {
    const record = lengkap();
    const { tab, antre } = await perangkat(record);
    const baru = await antre(tambah(record));
    const berikut = await antre(tambah(record));
    expect((await rekamanDari(tab.db, baru))?.row.uuid).toBe(record.uuid);
    expect(berikut.dilihat).toEqual([baru.opId]);
    expect((await milikSendiri(tab.db)).get(baru.opId)).toBe(record.uuid);
  });

  it('keeps a record that has left the scope until it is over', async () => {
    const record = lengkap();
    const { tab, antre } = await perangkat(record);
    const baru = await antre(tambah(record));
    await tab.db.pendaftaran.update(record.uuid, { hilang: 1 });
    const lain = await antre(tambah(penelitian()));
    await buang(tab.engine, lain.opId, 'ini');
    expect(await tab.db.pendaftaran.count()).toBe(1);
    await buang(tab.engine, baru.opId, 'ini');
    expect(await tab.db.pendaftaran.count()).toBe(0);
  });
});

describe('[GAP-130] a write that closes its record', () => {
  const sebelumnya = async (record: Penelitian, antre: (isi: Tulisan) => Promise<Baris>) => [
    await antre(tambah(record)),
    await antre(ubah(record, record.penambahan[0]!.uuid)),
    await antre(survei(record)),
    await antre(bayar(record.pembayaran.invoice[0]!.uuid)),
  ];

  it('leaves when everything before it on the record and its parts is over, and not with it', async () => {
    const record = lengkap();
    const { antre, semua, jadi } = await perangkat(record);
    const lain = await antre(tambah(penelitian()));
    const dulu = await sebelumnya(record, antre);
    const akhir = await antre(selesai(record));
    expect(akhir.dependsOn).toEqual(dulu.map(({ opId }) => opId));
    expect(berangkat(await semua())).toEqual([lain, ...dulu].map(({ opId }) => opId));
    for (const row of dulu) {
      expect(berangkat(await semua())).not.toContain(akhir.opId);
      await jadi(row, 'terkirim');
    }
    expect(berangkat(await semua())).toContain(akhir.opId);
  });

  it('lets nothing on a part of its record overtake it: what cancels a finish request comes after it', async () => {
    const record = lengkap();
    const { tab, antre, semua, jadi } = await perangkat(record);
    const akhir = await antre(selesai(record));
    const sesudah = await antre(tambah(record));
    const lain = await antre(tambah(penelitian()));
    expect([akhir, sesudah, lain].map((row) => row.dependsOn)).toEqual([[], [akhir.opId], undefined]);
    expect(berangkat(await semua())).toEqual([akhir.opId, lain.opId]);
    await jadi(akhir, 'bentrok');
    expect(tertahan(await semua())).toEqual(new Set([sesudah.opId]));
    const lagi = await pertahankan(tab.engine, await tab.asal(), akhir.opId, '2');
    expect(berangkat(await semua())).toEqual([lagi.opId, lain.opId]);
    await jadi(lagi, 'terkirim');
    expect(berangkat(await semua())).toEqual([sesudah.opId, lain.opId]);
    await jadi(sesudah, 'bentrok');
    const tetap = await pertahankan(tab.engine, await tab.asal(), sesudah.opId, '3');
    expect(tetap.dependsOn, 'nothing closes the record before it any more').toBeUndefined();
  });

  it('is held while one of them needs a person, and the view does not show it', async () => {
    const record = lengkap();
    const { antre, semua, jadi } = await perangkat(record);
    const [baru] = await sebelumnya(record, antre);
    const akhir = await antre(selesai(record));
    expect(tertahan(await semua()), 'while they only wait for the server').toEqual(new Set());
    await jadi(baru!, 'ditolak');
    expect(tertahan(await semua())).toEqual(new Set([akhir.opId]));
    const dilihat = tampilan({ data: record, hilang: 0 }, await semua(), (data) => data);
    expect(dilihat.tertunda).not.toContain(akhir.opId);
    expect(dilihat.tertunda).toHaveLength(3);
    await jadi(baru!, 'diparkir');
    expect(tertahan(await semua())).toEqual(new Set([akhir.opId]));
  });

  it('waits for the write that took the place of one it waited for, and is released when that is dropped', async () => {
    const record = lengkap();
    const { tab, antre, semua, jadi } = await perangkat(record);
    const salah = await antre(tambah(record));
    const akhir = await antre(selesai(record));
    await jadi(salah, 'ditolak');
    const benar = await perbaiki(tab.engine, await tab.asal(), salah.opId, tambah(record));
    expect(berangkat(await semua())).toEqual([benar.opId]);
    await buang(tab.engine, benar.opId, 'ini');
    expect(tertahan(await semua())).toEqual(new Set());
    expect(berangkat(await semua())).toEqual([akhir.opId]);
  });

  it('repaired or kept, it waits for what came before it and for nothing that came after', async () => {
    const record = lengkap();
    const { tab, antre, jadi } = await perangkat(record);
    const dulu = await antre(tambah(record));
    const akhir = await antre(selesai(record));
    await antre(tambah(record));
    const lagi = await antre(selesai(record), akhir.opId);
    expect(lagi.dependsOn).toEqual([dulu.opId]);
    await jadi(lagi, 'bentrok');
    const tetap = await pertahankan(tab.engine, await tab.asal(), lagi.opId, '2');
    expect(tetap.dependsOn).toEqual([dulu.opId]);
  });

  it('of a record this device does not have waits for what names it', async () => {
    const tab = await buka();
    const asing = penelitian();
    const dulu = await enqueue(tab.db, await tab.asal(), tambah(asing));
    const akhir = await enqueue(tab.db, await tab.asal(), selesai(asing));
    expect(akhir.dependsOn).toEqual([dulu.opId]);
  });
});

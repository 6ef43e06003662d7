import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { toWire } from '#domain/core/wire.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { rows } from '#server/core/database.ts';
import { akun, orangBekerja } from '#tests/support/akun.ts';
import { pdf } from '#tests/support/berkas.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';
import { semua } from './panggilan.ts';

/*
 * Whose account money came from and went back to, in everything the server says to anybody (GAP-82, GAP-111). The accounts in
 * the database are renamed after the owner of their submission, so that each tells by itself whose it is.
 */

let uji: ServerUji;
/** What a call may name: submissions with their number, invoice and return. */
let dikenal: string[];
/** Proofs of payments and of returns, by their hash, with whose they are. */
let bukti: { sha256: string; pemilik: string[] }[];

/** The bank of every return, as the trail has it: nothing is renamed there. */
const bank = 'Bank Pembayar';

beforeAll(async () => {
  uji = await createTestServer();
  const { db } = uji.server;
  const alur = layanan(uji);
  const uang = uangPenelitian(uji);
  for (const as of [pendaftar, laboran]) {
    const { uuid } = await alur.jalani(2, {}, as);
    await alur.majukan(uuid, 8);
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 10_000, harga_replikasi: 0 }));
    await alur.kembalikan(data.pengembalian[0]!, { nama_bank_tujuan: bank });
  }
  for (const as of [pendaftar, kalab]) {
    await uang.berinvoice(2, 50, { as });
    const riset = await uang.berinvoice(3, 100, { as });
    await uang.koreksi(riset, riset.penambahan, 60);
    const { data } = await uang.selesaikan(riset.uuid, petugas);
    await uang.kembalikan(data.pengembalian[0]!.uuid, {
      nama_bank_tujuan: bank,
      file_bukti_pembayaran: await uang.unggah(pdf(riset.uuid), 'transfer.pdf', petugas),
    });
  }
  const ganti = (tujuan: string) =>
    sql.raw(`nama_bank${tujuan} = 'BANK:' || p.pendaftar_id, no_rekening${tujuan} = 'NOMOR:' || p.pendaftar_id,
      nama_pemilik_rekening${tujuan} = 'ORANG:' || p.pendaftar_id`);
  await db.execute(
    sql`update bukti_pembayaran b set ${ganti('')} from invoice i join pendaftaran p on p.id = i.pendaftaran_id where i.id = b.invoice_id`,
  );
  await db.execute(
    sql`update pengembalian k set ${ganti('_tujuan')} from pendaftaran p where p.id = k.pendaftaran_id and k.no_rekening_tujuan is not null`,
  );
  const kembali = await rows<{ ids: string[] }>(
    db,
    sql`select array[p.id::text, p.nomor, i.id::text, k.id::text] as ids from pengembalian k
      join invoice i on i.id = k.invoice_id join pendaftaran p on p.id = k.pendaftaran_id
      where p.pendaftar_id = ${akun(pendaftar).uuid}`,
  );
  dikenal = kembali.flatMap(({ ids }) => ids);
  bukti = await rows(
    db,
    sql`select sha256, array_agg(p.pendaftar_id::text) as pemilik from (
          select b.sha256, i.pendaftaran_id as id from bukti_pembayaran b join invoice i on i.id = b.invoice_id
          union select sha256, pendaftaran_id from pengembalian where sha256 is not null) as semua
        join pendaftaran p on p.id = semua.id group by sha256`,
  );
});
afterAll(() => uji.close());

const membaca = semua.filter(([, { method, bytes }]) => method === 'GET' && !bytes);

/** All that may be said with a call here: alone, as an officer, of a history, and with each id in each field that may name one. */
function pertanyaan({ query }: AnyEndpoint): string[] {
  const shape = (query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  const kawat = Object.keys(toWire(Object.fromEntries(Object.keys(shape).map((key) => [key, 1]))) as object);
  const flags = kawat.filter((key) => key.startsWith('flag_'));
  const semuaFlag = ['', ...flags.map((key) => `${key}=1`), flags.map((key) => `${key}=1`).join('&')];
  const sebut = kawat.filter((key) => /uuid|nomor|^id_rekaman/.test(key));
  const jenis = kawat.filter((key) => key === 'id_jenis_penggunaan');
  return [
    ...semuaFlag,
    ...jenis.flatMap((key) => semuaFlag.flatMap((flag) => [`${flag}&${key}=1`, `${flag}&${key}=2`])),
    ...sebut.flatMap((key) => dikenal.map((satu) => new URLSearchParams({ [key]: satu }).toString())),
  ];
}

const daftarUang = [
  '/api/test-payment?flag_officer=1',
  '/api/research-payment?flag_officer=1',
  '/api/return-deposit?flag_officer=1',
];
/** The people whom every list of payments refuses. */
let ditolak: string[];
beforeAll(async () => {
  ditolak = [];
  for (const as of orangBekerja) {
    const jawaban = await Promise.all(daftarUang.map((path) => uji.request('GET', path, { as })));
    if (jawaban.every(({ status }) => status === 403)) ditolak.push(as);
  }
});

/** Whose accounts a text tells of, besides this reader's own. */
const orangLain = (isi: unknown, as: string): string[] => {
  const found =
    JSON.stringify(isi).match(/(BANK|NOMOR|ORANG):[0-9a-f-]{36}|Bank Pembayar|berakhir \d{4}/g) ?? [];
  return [...new Set(found)].filter((satu) => !satu.endsWith(akun(as).uuid));
};

describe('[GAP-82, GAP-111] accounts of payers', () => {
  test.each(membaca)('%s tells of none to whom the lists of payments refuse', async (_name, endpoint) => {
    for (const as of ditolak) {
      for (const query of pertanyaan(endpoint)) {
        const { data } = await uji.request('GET', `/api${endpoint.path}?${query}`, { as });
        expect(data === undefined ? [] : orangLain(data, as), `${as} ${query}`).toEqual([]);
      }
    }
  });

  /** Everything a device of this person is told from the beginning. */
  async function semuaKoleksi(as: string): Promise<Tarikan['changes'][]> {
    const changes: Tarikan['changes'][] = [];
    for (let cursor = '', more = true; more;) {
      const query = new URLSearchParams(cursor ? { cursor } : {});
      const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
      ({ cursor, more } = data);
      changes.push(data.changes);
    }
    return changes;
  }
  test('no set of a device has any either', async () => {
    const isi = new Set<string>();
    for (const as of orangBekerja) {
      const semuaIsi = await semuaKoleksi(as);
      for (const [koleksi, { upsert }] of semuaIsi.flatMap((satu) => Object.entries(satu))) {
        if (upsert.length > 0) isi.add(koleksi);
        expect(ditolak.includes(as) ? orangLain(upsert, as) : [], `${as} ${koleksi}`).toEqual([]);
      }
    }
    expect([...isi]).toEqual(expect.arrayContaining(['pendaftaran', 'tinjauan', 'penggunaan', 'analisis']));
  });

  test('nor the bytes of what proves them', async () => {
    for (const as of orangBekerja) {
      for (const { sha256, pemilik } of bukti) {
        const { status } = await uji.request('GET', `/api/file-invoice?url=${sha256}`, { as });
        const dibaca = pemilik.includes(akun(as).uuid) || !ditolak.includes(as);
        expect([as, status === 200], sha256).toEqual([as, dibaca]);
      }
    }
  });

  test.each([pendaftar, laboran, kalab])('%s has everything of their own', async (as) => {
    const { uuid } = akun(as);
    const tertulis = ['BANK', 'NOMOR', 'ORANG'].map((satu) => expect.stringContaining(`${satu}:${uuid}`));
    for (const path of ['test-payment', 'research-payment', 'return-deposit', 'test', 'research'] as const) {
      const { data } = await uji.request<unknown[]>('GET', `/api/${path}`, { as });
      for (const satu of data.length > 0 ? tertulis : []) expect(JSON.stringify(data), path).toEqual(satu);
    }
    for (const satu of tertulis) expect(JSON.stringify(await semuaKoleksi(as))).toEqual(satu);
  });

  test.each([
    [admin, '/api/test-payment?flag_officer=1', pendaftar],
    [petugas, '/api/research-payment?flag_officer=1', pendaftar],
    [petugas, '/api/return-deposit?flag_officer=1', kalab],
  ])('%s reads them in %s', async (as, path, pemilik) => {
    const { data } = await uji.request<unknown[]>('GET', path, { as });
    for (const satu of ['BANK', 'NOMOR', 'ORANG'])
      expect(JSON.stringify(data)).toContain(`${satu}:${akun(pemilik).uuid}`);
  });
});

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { maksByte, maksOperasi, muatSekali } from '#domain/sync/batas.ts';
import { alamatBerkas } from '#data/client.ts';
import { berkasDalam, rujukanBerkas } from '#data/berkas-tulisan.ts';
import { toOperation } from '#data/outbox/plan.ts';
import { adaYangDapatDikirim, backoff, nextBatches, tertahan, type Sabar } from '#data/outbox/plan.ts';
import { dapatDiubah, type Baris, type KeadaanTulisan } from '#data/baris.ts';
import { openPerangkatDb, type Sesi } from '#data/db.ts';
import { catatSesi, inisial, masuk, sesiSekarang, terkunci } from '#data/session.ts';
import { baris as contoh } from '#tests/screens/antrean/contoh.ts';

// The rules of the engine that are functions: what leaves next, what waits, how long, and what is read out of a body.
const batas = { operasi: 50, byte: maksByte, sekaligus: 4 };
const selaluSabar: Sabar = () => true;
const takSabar: Sabar = () => false;
const jam = 60 * 60 * 1000;

/** Writes by their names: 'a1' lies in lane a; with what else is said of each. */
const antrean = (semua: Record<string, Partial<Baris>>): Baris[] =>
  Object.entries(semua).map(([opId, over]) => contoh({ opId, lane: `x:${opId[0]}`, ...over }));
const nama = (batches: readonly Baris[][]) => batches.map((batch) => batch.map(({ opId }) => opId).join(' '));
const file = (terunggah: boolean) => [{ field: 'x', sha256: 'a', name: 'x', size: 1, mime: 'x', terunggah }];

describe('the next batches', () => {
  const lain = { b1: {} };
  test.each<[string, Record<string, Partial<Baris>>, Partial<typeof batas>, string[]]>([
    ['all that waits, oldest first', { a1: {}, b1: {}, a2: {} }, {}, ['a1 b1 a2']],
    ['no lane is in two of them', { a1: {}, a2: {}, a3: {}, b1: {} }, { operasi: 2 }, ['a1 a2', 'b1']],
    ['no more at once than may be', { a1: {}, b1: {}, c1: {} }, { operasi: 1, sekaligus: 2 }, ['a1', 'b1']],
    ['a place counts, not the age', { a1: { pos: 9 }, a2: { pos: 1 } }, {}, ['a2 a1']],
    ['one larger than all goes alone', { a1: {}, ...lain }, { byte: 1 }, ['a1', 'b1']],
    ['what a dead sender left goes again', { a1: { state: 'mengirim' }, a2: {} }, {}, ['a1 a2']],
    ['nothing behind a refused one', { a1: { state: 'ditolak' }, a2: {}, ...lain }, {}, ['b1']],
    ['nor behind a conflict', { a1: { state: 'bentrok' }, a2: {}, ...lain }, {}, ['b1']],
    ['nor behind one for a newer app', { a1: { state: 'diparkir' }, a2: {}, ...lain }, {}, ['b1']],
    ['nor behind one whose files are missing', { a1: { files: file(false) }, a2: {}, ...lain }, {}, ['b1']],
    ['its files are there', { a1: { files: file(true) }, a2: {} }, {}, ['a1 a2']],
    ['nor behind one that waits for its time', { a1: { nextAt: 1000 }, a2: {}, ...lain }, {}, ['b1']],
    ['[I13] a time nobody ever set does not count', { a1: { nextAt: 300_001 } }, {}, ['a1']],
    [
      'what is through holds nothing',
      { a1: { state: 'terkirim' }, a2: { state: 'dibuang' }, a3: {} },
      {},
      ['a3'],
    ],
    ['one waits for those it names', { a1: {}, b1: { dependsOn: ['a1'] } }, {}, ['a1']],
    ['also by their earlier names', { a1: { menggantikan: ['o'] }, b1: { dependsOn: ['o'] } }, {}, ['a1']],
    ['and no more when they are over', { a1: { state: 'dibuang' }, b1: { dependsOn: ['a1'] } }, {}, ['b1']],
  ])('%s', (_apa, semua, lebih, harapan) => {
    expect(nama(nextBatches(antrean(semua), 0, { ...batas, ...lebih }, selaluSabar))).toEqual(harapan);
  });

  it('[offline.md 4] are such as the server takes at once, also of writes that name many others', () => {
    const after = Array.from({ length: 200 }, () => crypto.randomUUID());
    const rows = Array.from({ length: 40 }, (_, at) => contoh({ lane: `x:${at}`, after }));
    const batches = nextBatches(rows, 0, batas, selaluSabar);
    expect(batches.map((batch) => muatSekali(batch.map(toOperation)))).toEqual([true, true]);
    expect(batches.flat()).toHaveLength(40);
  });

  it('a trigger resets the back-off of everything, also of what does not fit the first batch', () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      contoh({ lane: 'x:a', opId: `${at}`, nextAt: 60_000 }),
    );
    const banyak = (sabar: Sabar) => nextBatches(rows, 0, { ...batas, operasi: maksOperasi }, sabar);
    expect(banyak(selaluSabar)).toEqual([]);
    expect(banyak(takSabar).map((batch) => batch.length)).toEqual([50]);
  });
});

test('what waits only for a person is held: in its lane, or by its name', () => {
  const rows = antrean({
    a1: { state: 'ditolak' },
    a2: {},
    b1: { dependsOn: ['a2'] },
    b2: {},
    c1: {},
    d1: { state: 'diparkir' },
    d2: {},
    e1: { state: 'terkirim' },
    e2: { state: 'mengirim' },
  });
  expect([...tertahan(rows)]).toEqual(['a2', 'b1', 'b2', 'd2']);
  expect(adaYangDapatDikirim(rows)).toBe(true);
  expect(adaYangDapatDikirim(rows.filter(({ opId }) => !['c1', 'e2'].includes(opId)))).toBe(false);
});

test('back-off grows from 1 s to 5 min with full jitter', () => {
  const most = [1, 2, 3, 9, 10, 40].map((gagal) => backoff(gagal, () => 1));
  expect(most).toEqual([1000, 2000, 4000, 256_000, 300_000, 300_000]);
  expect(backoff(5, () => 0)).toBe(0);
  expect(
    backoff(1, () => 0, 120_000),
    'what the server asked for, whatever chance says',
  ).toBe(120_000);
  expect(
    backoff(1, () => 0, 10_000_000),
    'nobody makes a device wait for hours',
  ).toBe(300_000);
});

test.each<[KeadaanTulisan, number, boolean]>([
  ['menunggu', 0, true],
  ['menunggu', 1, false],
  ['mengirim', 1, false],
  ['terkirim', 1, false],
  ['bentrok', 1, true],
  ['ditolak', 1, true],
  ['diparkir', 0, true],
  ['diparkir', 1, false],
  ['dibuang', 0, false],
])('a write that is %s and left %i times may be changed: %s', (state, attempts, boleh) => {
  expect(dapatDiubah(contoh({ state, attempts }))).toBe(boleh);
});

test.each<[string, Partial<Sesi>, boolean]>([
  ['[GAP-118] 12 hours after it was refused', { ditolakSejak: -12 * jam }, false],
  ['[GAP-118] later', { ditolakSejak: -12 * jam - 1 }, true],
  ['30 days after the last answer', { terakhirTerhubung: -30 * 24 * jam }, false],
  ['later', { terakhirTerhubung: -30 * 24 * jam - 1 }, true],
])('a session locks the screen, %s: %s', (_kapan, sesi, kunci) => {
  const pokok = { token: 't', userId: 'u', nama: 'n', terakhirTerhubung: 0, ditolakSejak: null };
  expect(terkunci({ ...pokok, ...sesi }, 0)).toBe(kunci);
});

test('[GAP-118] a session is refused since it was first, and by no answer to a token of before', async () => {
  const db = openPerangkatDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  await masuk(db, { token: 'kini', userId: 'u', nama: 'n' }, 0);
  const sesudah = async (token: string, at: number) => {
    await catatSesi(db, token, 'ditolak', at);
    return (await sesiSekarang(db))!.ditolakSejak;
  };
  expect([await sesudah('dulu', 1), await sesudah('kini', 2), await sesudah('kini', 3)]).toEqual([
    null,
    2,
    2,
  ]);
  db.close();
});

test.each([
  ['Siti Nur Aini', 'SA'],
  ['Dr. Budi Santoso, M.Farm.', 'BS'],
  ['Rina', 'R'],
])('%s is %s on the sign-in page', (orang, harapan) => {
  expect(inisial(orang)).toBe(harapan);
});

describe('the files that are named', () => {
  const [hash, lain] = ['a'.repeat(64), 'b'.repeat(64)];

  it('[GAP-99] by a write, are found where its call declares them, each under its own field', () => {
    const body = {
      bukti: { sha256: hash, name: 'bukti.pdf' },
      sampel: [
        { file_gambar: { sha256: hash, name: 'a.jpg' } },
        { file_gambar: null },
        { nama: 'tanpa' },
        { file_gambar: { sha256: lain, name: 'b.jpg' } },
      ],
      bukan: { sha256: hash, name: 'c.jpg' },
    };
    expect(rujukanBerkas(body, [{ field: 'sampel[*][file_gambar]' }, { field: 'bukti' }])).toEqual([
      { field: 'sampel[0][file_gambar]', sha256: hash, name: 'a.jpg' },
      { field: 'sampel[3][file_gambar]', sha256: lain, name: 'b.jpg' },
      { field: 'bukti', sha256: hash, name: 'bukti.pdf' },
    ]);
    expect(rujukanBerkas({ sampel: 'rusak' }, [{ field: 'sampel[*][file_gambar]' }])).toEqual([]);
  });

  it('by a draft, wherever its form keeps them', () => {
    const isi = { a: [{ b: { gambar: { sha256: hash, name: 'a.jpg' } } }], c: { sha256: 'pendek' }, d: lain };
    expect(berkasDalam(isi)).toEqual([{ sha256: hash, name: 'a.jpg' }]);
  });

  it.each([
    [hash, `/file-test?url=${hash}`],
    [`file-invoice?url=${hash}`, `/file-invoice?url=${hash}`],
    [`file-test?url=${hash}`, `/file-test?url=${hash}`],
    [`https://lain.example/file-test?url=${hash}`, null],
    [`../idp?url=${hash}`, null],
    [`file-test?url=${hash}&a=1`, null],
    ['', null],
  ])('[FILES-06] %s is fetched by the call its record names, and from nowhere else: %s', (url, alamat) => {
    expect(alamatBerkas(url)).toBe(alamat);
  });
});

describe('whatever lies in the outbox', () => {
  const keadaan = fc.constantFrom<KeadaanTulisan>(
    'menunggu',
    'terkirim',
    'ditolak',
    'bentrok',
    'diparkir',
    'dibuang',
  );
  const isi = fc.array(fc.tuple(fc.nat(3), keadaan, fc.boolean()), { minLength: 1, maxLength: 9 });
  /** Writes in four lanes; those that close wait for all before them, as do some that only need them. */
  const acak = isi.map((semua) => {
    const rows: Baris[] = [];
    for (const [lane, state, terakhir] of semua)
      rows.push(
        contoh({
          opId: `${rows.length}`,
          lane: `l:${lane}`,
          state,
          ...(terakhir ? { [lane % 2 ? 'dependsOn' : 'setelah']: rows.map(({ opId }) => opId) } : {}),
        }),
      );
    return rows;
  });
  const berangkat = (rows: readonly Baris[]) =>
    nextBatches(rows, 0, batas, takSabar).flatMap((batch) => batch.map(({ opId }) => opId));
  const terbuka = ({ state }: Baris) => state !== 'terkirim' && state !== 'dibuang';

  it('[I2] nothing leaves before what it waits for, and what is held does not leave', () => {
    fc.assert(
      fc.property(acak, (rows) => {
        const pergi = new Set(berangkat(rows));
        const held = tertahan(rows);
        rows.forEach((row, at) => {
          if (!pergi.has(row.opId)) return;
          expect(held.has(row.opId)).toBe(false);
          expect(row.dependsOn || row.setelah ? rows.slice(0, at).filter(terbuka) : []).toEqual([]);
        });
      }),
    );
  });

  it('[I7] what nothing holds gets through in the end', () => {
    fc.assert(
      fc.property(acak, (semua) => {
        let rows = semua;
        for (let at = 0; at <= semua.length; at += 1) {
          const pergi = new Set(berangkat(rows));
          rows = rows.map((row) => (pergi.has(row.opId) ? { ...row, state: 'terkirim' as const } : row));
        }
        const held = tertahan(rows);
        expect(rows.filter(({ state, opId }) => state === 'menunggu' && !held.has(opId))).toEqual([]);
        expect(adaYangDapatDikirim(rows)).toBe(false);
      }),
    );
  });
});

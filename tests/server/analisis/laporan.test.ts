import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { analis, laporan, meja } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
let uuid: string;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());
beforeEach(async () => {
  uuid = (await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11 })).parameter[0]!;
});

describe('the fields of a report', () => {
  const isi = (message: string) => [{ field: 'isi', message }];
  test.each<[string, object, { field: string; message: string }[]]>([
    ['[ANALYSIS-09] no day', { tanggal: '' }, [{ field: 'tanggal', message: 'Kolom tidak boleh kosong' }]],
    [
      '[MSG-02] nothing but what is dropped',
      { isi: '<script>alert(1)</script><img src="x"><style>p{}</style>' },
      isi('Kolom tidak boleh kosong'),
    ],
    [
      'a body made to take long, before it is cleaned',
      { isi: `${'<table>'.repeat(25_000)}${'</b>'.repeat(25_000)}a` },
      isi('Isi laporan terlalu rumit. Bagi tabel besarnya ke beberapa laporan.'),
    ],
  ])('%s: 422', async (_title, lain, errors) => {
    const jawaban = await m.lapor(uuid, 'progres', lain);
    expect([jawaban.status, jawaban.errors]).toEqual([422, errors]);
    expect((await m.baca(uuid)).data.history).toEqual([]);
  });

  test('[ANALYSIS-10] a final report without hasil_pengujian: 422', async () => {
    expect((await m.lapor(uuid, 'akhir', { hasil_pengujian: '' })).errors).toEqual([
      { field: 'hasil_pengujian', message: 'Kolom tidak boleh kosong' },
    ]);
  });

  test('300 KB of text is taken, a table of 800 rows too', async () => {
    const baris = `<tr>${'<td><p>98,7</p></td>'.repeat(5)}</tr>`;
    for (const isi1 of [
      `<p>${'x'.repeat(300 * 1024 - 7)}</p>`,
      `<table><tbody>${baris.repeat(800)}</tbody></table>`,
    ])
      expect((await m.lapor(uuid, 'progres', { isi: isi1 })).status).toBe(200);
  });
});

test('a device has what reports say, of a test that was done two weeks ago only what it was told before', async () => {
  const diPerangkat = async (hp = perangkat(uji, analis)) => {
    await hp.tarik('analisis');
    return hp.punya<Analisis>('analisis', uuid)!.history.map(({ isi }) => isi);
  };
  await m.lapor(uuid, 'progres');
  await m.lapor(uuid, 'akhir');
  await m.ajukan(uuid);
  await m.putuskan(uuid, 1);
  const dibaca = (await m.baca(uuid)).data.history.map(({ isi }) => isi);
  expect(dibaca).toEqual([laporan.isi, laporan.isi, null, null]);
  expect(await diPerangkat(), 'just done').toEqual(dibaca);
  await uji.server.db.execute(
    `update parameter_sampel set updated_at = updated_at - interval '15 days' where id = '${uuid}'`,
  );
  expect(await diPerangkat(), 'done long ago').toEqual([undefined, undefined, undefined, undefined]);
  expect(
    (await m.baca(uuid)).data.history.map(({ isi }) => isi),
    'when opened',
  ).toEqual(dibaca);
  await m.putuskan(uuid, 0, { catatan: 'Hasil diragukan' });
  expect((await diPerangkat()).slice(0, 4), 'open again').toEqual(dibaca);
});

test('a result is given in what its test was given in when it was written, the next one in what it is by then', async () => {
  const satuan = async (menjadi?: string) => {
    if (menjadi)
      await uji.server.db.execute(
        `update parameter_uji set satuan_hasil = '${menjadi}' where id = (select parameter_uji_id from parameter_sampel where id = '${uuid}')`,
      );
    const { data } = await m.baca(uuid);
    const tes = await uji.request<Pengujian>('GET', `/api/test?uuid=${data.pengujian.uuid}`, {
      as: pendaftar,
    });
    const [satu] = tes.data.sample.flatMap(({ parameter }) => parameter);
    return [data.parameter.satuan, satu!.parameterTest.satuan];
  };
  expect(await satuan('%')).toEqual(['%', '%']);
  await m.lapor(uuid, 'akhir');
  expect(await satuan('mg')).toEqual(['%', '%']);
  expect((await m.ajukan(uuid)).status).toBe(200);
  expect(await satuan()).toEqual(['%', '%']);
  await m.putuskan(uuid, 0);
  await m.lapor(uuid, 'akhir');
  expect(await satuan()).toEqual(['mg', 'mg']);
  await m.batalkan(uuid);
  expect(await satuan('g')).toEqual(['g', 'g']);
});

describe('[ANALYSIS-09, GAP-79] the day of a report', () => {
  test('of a queued report is judged by the day it was written, or its draft begun, and both times are kept', async () => {
    const { orang, kirim } = await dariPerangkat();
    uji.jam.set('2026-11-25T03:00:00Z');
    const tulis = async (tanggal: string, lain: object = {}) => {
      const body = { uuid, jenis_laporan: 'progres', tanggal, jam: '09:00', isi: '<p>Luring</p>' };
      const op = { call: 'POST test-analysis/report', body, captured_at: '2026-11-20T03:00:00Z', ...lain };
      return (await kirim([op]))[0];
    };
    expect(await tulis('2026-11-19')).toMatchObject({
      status: 422,
      code: 'rejected',
      errors: [{ field: 'tanggal', message: 'Tanggal tidak boleh sebelum hari ini' }],
    });
    expect(await tulis('2026-11-20')).toMatchObject({ status: 200, code: 'applied' });
    expect(await tulis('2026-11-18', { begun_at: '2026-11-18T01:00:00Z' })).toMatchObject({ status: 200 });
    const { data } = await m.baca(uuid, orang);
    expect(
      data.history.map(({ tanggal, dibuatPada, updatedAt }) => [tanggal, dibuatPada, updatedAt]),
    ).toEqual([
      ['2026-11-20', '2026-11-20T03:00:00.000Z', '2026-11-25T03:00:00.000Z'],
      ['2026-11-18', '2026-11-20T03:00:00.000Z', '2026-11-25T03:00:00.000Z'],
    ]);
    uji.jam.set('2026-11-20T03:00:00Z');
  });

  async function dariPerangkat() {
    const orang = 'analis@kampus.example';
    const { data: profil } = await uji.request<{ uuid: string }>('GET', '/api/user/self', { as: orang });
    const kirim = async (ops: object[]) => {
      const device = {
        id: '0195c000-0000-7000-8000-0000000000d1',
        app_version: '1',
        waiting: ops.length,
        oldest_at: null,
      };
      const isi = ops.map((op) => ({ id: crypto.randomUUID(), v: 1, clock_offset_ms: 0, ...op }));
      const { data } = await uji.request<{ results: Record<string, unknown>[] }>('POST', '/api/sync/push', {
        as: orang,
        body: { device, ops: isi },
        headers: { 'x-acting-user': profil.uuid },
      });
      return data.results;
    };
    return { orang, kirim };
  }
});

describe('[GAP-78] what a report may hold', () => {
  const bersih = async (isi: string) => {
    const { data, status } = await m.lapor(uuid, 'progres', { isi });
    expect(status).toBe(200);
    return data.history.at(-1)?.isi;
  };

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style element', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a class and an id', '<p class="x" id="y">a</p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a picture', '<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
    ['a picture of data', '<p>a<img src="data:image/png;base64,AA"></p>', '<p>a</p>'],
    [
      'a frame, an object, a form',
      '<p>a</p><iframe src="//x"></iframe><object data="x"></object><form><input name="a"></form>',
      '<p>a</p>',
    ],
    ['svg and math', '<svg onload="alert(1)"><circle/></svg><math><mi>x</mi></math><p>a</p>', 'x<p>a</p>'],
    ['a comment', '<p>a<!-- <script>alert(1)</script> --></p>', '<p>a</p>'],
  ])('%s goes', async (_name, isi, expected) => {
    expect(await bersih(isi)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//jahat.example',
    'file:///etc/passwd',
  ])('a link to %s loses its address and keeps its words', async (href) => {
    const isi = await bersih(`<p><a href="${href}">tautan</a></p>`);
    expect(isi).not.toContain('href');
    expect(isi).toContain('tautan</a>');
  });

  test.each(['4294967295', '100', '0', '-1', '2x'])(
    'a cell over %s others is one by itself',
    async (kolom) => {
      expect(await bersih(`<table><tr><td colspan="${kolom}" rowspan="${kolom}">a</td></tr></table>`)).toBe(
        '<table><tr><td>a</td></tr></table>',
      );
    },
  );

  test('tables, sub, sup, lists, emphasis and links to the web stay; a link opens apart and tells nobody', async () => {
    const isi = [
      '<h2>Hasil</h2><p><strong>Kadar</strong> <em>C</em><sub>6</sub>H<sup>+</sup> <u>u</u> <s>s</s></p>',
      '<table><thead><tr><th colspan="2">Larutan</th></tr></thead><tbody><tr><td rowspan="2">A</td><td>1</td></tr></tbody></table>',
      '<ol start="3"><li>satu</li></ol><ul><li>dua</li></ul><blockquote><p>kutipan</p></blockquote><pre><code>x &lt; y</code></pre>',
    ].join('');
    expect(await bersih(isi)).toBe(isi);
    expect(await bersih('<p><a href="https://farmakope.example/6">FI VI</a></p>')).toBe(
      '<p><a href="https://farmakope.example/6" rel="noopener noreferrer nofollow" target="_blank">FI VI</a></p>',
    );
  });

  test('text stays as it was written', async () => {
    expect(await bersih('<p>5 &lt; 7 &amp; µg/mL ± 0,3 %</p>')).toBe('<p>5 &lt; 7 &amp; µg/mL ± 0,3 %</p>');
    expect(await bersih('Kadar\0 98 %')).toBe('Kadar 98 %');
    expect(await bersih('<p>&#0;&#xD800;a</p>')).toContain('a');
  });

  test('the result and the reason are plain text: kept as written, whatever they look like', async () => {
    const { data } = await m.lapor(uuid, 'akhir', { hasil_pengujian: '<b>98 %</b>' });
    expect(data.hasilPengujian).toBe('<b>98 %</b>');
  });
});

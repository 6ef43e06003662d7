import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createApi } from '#server/app.ts';
import { rows } from '#server/core/database.ts';
import { openSession } from '#server/core/session.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

describe('/privasi', () => {
  /** The page as people read it, with these settings. */
  const halaman = async (lain: object = {}) => {
    const app = createApi({ ...uji.server, config: { ...uji.server.config, ...lain } });
    const response = await app.request('/privasi');
    return { status: response.status, kata: (await response.text()).replaceAll(/<[^>]+>|\s+/g, ' ') };
  };

  it('[GAP-175] tells anybody who keeps what, why, who sees it, for how long and what a person may ask, by its settings', async () => {
    const { status, kata } = await halaman({
      APP_NAME: 'Labku',
      INSTITUTION_NAME: 'Universitas Uji',
      PDP_CONTACT: 'Bagian hukum, pdp@uji.example',
      RETENTION_YEARS: 10,
    });
    expect(status).toBe(200);
    for (const bagian of [
      'Universitas Uji menyimpan dan memakai data pribadi Anda dalam Labku',
      'Data apa, untuk apa',
      'Atas dasar apa',
      'Siapa yang melihatnya',
      'Berapa lama',
      '10 tahun setelah tindakan terakhir Anda',
      'Hak Anda',
      'Ajukan perbaikan data',
      'Unduh data saya',
      'Bagian hukum, pdp@uji.example',
      'Versi 27 November 2026',
    ])
      expect(kata.replaceAll(/\s+/g, ' ')).toContain(bagian);
  });

  it('[BEYOND-43] tells of WhatsApp, which asks for consent, only where there is WhatsApp', async () => {
    const kata = 'Hanya kabar lewat WhatsApp berdasarkan persetujuan Anda, kepada Meta';
    expect((await halaman()).kata).not.toContain('lewat WhatsApp');
    const dengan = (await halaman({ WA_TOKEN: 'x' })).kata.replaceAll(/\s+/g, ' ');
    expect(dengan).toContain(kata);
    expect(dengan).toContain('selain yang Anda setujui sendiri.');
  });

  it('[GAP-175] names the administrators where no contact is set, and promises no end where there is none', async () => {
    const { kata } = await halaman();
    expect(kata).toContain('Admin laboratorium, Universitas Kampus Contoh');
    expect(kata).toContain('Tidak ada yang dihapus dengan sendirinya');
  });
});

it('[GAP-175] a profile keeps which notice its person was shown, and when', async () => {
  const id = uuidv7();
  await uji.server.db
    .insert(pengguna)
    .values({ id, issuer: 'uji', sub: id, email: 'tamu@surel.example', nama: 'Tamu' });
  const { status } = await uji.request('POST', '/api/user', {
    headers: { authorization: `Bearer ${await openSession(uji.server, id)}` },
    body: { kd_status: 5, nama: 'Tamu', no_hp: '081234567890' },
  });
  expect(status).toBe(201);
  const [orang] = await uji.server.db.select().from(pengguna).where(eq(pengguna.id, id));
  expect(orang).toMatchObject({ versiPrivasi: '2026-11-27', diberiTahuPada: uji.jam.now() });
});

it('[GAP-175] the queries of the breach runbook run, and find who has what', async () => {
  const runbook = await readFile('docs/privacy.md', 'utf8');
  const query = [...runbook.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, satu]) => satu!);
  const [jejak, orang] = query.map((satu) =>
    satu.replace('<uuid>', uuidv7()).replace('<from>', '2026-01-01').replace('<to>', '2026-12-31'),
  );
  expect(await rows(uji.server.db, sql.raw(jejak!))).toEqual([]);
  const kena = await rows<{ email: string; nomor_induk: boolean }>(
    uji.server.db,
    sql.raw(orang!.replace(/;\s*$/, '')),
  );
  expect(kena).toContainEqual(
    expect.objectContaining({ email: 'mahasiswa@kampus.example', nomor_induk: true }),
  );
});

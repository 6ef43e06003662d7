import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** A test promised for the last day of the year. */
const dijanjikan = async (): Promise<Pengujian> => {
  uji.jam.set('2026-12-09T03:00:00Z');
  return alur.sampai(6);
};
const lanjut = (uuid: string, uuidJeda: string, as = kalab) => alur.lanjut(uuid, uuidJeda, as);
const terakhir = ({ history }: Pengujian) => history.at(-1)!;

test('[BEYOND-31] a Kalab stops a promise by name and lets it run on: it moves by the working days between, and everybody reads so', async () => {
  const { uuid, janji, idPengujianStatusPengajuan } = await dijanjikan();
  expect(janji).toBe('2026-12-31');
  const milik = perangkat(uji, pendaftar);
  await milik.tarik('pendaftaran');

  uji.jam.set('2026-12-21T03:00:00Z');
  const dijeda = await alur.jeda(uuid, 'pendaftar', kalab);
  expect(dijeda).toMatchObject({ status: 200, info: 'Janji selesai dijeda' });
  const jeda = {
    sebab: 'pendaftar',
    alasan: 'KCKT menunggu suku cadang.',
    mulai: '2026-12-21',
    selesai: null,
  };
  expect(dijeda.data).toMatchObject({
    idPengujianStatusPengajuan,
    janji: '2026-12-31',
    janjiSemula: null,
    jeda: [jeda],
  });
  expect(terakhir(dijeda.data).catatan).toBe('Janji dijeda: menunggu pendaftar. KCKT menunggu suku cadang.');
  await milik.tarik('pendaftaran');
  expect(milik.punya('pendaftaran', uuid)).toMatchObject({ jeda: [jeda] });

  // Tuesday, Wednesday and Monday: between them 'cuti bersama', Christmas and a weekend. No decree has closed a day of 2027 yet.
  uji.jam.set('2026-12-28T03:00:00Z');
  const selesai = await lanjut(uuid, dijeda.data.jeda[0]!.uuid);
  expect(selesai).toMatchObject({ status: 200, info: 'Jeda diakhiri' });
  expect(selesai.data).toMatchObject({
    janji: '2027-01-05',
    janjiSemula: '2026-12-31',
    jeda: [{ ...jeda, selesai: '2026-12-28' }],
  });
  expect(terakhir(selesai.data).catatan).toBe(
    'Jeda sejak 21 Desember 2026 berakhir: menunggu pendaftar. Janji semula 31 Desember 2026 menjadi 5 Januari 2027.\nSampel sudah diterima',
  );
  await milik.tarik('pendaftaran');
  expect(milik.punya('pendaftaran', uuid)).toMatchObject({ janji: '2027-01-05', janjiSemula: '2026-12-31' });
  // What was promised on paper stays on it.
  const { data } = await alur.baca(uuid);
  expect(data.pembayaran.invoice[0]!.bukti[0]!.kwitansi?.janji).toBe('2026-12-31');
});

test('[BEYOND-31] two pauses at once move it by each day once; the same one is not begun twice, nor ended twice', async () => {
  const { uuid } = await dijanjikan();
  const satu = (await alur.jeda(uuid, 'alat')).data.jeda[0]!;
  expect(await alur.jeda(uuid, 'alat')).toMatchObject({
    status: 409,
    info: 'Janji selesai sudah dijeda: alat rusak.',
    data: { jeda: [{ uuid: satu.uuid }] },
  });
  uji.jam.set('2026-12-10T03:00:00Z');
  const dua = (await alur.jeda(uuid, 'pendaftar')).data.jeda[1]!;
  uji.jam.set('2026-12-11T03:00:00Z');
  expect((await lanjut(uuid, dua.uuid)).data).toMatchObject({
    janji: '2027-01-01',
    janjiSemula: '2026-12-31',
  });
  expect((await lanjut(uuid, satu.uuid)).data).toMatchObject({
    janji: '2027-01-04',
    janjiSemula: '2026-12-31',
  });
  expect(await lanjut(uuid, satu.uuid)).toMatchObject({ status: 409, data: { janji: '2027-01-04' } });
  // On one day there is no working day between: nothing moves, and nothing is called another than before.
  const lagi = (await alur.jeda(uuid, 'alat')).data.jeda[2]!;
  const { data } = await lanjut(uuid, lagi.uuid, admin);
  expect(data.janji).toBe('2027-01-04');
  expect(terakhir(data).catatan).toContain('Janji selesai tetap 4 Januari 2027.');
});

test.each([
  [5, admin, 409],
  [14, admin, 409],
  [6, 'kalab2@kampus.example', 403],
  [6, 'laboran@kampus.example', 403],
  [6, pendaftar, 403],
])('[BEYOND-31] at %i %s is refused with %i', async (kode, as, status) => {
  uji.jam.set('2026-11-20T03:00:00Z');
  const { uuid } = await alur.sampai(kode);
  expect((await alur.jeda(uuid, 'alat', as)).status).toBe(status);
});

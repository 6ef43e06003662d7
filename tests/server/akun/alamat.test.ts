import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Profil } from '#domain/akun/schema.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const orang = akun(pendaftar);
const lama = 'Jl. Lama 1\nSleman 55584';
const baru = 'Jl. Baru 2\nBantul 55711';
/** In everything but its name as the correction below says it. */
const perusahaan = {
  kdStatus: 4,
  kdInstitusi: 3,
  namaInstitusi: 'Industri',
  namaPerguruanTinggi: 'PT Lama',
  namaFakultas: null,
};

let uji: ServerUji;
beforeEach(async () => {
  uji ??= await createTestServer();
  await menjadi({ ...perusahaan, alamat: null, npwp: null });
});
afterAll(() => uji.close());

const menjadi = (isi: Partial<typeof pengguna.$inferInsert>) =>
  uji.server.db.update(pengguna).set(isi).where(eq(pengguna.id, orang.uuid));
const simpan = (body: object, as = pendaftar) =>
  uji.request<Profil>('PUT', '/api/user/address', { as, body });
/** Whom the invoice of a test is made out to. */
async function kepada(uuid: string) {
  const path = `/api/test-payment/invoice/print?uuid=${uuid}`;
  const { namaPerguruanTinggi, alamat, npwp } = (await uji.request<CetakInvoice>('GET', path, { as: admin }))
    .data.user;
  return [namaPerguruanTinggi, alamat, npwp];
}

it('[GAP-171] said for the first time joins the invoices that are out; said anew it is on the next ones, and known at once', async () => {
  const { uuid } = await layanan(uji).sampai(5);
  const hp = perangkat(uji, pendaftar);
  await hp.tarik('pendaftaran');
  expect(await kepada(uuid)).toEqual(['PT Lama', null, null]);

  const { status, info, data } = await simpan({ alamat: ` ${lama} `, npwp: '01.234.567.8-901.000' });
  expect([status, info]).toEqual([200, 'Alamat berhasil disimpan']);
  expect(data).toMatchObject({ alamat: lama, npwp: '012345678901000', koreksi: null });
  expect(await kepada(uuid)).toEqual(['PT Lama', lama, '012345678901000']);

  const npwp = data.npwp!;
  expect((await simpan({ alamat: baru, npwp })).data).toMatchObject({ alamat: baru, npwp });
  expect(await kepada(uuid)).toEqual(['PT Lama', lama, '012345678901000']);
  const { data: kini } = await uji.request<Profil>('GET', '/api/user/self', { as: pendaftar });
  expect(kini.alamat).toBe(baru);
  await hp.tarik('pendaftaran');
  expect(hp.punya('pendaftaran', uuid)).toMatchObject({ user: { alamat: baru, npwp } });

  const jalan = `/api/audit?id_rekaman=${orang.uuid}`;
  const { jejak } = (await uji.request<{ jejak: Jejak[] }>('GET', jalan, { as: admin })).data;
  expect(jejak.slice(0, 2)).toMatchObject([
    {
      tindakan: 'Ubah alamat',
      perubahan: [{ label: 'Alamat', dari: 'Jl. La…5584', ke: 'Jl. Ba…5711' }],
    },
    {
      perubahan: [
        { label: 'Alamat', dari: null, ke: 'Jl. La…5584' },
        { label: 'NPWP', dari: null, ke: 'berakhir 1000' },
      ],
    },
  ]);
});

it('[GAP-171, GAP-160] an invoice that is out keeps the company it was made out to, its address with it', async () => {
  await menjadi({ alamat: lama });
  const { uuid } = await layanan(uji).sampai(5);
  const koreksi = {
    uuid: orang.uuid,
    kd_status: 4,
    kd_institusi: 3,
    no_induk: orang.profil!.noInduk,
    nama_perguruan_tinggi: 'PT Baru',
    alasan: 'Berganti nama',
  };
  const { data } = await uji.request<Profil>('PUT', '/api/officer/correction', { as: admin, body: koreksi });
  // Who corrects something else leaves the address as it is.
  expect(data).toMatchObject({ namaPerguruanTinggi: 'PT Baru', alamat: lama });
  expect(await kepada(uuid)).toEqual(['PT Lama', lama, null]);

  const kosong = await uji.request('PUT', '/api/officer/correction', {
    as: admin,
    body: { ...koreksi, alamat: '' },
  });
  expect(kosong.errors).toEqual([{ field: 'alamat', message: 'Kolom tidak boleh kosong' }]);
  const mahasiswa = { ...koreksi, kd_status: 1, kd_fakultas: 61, kd_program_studi: 613, alamat: baru };
  expect(
    (await uji.request<Profil>('PUT', '/api/officer/correction', { as: admin, body: mahasiswa })).data.alamat,
  ).toBeNull();
});

it('[GAP-171] is nobody’s but theirs, of who comes from elsewhere, and never empty', async () => {
  expect((await simpan({ alamat: lama }, 'dosen@kampus.example')).status).toBe(403);
  const salah = async (body: object) => (await simpan(body)).errors;
  expect(await salah({})).toEqual([{ field: 'alamat', message: 'Kolom tidak boleh kosong' }]);
  expect(await salah({ alamat: ' \n ' })).toEqual([{ field: 'alamat', message: 'Kolom tidak boleh kosong' }]);
  expect(await salah({ alamat: 'x'.repeat(301) })).toEqual([
    { field: 'alamat', message: 'Kolom maksimal 300 karakter' },
  ]);
  expect(await salah({ alamat: lama, npwp: '0123' })).toEqual([
    { field: 'npwp', message: 'NPWP berisi 15 atau 16 angka.' },
  ]);
  const { data } = await simpan({ alamat: lama });
  const basi = await simpan({ alamat: baru, base_rev: String(Number(data.rev) - 1) });
  expect([basi.status, basi.code, basi.data.alamat]).toEqual([409, 'STALE', lama]);

  await menjadi({ kdStatus: 3 });
  expect((await simpan({ alamat: baru, npwp: '012345678901000', base_rev: data.rev })).data).toMatchObject({
    alamat: baru,
    npwp: null,
  });
});

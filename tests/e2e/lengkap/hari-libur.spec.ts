import { addDays, labDay } from '#domain/core/clock.ts';
import type { TahunLibur } from '#domain/libur/schema.ts';
import { kodeHari } from '#domain/libur/tahun.ts';
import { kalenderDari, setelahHariKerja } from '#domain/perjalanan/kalender.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { berkas, simpan } from '#tests/e2e/support/layanan.ts';
import { hari as namaHari } from '#tests/e2e/support/pendaftar.ts';
import { lencana, putuskan, sambungkan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { admin } from '#tests/support/layanan.ts';

const acara = (tanggal: string, nama: string) =>
  [
    'BEGIN:VEVENT',
    tanggal.includes('T') ? `DTSTART:${tanggal}` : `DTSTART;VALUE=DATE:${kodeHari(tanggal)}`,
    `SUMMARY:${nama}`,
    'END:VEVENT',
  ].join('\r\n');
const kalenderIcs = (acaraList: readonly string[]) => ({
  name: 'libur.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...acaraList, 'END:VCALENDAR', ''].join('\r\n')),
});

test('[BEYOND-30, BEYOND-28] Admin brings in a calendar of four hundred appointments on a laptop: what is promised then counts its days, what was promised stays, and without the server the page says what waits', async ({
  proses,
  perangkatSiap,
}) => {
  const alur = alurDi(proses.url);
  const lama = await alur.baru('Sebelum libur', 6);
  const api = await masukApi(proses.url, admin);
  const hariIni = labDay(new Date());
  const tahunIni = Number(hariIni.slice(0, 4));
  const ada = await Promise.all(
    [tahunIni, tahunIni + 1].map(
      async (tahun) => (await api.panggil('GET', `/holiday?tahun=${tahun}`)).data as TahunLibur,
    ),
  );
  const kalender = (lain: readonly string[] = []) =>
    kalenderDari({ hariSeminggu: 5, flagCutiBersama: true }, [
      ...ada.flatMap(({ hari }) =>
        hari.map(({ tanggal, jenisLibur }) => ({ jenis: jenisLibur, kode: kodeHari(tanggal) })),
      ),
      ...lain.map((tanggal) => ({ jenis: 'hari-libur', kode: kodeHari(tanggal) })),
    ]);
  // Two working days next to each other, soon, and of one year.
  const kerja = [1, 2, 3].map((ke) => setelahHariKerja(kalender(), hariIni, ke));
  const baru = kerja[0]!.slice(0, 4) === kerja[1]!.slice(0, 4) ? kerja.slice(0, 2) : kerja.slice(1);
  const tahun = Number(baru[0]!.slice(0, 4));
  const lainTahun = Array.from({ length: 397 }, (_, ke) =>
    acara(addDays(`${tahun + 2}-01-01`, ke % 365), `H${ke}`),
  );

  const meja = await perangkatSiap(admin, 'laptop');
  await meja.goto(`/hari-libur?tahun=${tahun}`);
  await expect(meja.getByRole('table', { name: `Hari libur ${tahun}` })).toBeVisible();
  await siapLuring(meja);
  await periksa(meja, 'hari libur');
  await meja.getByRole('button', { name: 'Impor kalender' }).click();
  const dialog = meja.getByRole('dialog', { name: `Impor hari libur ${tahun}` });
  const pilih = dialog.getByLabel('File kalender');
  await pilih.setInputFiles(berkas.pdf('libur.ics'));
  await expect(dialog.getByRole('alert')).toContainText('Ini bukan file kalender.');
  await pilih.setInputFiles(kalenderIcs(lainTahun));
  await expect(dialog.getByRole('alert')).toContainText(`File ini tidak berisi hari pada ${tahun}`);
  await periksa(meja, 'impor kalender yang ditolak');
  await pilih.setInputFiles(
    kalenderIcs([
      ...lainTahun,
      acara(baru[0]!, 'Hari pilkada'),
      acara(baru[1]!, 'Cuti Bersama pilkada'),
      acara(`${kodeHari(baru[0]!)}T080000`, 'Rapat'),
    ]),
  );
  await expect(dialog).toContainText('2 hari baru, 0 sudah ada, 398 dilewati');
  const cuti = dialog.getByRole('radiogroup', { name: /^Cuti Bersama pilkada/ });
  await expect(cuti.getByRole('radio', { name: 'Cuti bersama' })).toBeChecked();
  await cuti.getByRole('radio', { name: 'Lewati' }).check();
  await expect(dialog.getByRole('button', { name: 'Simpan 1 hari' })).toBeVisible();
  await cuti.getByRole('radio', { name: 'Cuti bersama' }).check();
  await periksa(meja, 'tinjauan kalender');
  await dialog.getByRole('button', { name: /^Dilewati/ }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rapat' })).toContainText('acara dengan jam');
  await simpan(meja, 'Simpan 2 hari');
  await expect(meja.getByText('2 hari libur berhasil ditambahkan')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const baris = (nama: string) => meja.getByRole('row').filter({ hasText: nama });
  await expect(baris('Hari pilkada')).toContainText('Libur nasional');
  await expect(baris('Cuti Bersama pilkada')).toContainText('Cuti bersama');

  const sesudah = await alur.baru('Sesudah libur', 6);
  expect((await alur.baca(lama.uuid)).data.janji).toBe(lama.janji);
  expect([lama.janji, sesudah.janji]).toEqual([
    setelahHariKerja(kalender(), hariIni, 14),
    setelahHariKerja(kalender(baru), hariIni, 14),
  ]);
  expect(sesudah.janji! > lama.janji!).toBe(true);

  putuskan(meja);
  await expect(lencana(meja, 'Luring')).toBeVisible();
  await expect(meja.getByText('Tidak tersambung ke server')).toBeVisible();
  await baris('Hari pilkada').getByRole('button', { name: /^Ubah/ }).click();
  const ubah = meja.getByRole('dialog', { name: `Ubah hari libur ${namaHari(baru[0]!)}` });
  await ubah.getByRole('textbox', { name: 'Nama' }).fill('Pemilihan serentak');
  await expect(ubah.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await sambungkan(meja);
  await simpan(meja);
  await expect(baris('Pemilihan serentak')).toBeVisible();
  await baris('Pemilihan serentak')
    .getByRole('button', { name: /^Hapus/ })
    .click();
  await meja.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(baris('Pemilihan serentak')).toHaveCount(0);
});

test('[BEYOND-30] a year without a decree says so until Admin has added its days and said it', async ({
  perangkatSiap,
}) => {
  const meja = await perangkatSiap(admin, 'tablet');
  await meja.goto('/hari-libur?tahun=2041');
  await expect(meja.getByText('Libur 2041 belum ditetapkan')).toBeVisible();
  await periksa(meja, 'tahun tanpa dasar');
  await meja.getByRole('button', { name: 'Tambah hari' }).click();
  const tambah = meja.getByRole('dialog', { name: 'Tambah hari libur 2041' });
  await meja.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(tambah.getByText('Kolom tidak boleh kosong').first()).toBeVisible();
  await tambah.getByRole('button', { name: 'Tanggal' }).click();
  await meja.getByRole('button', { name: '1 Januari 2041', exact: true }).click();
  await tambah.getByRole('textbox', { name: 'Nama' }).fill('Tahun Baru 2041 Masehi');
  await periksa(meja, 'tambah hari libur');
  await simpan(meja);
  await expect(meja.getByRole('row').filter({ hasText: 'Tahun Baru 2041 Masehi' })).toContainText('Selasa');
  await meja.getByRole('button', { name: 'Sebutkan dasar' }).click();
  const dasar = meja.getByRole('dialog', { name: 'Dasar libur 2041' });
  await dasar.getByRole('textbox', { name: 'Ditetapkan dengan' }).fill('SKB 1/2040');
  await periksa(meja, 'dasar libur');
  await simpan(meja);
  await expect(meja.getByRole('region', { name: 'Dasar libur 2041' })).toContainText('SKB 1/2040');
  await expect(meja.getByText('Libur 2041 belum ditetapkan')).toHaveCount(0);
});

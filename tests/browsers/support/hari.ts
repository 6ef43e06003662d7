import { expect } from 'vitest';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { paths } from '#paths';
import {
  alat,
  bacaTabel,
  bidang,
  editor,
  jalur,
  klik,
  masuk,
  pilihan,
  tampak,
  tertulis,
  diEditor,
  tombol,
  tungguLencana,
} from './meja.ts';
import { Tombol, tunggu, type Peramban } from './peramban.ts';
import { riwayat } from './server.ts';
import type { ServerUji } from './uji.ts';

/** The bench without a server, as the same steps in either browser. */

const analis = 'analis@kampus.example';
/** What is typed, key by key, and what the server must have of it in the end. */
const teks = {
  timbang: 'Disaring 0,45 µm. ',
  penting: 'Suhu 24,1 °C',
  butir: ['Baku 0,5 mg/mL', 'Uji: tiga replikasi'],
  terputus: 'Kolom C18 250 × 4,6 mm; fase gerak 3:1; UV 243 nm.',
  tabel: ['Replikasi', 'Kadar', 'I', '98,6 %'],
  akhir: 'Kadar memenuhi syarat.',
  hasil: '98,7 %',
} as const;

/** So many of its letters were typed when the tab went. */
const putus = 30;

const isiLaporanProgres = [
  `<p>${teks.timbang}<strong>${teks.penting}</strong>.</p>`,
  `<ul>${teks.butir.map((butir) => `<li><p>${butir}</p></li>`).join('')}</ul>`,
  `<p>${teks.terputus}</p>`,
  `<table><tbody><tr><th><p>${teks.tabel[0]}</p></th><th><p>${teks.tabel[1]}</p></th></tr>`,
  `<tr><td><p>${teks.tabel[2]}</p></td><td><p>${teks.tabel[3]}</p></td></tr></tbody></table><p></p>`,
].join('');

/** Without what the editor adds to every table and no reader sees. */
const tanpaHiasan = (html: string | null | undefined) =>
  html?.replace(/<colgroup>.*?<\/colgroup>| (colspan|rowspan)="1"/g, '');

/**
 * Signs in, loses the server for good and does a parameter from its start to its end on the device alone; ends with four
 * writes waiting. Gives the parameter.
 */
export async function kerjakanLuring(p: Peramban, server: ServerUji): Promise<string> {
  await masuk(p, analis);
  await server.hentikan();
  await p.muatUlang();
  await tungguLencana(p, 'Luring');
  const uuid = await bukaYangBelumDimulai(p);

  await lakukan(p, 'Mulai pengujian', 'Apakah anda yakin ingin memulai pengujian ?');
  await tungguLencana(p, 'Luring, 1 tulisan menunggu');
  await tulisLaporanProgres(p, uuid);
  await tungguLencana(p, 'Luring, 2 tulisan menunggu');
  await tulisLaporanAkhir(p, uuid);
  await tungguLencana(p, 'Luring, 3 tulisan menunggu');
  await p.buka(paths.analisis.edit(uuid));
  await lakukan(p, 'Ajukan selesai pengujian', 'Pastikan laporan akhir sudah dibuat.');
  await tungguLencana(p, 'Luring, 4 tulisan menunggu');
  return uuid;
}

/** Starts the server again, touches nothing, and finds everything delivered: in order, once, as typed. */
export async function tungguTerkirim(p: Peramban, server: ServerUji, uuid: string): Promise<void> {
  await server.mulai();
  await tungguLencana(p, 'Tersambung');
  const rows = await riwayat(analis, server.url, uuid);
  expect(rows.map(({ aksi }) => aksi)).toEqual(['mulai', 'laporanProgres', 'laporanAkhir', 'ajukanSelesai']);
  expect(new Set(rows.map((row) => row.uuid)).size).toBe(4);
  const [, progres, akhir] = rows;
  expect(tanpaHiasan(progres?.isi)).toBe(isiLaporanProgres);
  expect(akhir?.isi).toBe(`<p>${teks.akhir}</p>`);
  expect(akhir?.hasilPengujian).toBe(teks.hasil);
}

/** Starts a parameter while the server dies between its commit and its answer: the device asks again, one row stands. */
export async function mulaiTanpaJawaban(p: Peramban, server: ServerUji): Promise<void> {
  await masuk(p, analis);
  const uuid = await bukaYangBelumDimulai(p);
  await server.matiSaatMenjawab();
  await lakukan(p, 'Mulai pengujian', 'Apakah anda yakin ingin memulai pengujian ?');
  await tungguLencana(p, 'Luring, 1 tulisan menunggu');
  await server.hentikan('SIGKILL');

  await p.buka(paths.kotakKeluar());
  await tunggu(() => tampak(p), 'the outbox names it').toContain('Mulai pengujian · ');
  await server.mulai();
  // The page's own timer may be quicker than the hand.
  await tunggu(async () => (await p.klik(tombol('Kirim sekarang'))) || (await terkirim(p)), 'sent').toBe(
    true,
  );
  await tungguLencana(p, 'Tersambung');
  expect((await riwayat(analis, server.url, uuid)).map(({ aksi }) => aksi)).toEqual(['mulai']);
}

const terkirim = async (p: Peramban) => (await tampak(p)).includes('Semua tulisan sudah sampai di server');

/** Opens the first parameter of the list that nobody has begun. Gives its uuid. */
async function bukaYangBelumDimulai(p: Peramban): Promise<string> {
  const baris = `//tr[contains(., '${analisisWorkflow.states.antrian.label}')]`;
  await klik(p, `${baris}//a[starts-with(normalize-space(), 'Kerjakan')]`);
  await tunggu(() => jalur(p), 'the parameter is open').toBe('/analisis-sampel/edit');
  return (await p.tanya(() => new URL(location.href).searchParams.get('uuid')))!;
}

/** Presses an act, is asked, answers 'Ya' and is led back to the list (MSG-20, ANALYSIS-12). */
async function lakukan(p: Peramban, aksi: string, tanya: string): Promise<void> {
  await klik(p, tombol(aksi));
  await tunggu(() => tampak(p), 'it asks').toContain(tanya);
  await klik(p, tombol('Ya'));
  await kembaliKeDaftar(p);
}

/** The button of a report stands below the sheet, which comes after the page and moves it. */
const tungguLembar = (p: Peramban) =>
  tunggu(() => tampak(p), 'the sheet is there').toContain('Simpan lembar');

/** Writes a progress report with every kind of text, loses its tab in the middle of a word, finds it again and saves it. */
async function tulisLaporanProgres(p: Peramban, uuid: string): Promise<void> {
  await p.buka(paths.analisis.edit(uuid));
  await tungguLembar(p);
  await klik(p, tombol('Buat laporan'));
  await klik(p, editor);
  await p.ketik(teks.timbang);
  await klik(p, alat('Tebal'));
  await p.ketik(teks.penting);
  await klik(p, alat('Tebal'));
  await p.ketik(`.${Tombol.Enter}`);
  await klik(p, alat('Daftar bertitik'));
  await p.ketik(teks.butir.join(Tombol.Enter));
  // The editor keeps an empty paragraph behind a list, where one goes on.
  await p.keAkhir();
  const tersimpan = await tertulis(p);
  const draf = async () => JSON.stringify(await p.tanya(bacaTabel, 'draf'));
  await tunggu(draf, 'the draft is on the device').toContain(teks.butir[1]);

  await p.ketik(teks.terputus.slice(0, putus));
  await p.gantiTab();

  await p.buka(paths.analisis.edit(uuid));
  await tunggu(() => tampak(p), 'a draft is announced').toContain('Draf laporan belum disimpan');
  await klik(p, tombol('Lanjutkan menulis'));
  await tunggu(() => tampak(p), 'the draft goes on').toContain('Draf dilanjutkan');
  await tunggu(() => tertulis(p), 'the text is back').toContain(tersimpan);
  // Of the last keys before the tab was closed the device has what it was given time for, never anything else.
  const sisa = (await tertulis(p))!.slice(tersimpan!.length);
  expect(teks.terputus.slice(0, putus).startsWith(sisa), sisa).toBe(true);

  await klik(p, editor);
  await p.keAkhir();
  await p.ketik(`${teks.terputus.slice(sisa.length)}${Tombol.Enter}`);
  await klik(p, alat('Sisipkan tabel'));
  await klik(p, alat('Kurangi kolom'));
  await klik(p, alat('Kurangi baris'));
  await klik(p, tombol('Sisipkan'));
  // The panel gives the cursor back when it has closed.
  await tunggu(() => diEditor(p), 'the cursor is in the editor').toBe(true);
  await p.ketik(teks.tabel.join(Tombol.Tab));
  await simpan(p);
}

/** Writes the final report with its result (ANALYSIS-10). */
async function tulisLaporanAkhir(p: Peramban, uuid: string): Promise<void> {
  await p.buka(paths.analisis.edit(uuid));
  await tungguLembar(p);
  await klik(p, tombol('Buat laporan'));
  await klik(p, pilihan('Laporan akhir'));
  await klik(p, editor);
  await p.ketik(teks.akhir);
  await klik(p, bidang('Hasil pengujian'));
  await p.ketik(teks.hasil);
  await simpan(p);
}

async function simpan(p: Peramban): Promise<void> {
  await klik(p, tombol('Simpan'));
  await tunggu(() => tampak(p), 'it asks').toContain('Simpan data yang diinputkan ?');
  await klik(p, tombol('Ya, simpan'));
  await kembaliKeDaftar(p);
}

const kembaliKeDaftar = (p: Peramban) =>
  tunggu(() => jalur(p), 'back at the list').toBe(paths.analisis.list());

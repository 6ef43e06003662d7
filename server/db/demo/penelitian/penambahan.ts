import { jumlahUnit, tarifBarang } from '#domain/barang/rules.ts';
import { jenisBarang, type Barang } from '#domain/barang/schema.ts';
import { addDays, labDay } from '#domain/core/clock.ts';
import { formatDate } from '#domain/core/format.ts';
import { hargaTakaran, jumlahkan } from '#domain/core/takaran.ts';
import { follow } from '#domain/core/workflow.ts';
import { catatanPengecualian, dapatMengecualikan, yangLewat } from '#domain/penggunaan/pengecualian.ts';
import { periksaBarisPenggunaan, periksaHari } from '#domain/penggunaan/periksa.ts';
import { memesanWaktu } from '#domain/penggunaan/rules.ts';
import { lamaMenit, mulaiPada, selesaiPada, waktuBaris } from '#domain/penggunaan/waktu.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import { idPada } from '#server/db/demo/waktu.ts';
import type { Hari, Kembali, Pakai } from './naskah.ts';
import {
  barangDari,
  gerakkan,
  keadaan,
  menurutKunci,
  pelaku,
  type BarisPakai,
  type Panggung,
  type PerjalananPenelitian,
  type Tambahan,
} from './perjalanan.ts';
import { koreksiTagihan, tagih } from './uang.ts';

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;

/** A line as calls bring it. */
const diisi = (barang: Barang, { jumlah, jam }: Pakai) => ({
  idJenisBarang: barang.idJenisBarang,
  idBarang: barang.id,
  jlhPenggunaan: jumlah,
  jamMulai: jam?.[0],
  jamSelesai: jam?.[1],
});

/** The lines of an addition, held to the rules that the server holds them to. */
function susunBaris(
  satu: PerjalananPenelitian,
  tambahan: Tambahan,
  pakai: readonly Pakai[],
  panggung: Panggung,
): BarisPakai[] {
  const { tglPenggunaan } = tambahan;
  const pokok = { idLaboratorium: satu.laboratoriumId, ...satu.masa };
  const isi = pakai.map((baris) => ({ baris, barang: barangDari(satu, baris.kd, panggung) }));
  const salah = [
    ...periksaHari(tglPenggunaan, pokok),
    ...periksaBarisPenggunaan(
      { tglPenggunaan, penggunaan: isi.map(({ baris, barang }) => diisi(barang, baris)) },
      pokok,
      menurutKunci(panggung.barang),
    ),
  ];
  if (salah.length > 0) throw new Error(`${satu.naskah.judul}: ${JSON.stringify(salah)}`);
  return isi.map(({ baris: { jumlah = null, jam }, barang }, at) => {
    const [jamMulai, jamSelesai] = jam ?? [null, null];
    const waktu = memesanWaktu(barang) ? waktuBaris({ tglPenggunaan, jamMulai, jamSelesai }) : null;
    return {
      id: idPada(panggung.saat, 100 + at),
      penambahanId: tambahan.id,
      penelitianId: satu.id,
      urutan: at + 1,
      alatId: barang.idJenisBarang === jenisBarang.alat ? barang.id : null,
      bahanId: barang.idJenisBarang === jenisBarang.bahan ? barang.id : null,
      instrumenId: barang.idJenisBarang === jenisBarang.instrumen ? barang.id : null,
      kdBarang: barang.kdBarang,
      namaBarang: barang.namaBarang,
      satuan: barang.satuan,
      hargaDiminta: tarifBarang(barang, satu.golongan),
      jumlah: jumlahUnit(barang, { jumlah, menit: waktu && lamaMenit(waktu) }),
      jamMulai,
      jamSelesai,
      mulai: waktu && `${mulaiPada(waktu)}:00`,
      selesai: waktu && `${selesaiPada(waktu)}:00`,
      barang,
    };
  });
}

const barisDari = (satu: PerjalananPenelitian, { id }: Tambahan): BarisPakai[] =>
  satu.baris.filter(({ penambahanId }) => penambahanId === id);
const gantiBaris = (satu: PerjalananPenelitian, tambahan: Tambahan, baris: BarisPakai[]): void => {
  satu.baris = [...satu.baris.filter(({ penambahanId }) => penambahanId !== tambahan.id), ...baris];
};

function catatBaru(
  satu: PerjalananPenelitian,
  isi: Pick<Tambahan, 'kdStatus' | 'tglPenggunaan'> & Partial<Tambahan>,
  { saat, aktor }: Panggung,
): Tambahan {
  const baru: Tambahan = {
    id: idPada(saat, 10),
    penelitianId: satu.id,
    urut: satu.tambahan.length + 1,
    aktorId: akunDari(aktor).uuid,
    disetujuiPada: null,
    catatan: null,
    rev: 1,
    createdAt: saat,
    updatedAt: saat,
    ...isi,
  };
  satu.tambahan.push(baru);
  return baru;
}

/** The registrant asks (W3 10), or an officer enters it, which approves it (GAP-85). */
export function tambahkan(
  satu: PerjalananPenelitian,
  pakai: readonly Pakai[],
  untuk: Hari | null,
  panggung: Panggung,
  { petugas = false, alasan = null }: { petugas?: boolean; alasan?: string | null } = {},
): void {
  const tambahan = catatBaru(
    satu,
    {
      kdStatus: petugas ? disetujui.code : perluVerifikasi.code,
      olehPetugas: petugas,
      disetujuiPada: petugas ? panggung.saat : null,
      tglPenggunaan: untuk === null ? labDay(panggung.saat) : panggung.kalender.tanggal(untuk),
    },
    panggung,
  );
  const baris = susunBaris(satu, tambahan, pakai, panggung);
  gantiBaris(satu, tambahan, baris);
  const pengecualian = kecualikan(satu, tambahan, baris, { alasan, panggung });
  if (petugas) berlakukan(satu, tambahan, panggung);
  gerakkan(satu, petugas ? 'catatPenambahan' : 'ajukanPenambahan', panggung, pengecualian);
}

/** What the history says of things past their date; a script that uses one without an officer's reason is wrong. */
function kecualikan(
  satu: PerjalananPenelitian,
  { tglPenggunaan }: Tambahan,
  baris: readonly BarisPakai[],
  { alasan, panggung }: { alasan: string | null; panggung: Panggung },
): string | null {
  const lewat = yangLewat(
    baris.map(({ barang }) => barang),
    tglPenggunaan,
  );
  if (lewat.length === 0) return null;
  if (alasan === null || !dapatMengecualikan(keadaan(satu), pelaku(panggung.aktor)))
    throw new Error(`${satu.naskah.judul}: ${lewat[0]!.namaBarang} is past its date`);
  return catatanPengecualian(lewat, tglPenggunaan, alasan);
}

/** The addition with this number; a script that names another is wrong. */
function tambahanKe(satu: PerjalananPenelitian, ke: number): Tambahan {
  const found = satu.tambahan[ke - 1];
  if (!found) throw new Error(`${satu.naskah.judul}: no addition ${ke}`);
  return found;
}

const aksiPenelitian = {
  ubah: 'perbaikiPenambahan',
  tarik: 'perbaikiPenambahan',
  setujui: 'putuskanPenambahan',
  tolak: 'putuskanPenambahan',
} as const;

/** An act of W3, judged by its table; the research follows under the same moment (GAP-129). */
export function putuskan(
  satu: PerjalananPenelitian,
  aksi: keyof typeof aksiPenelitian,
  ke: number,
  panggung: Panggung,
  { pakai, catatan = null }: { pakai?: readonly Pakai[]; catatan?: string | null } = {},
): void {
  const tambahan = tambahanKe(satu, ke);
  jalankan(satu, aksi, tambahan, panggung);
  if (catatan !== null) tambahan.catatan = catatan;
  if (pakai) gantiBaris(satu, tambahan, susunBaris(satu, tambahan, pakai, panggung));
  if (aksi === 'setujui') {
    kecualikan(satu, tambahan, barisDari(satu, tambahan), { alasan: null, panggung });
    tambahan.disetujuiPada = panggung.saat;
    berlakukan(satu, tambahan, panggung);
  }
  gerakkan(satu, aksiPenelitian[aksi], panggung, catatan);
}

function jalankan(
  satu: PerjalananPenelitian,
  aksi: PenambahanAksi,
  tambahan: Tambahan,
  { aktor, saat }: Panggung,
): void {
  tambahan.kdStatus = follow(
    penambahanWorkflow,
    aksi,
    {
      kdStatusPengajuan: tambahan.kdStatus,
      flagWaktu: tambahan.flagWaktu === true,
      idLaboratorium: satu.laboratoriumId,
      penelitian: keadaan(satu),
    },
    pelaku(aktor),
  );
  tambahan.rev += 1;
  tambahan.updatedAt = saat;
}

/** What an approval does: prices freeze, materials leave the shelf, tools are lent, a bill is made (GAP-11 to GAP-15). */
function berlakukan(satu: PerjalananPenelitian, tambahan: Tambahan, panggung: Panggung): void {
  const baris = barisDari(satu, tambahan);
  hargai(baris);
  pindahkan(satu, baris, panggung);
  tagih(satu, tambahan, baris, panggung.saat);
}

function hargai(baris: readonly BarisPakai[]): void {
  for (const line of baris) {
    line.hargaSatuan = line.hargaDiminta;
    line.hargaTotal = hargaTakaran(line.jumlah, line.hargaDiminta);
  }
}

/** Moves stock and loans by these lines, of a correction by what it says more; less is below nothing. */
function pindahkan(
  satu: PerjalananPenelitian,
  baris: readonly BarisPakai[],
  { aktor, saat }: Panggung,
  koreksi: string | null = null,
): void {
  for (const { barang, jumlah } of baris) {
    if (barang.idJenisBarang === jenisBarang.alat) pinjamkan(satu, barang.id, jumlah, saat);
    if (barang.idJenisBarang !== jenisBarang.bahan) continue;
    satu.gerak.push({ bahanId: barang.id, jumlah, koreksi, aktor, saat });
  }
}

function pinjamkan(satu: PerjalananPenelitian, alatId: number, jumlah: number, saat: Date): void {
  const ada = satu.alat.find((row) => row.alatId === alatId);
  if (ada) {
    ada.jumlah += jumlah;
    ada.updatedAt = saat;
    ada.rev += 1;
    return;
  }
  satu.alat.push({
    id: idPada(saat, 300 + satu.alat.length),
    penelitianId: satu.id,
    alatId,
    jumlah,
    kembali: 0,
    rusak: 0,
    diganti: 0,
    rev: 1,
    updatedAt: saat,
  });
}

/** An officer mends an approved addition; stock, loans and money follow by the difference (GAP-101, GAP-127). */
export function koreksi(
  satu: PerjalananPenelitian,
  ke: number,
  pakai: readonly Pakai[],
  catatan: string,
  panggung: Panggung,
): void {
  const tambahan = tambahanKe(satu, ke);
  jalankan(satu, 'koreksi', tambahan, panggung);
  tambahan.catatan = catatan;
  const lama = barisDari(satu, tambahan);
  const baru = susunBaris(satu, tambahan, pakai, panggung);
  hargai(baru);
  gantiBaris(satu, tambahan, baru);
  pindahkan(satu, selisih(lama, baru), panggung, catatan);
  koreksiTagihan(satu, tambahan, { baru, selisih: selisih(lama, baru) }, panggung);
  const jejak = `Koreksi penambahan ${formatDate(tambahan.tglPenggunaan)}: ${catatan}`;
  gerakkan(satu, 'koreksiPenambahan', panggung, jejak);
}

/** What the new lines have more of than the old ones, or less. */
function selisih(lama: readonly BarisPakai[], baru: readonly BarisPakai[]): BarisPakai[] {
  const tanpa = lama.map((line) => ({
    ...line,
    jumlah: -line.jumlah,
    hargaTotal: -line.hargaTotal!,
  }));
  const perBarang = Map.groupBy([...tanpa, ...baru], ({ barang }) => barang.uuid);
  return [...perBarang.values()].flatMap((lines) => {
    const jumlah = jumlahkan(...lines.map((line) => line.jumlah));
    const hargaTotal = lines.reduce((sum, line) => sum + line.hargaTotal!, 0);
    return jumlah === 0 ? [] : [{ ...lines.at(-1)!, jumlah, hargaTotal }];
  });
}

/** A longer period: a row of its own that costs nothing (USAGE-16, GAP-105). */
export function perpanjang(satu: PerjalananPenelitian, sampai: Hari, panggung: Panggung): void {
  const tglMulai = addDays(satu.masa.tglSelesai, 1);
  const tglSelesai = panggung.kalender.tanggal(sampai);
  if (tglSelesai < tglMulai) throw new Error(`${satu.naskah.judul}: not longer`); // GAP-73
  catatBaru(
    satu,
    {
      kdStatus: disetujui.code,
      flagWaktu: true,
      olehPetugas: true,
      tglPenggunaan: tglMulai,
      tglMulai,
      tglSelesai,
      disetujuiPada: panggung.saat,
    },
    panggung,
  );
  satu.masa = { ...satu.masa, tglSelesai };
  gerakkan(satu, 'perpanjang', panggung);
}

/** What became of lent tools, as the officer counts them (GAP-71). */
export function kembalikan(
  satu: PerjalananPenelitian,
  hitungan: readonly Kembali[],
  panggung: Panggung,
): void {
  for (const { kd, kembali = 0, rusak = 0, diganti = 0 } of hitungan) {
    const { id } = barangDari(satu, kd, panggung);
    const row = satu.alat.find(({ alatId }) => alatId === id);
    if (!row) throw new Error(`${satu.naskah.judul}: ${kd} was not lent`);
    Object.assign(row, { kembali, rusak, diganti, rev: row.rev + 1, updatedAt: panggung.saat });
  }
  gerakkan(satu, 'kembalikanAlat', panggung);
}

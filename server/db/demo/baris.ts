import { addDays, labDay, labTime } from '#domain/core/clock.ts';
import { bentukSampel, kondisiSampel, penyimpananSampel } from '#server/db/reference/sampel.ts';
import type { unggahan } from '#server/db/tables/unggahan.ts';
import type { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import type {
  fotoProgres,
  parameterSampel,
  pengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { akunDari, golonganDari } from './akun.ts';
import { catatanKeputusan, catatanMeja, metodeBaru, permintaanDokumen } from './catatan.ts';
import { tulisLaporan } from './laporan.ts';
import type { dataBersamaPeragaan } from './lembar/bersama.ts';
import { bukaLembar } from './lembar/isi.ts';
import type { NaskahSampel, NaskahUji } from './naskah.ts';
import { ujiDari } from './parameter-uji/katalog.ts';
import type { BarisMeja, Perjalanan, PerjalananUji } from './perjalanan.ts';
import type { VersiPeragaan } from './versi-lembar.ts';
import { idPada } from './waktu.ts';

type RiwayatProgres = typeof riwayatProgres.$inferInsert;

export type Baris = {
  kepala: typeof pendaftaran.$inferInsert;
  pengujian: typeof pengujian.$inferInsert;
  riwayat: (typeof riwayatPendaftaran.$inferInsert)[];
  sampel: (typeof sampel.$inferInsert)[];
  parameter: (typeof parameterSampel.$inferInsert)[];
  riwayatProgres: RiwayatProgres[];
  foto: (typeof fotoProgres.$inferInsert)[];
  unggahan: (typeof unggahan.$inferInsert)[];
};

/** What rows name that is only known while seeding: file hashes by name, catalogue ids, numbers and sample codes. */
export type Sumber = {
  sha256: ReadonlyMap<string, string>;
  parameterUjiId: ReadonlyMap<string, number>;
  versi: ReadonlyMap<string, VersiPeragaan>;
  bersama: ReturnType<typeof dataBersamaPeragaan>;
  kini: Date;
  nomor: (perjalanan: Perjalanan) => string;
  kodeSampel: (perjalanan: Perjalanan) => string;
};

/** The rows of one submission: itself, its samples, their tests and both histories. */
export function barisDari(perjalanan: Perjalanan, sumber: Sumber): Baris {
  const { naskah, riwayat } = perjalanan;
  const dibuat = riwayat[0]!.saat;
  const id = idPada(dibuat);
  const baris: Baris = {
    kepala: {
      id,
      nomor: sumber.nomor(perjalanan),
      jenis: 'pengujian',
      pendaftarId: akunDari(naskah.pendaftar).uuid,
      laboratoriumId: perjalanan.laboratoriumId,
      judul: naskah.sampel.map(({ nama }) => nama).join(', '),
      kdStatus: perjalanan.kdStatus,
      rev: riwayat.length,
      createdAt: dibuat,
      updatedAt: riwayat.at(-1)!.saat,
    },
    pengujian: {
      id,
      golonganTarif: golonganDari(akunDari(naskah.pendaftar)),
      catatanTambahan: naskah.catatan ?? null,
      kalabId: kalabDitunjuk(perjalanan),
      ...dokumenDiminta(perjalanan, sumber),
    },
    riwayat: riwayat.map(({ kdStatus, aktor, saat }, ke) => ({
      id: idPada(saat),
      pendaftaranId: id,
      urut: ke + 1,
      kdStatus,
      catatan: catatanKeputusan(kdStatus, naskah.jalan),
      aktorId: akunDari(aktor).uuid,
      createdAt: saat,
    })),
    sampel: [],
    parameter: [],
    riwayatProgres: [],
    foto: [],
    unggahan: [],
  };
  naskah.sampel.forEach((bahan, ke) => tambahSampel(baris, perjalanan, bahan, ke, sumber));
  return baris;
}

/** The Kalab the submission was passed to, if it was. */
const kalabDitunjuk = ({ riwayat, kalab }: Perjalanan): string | null =>
  riwayat.some(({ kdStatus }) => kdStatus === 2) ? akunDari(kalab).uuid : null;

/** What was asked for besides the report, and the file that answered it. */
function dokumenDiminta({ riwayat, kdStatus }: Perjalanan, sumber: Sumber) {
  const diminta = riwayat.find((row) => row.kdStatus === 15);
  if (!diminta) return {};
  const berkas = 'coa-kafein-anhidrat.pdf';
  return {
    deskripsiDokumen: permintaanDokumen,
    tglMintaDokumen: diminta.saat,
    ...(kdStatus === 16
      ? { dokumenSha256: sha256Dari(berkas, sumber), namaDokumen: 'sertifikat-analisis-pembanding.pdf' }
      : {}),
  };
}

function tambahSampel(
  baris: Baris,
  perjalanan: Perjalanan,
  bahan: NaskahSampel,
  ke: number,
  sumber: Sumber,
): void {
  const { id: pengujianId, createdAt, pendaftarId } = baris.kepala;
  const { ditugaskan } = perjalanan;
  const sampelId = idPada(createdAt, 1 + ke);
  const kodeSampel = ditugaskan ? sumber.kodeSampel(perjalanan) : null;
  const gambarSha256 = bahan.gambar ? sha256Dari(bahan.gambar, sumber) : null;
  baris.sampel.push({
    id: sampelId,
    pengujianId,
    urutan: ke + 1,
    kodeSampel,
    nama: bahan.nama,
    jumlah: bahan.jumlah,
    bentuk: bentukSampel[bahan.bentuk],
    penyimpanan: penyimpananSampel[bahan.penyimpanan],
    kondisi: kondisiSampel[bahan.kondisi],
    kemasan: bahan.kemasan,
    ...keteranganPada(labDay(createdAt), bahan.keterangan),
    gambarSha256,
    namaGambar: bahan.gambar ?? null,
    kdStatusSampel: !ditugaskan ? 1 : bahan.tidakSesuai ? 3 : 2,
    tglPenerimaan: ditugaskan ? labDay(ditugaskan) : null,
  });
  if (gambarSha256) baris.unggahan.push({ sha256: gambarSha256, penggunaId: pendaftarId, createdAt });

  perjalanan.uji[ke]!.forEach((uji, keUji) => {
    const parameterId = idPada(createdAt, 10 + ke * 20 + keUji);
    const katalog = ujiDari(uji.naskah.kd);
    const lembar = lembarDari(perjalanan, uji, bahan.nama, sumber);
    const riwayat = riwayatDari(uji, parameterId, lembar, {
      sampel: bahan.nama,
      kodeSampel: kodeSampel ?? '',
    });
    const dikerjakan = ditugaskan !== null && uji.kdStatus === 3;
    const sejakMulai = riwayat.slice(riwayat.findLastIndex(({ aksi }) => aksi === 'batalkan') + 1);
    baris.parameter.push({
      id: parameterId,
      sampelId,
      pengujianId,
      parameterUjiId: sumber.parameterUjiId.get(katalog.kd)!,
      jumlahReplikasi: uji.naskah.replikasi ?? 1,
      kdStatus: uji.kdStatus,
      kdProgres: uji.kdProgres,
      metodeUji: uji.riwayat.some(({ aksi }) => aksi === 'ubahMetode')
        ? metodeBaru(katalog.metode)
        : katalog.metode,
      hasilPengujian: sejakMulai.findLast(({ aksi }) => aksi === 'laporanAkhir')?.hasilPengujian ?? null,
      satuanHasil: katalog.satuan,
      ...uji.naskah.catatan,
      pernyataan: lembar?.pernyataan() ?? null,
      analisId: dikerjakan ? akunDari(perjalanan.analis).uuid : null,
      penyeliaId: dikerjakan ? akunDari(perjalanan.penyelia).uuid : null,
      rev: 1 + riwayat.length,
      updatedAt: riwayat.at(-1)?.createdAt ?? ditugaskan ?? createdAt,
    });
    baris.riwayatProgres.push(...riwayat);
    const dilaporkan = riwayat.find(({ isi }) => isi);
    if (uji.naskah.foto && dilaporkan) tambahFoto(baris, uji.naskah.foto, dilaporkan, sumber);
  });
}

/** What was said of a sample on the day it was registered. */
function keteranganPada(
  hari: string,
  { noBets, pembuat, produksi, tahan, diambil }: NonNullable<NaskahSampel['keterangan']> = {},
) {
  const dibuat = produksi === undefined ? null : addDays(hari, -produksi);
  return {
    noBets,
    pembuat,
    tglProduksi: dibuat,
    tglKedaluwarsa: dibuat !== null && tahan !== undefined ? addDays(dibuat, tahan) : null,
    tglPengambilan: diambil === undefined ? null : addDays(hari, -diambil),
  };
}

function sha256Dari(nama: string, { sha256 }: Sumber): string {
  const found = sha256.get(nama);
  if (!found) throw new Error(`no demo file ${nama}`);
  return found;
}

type Lembar = ReturnType<typeof bukaLembar>;

/** The sheet of a test, where it has one. */
function lembarDari(
  { analis }: Perjalanan,
  { naskah, riwayat }: PerjalananUji,
  sampel: string,
  { versi, bersama, kini }: Sumber,
): Lembar | undefined {
  const satu = versi.get(naskah.kd);
  const mulai = riwayat.find(({ aksi }) => aksi === 'mulai');
  return (
    satu &&
    mulai &&
    bukaLembar(satu, {
      uji: ujiDari(naskah.kd),
      naskah,
      sampel,
      rujuk: () => bersama.rujuk(satu, mulai.hari, analis, naskah.koreksi),
      jatuh: (jam) => new Date(kini.getTime() + jam * 60 * 60_000),
    })
  );
}

function tambahFoto(
  baris: Baris,
  { nama, keterangan }: NonNullable<NaskahUji['foto']>,
  { id: riwayatId, aktorId, createdAt, dibuatPada }: RiwayatProgres,
  sumber: Sumber,
): void {
  const sha256 = sha256Dari(nama, sumber);
  baris.foto.push({ id: idPada(dibuatPada, 900), riwayatId, urutan: 0, sha256, nama, keterangan });
  baris.unggahan.push({ sha256, penggunaId: aktorId, createdAt });
}

function riwayatDari(
  uji: PerjalananUji,
  parameterId: string,
  lembar: Lembar | undefined,
  bahan: { sampel: string; kodeSampel: string },
): RiwayatProgres[] {
  const katalog = ujiDari(uji.naskah.kd);
  let terakhir = '';
  return uji.riwayat.map((baris, ke) => {
    const berlanjut = uji.riwayat.slice(ke + 1).some(({ bagian }) => bagian === 'selesai');
    const tulisan = lembar?.lakukan({ ...baris, berlanjut }) ?? null;
    const laporan = tulisLaporan(baris.aksi, {
      uji: katalog,
      ...bahan,
      ulangan: uji.riwayat.slice(0, ke).filter(({ aksi }) => aksi === baris.aksi).length,
      akhir: (pembuka) => {
        const akhir = lembar?.laporan(terakhir || pembuka);
        terakhir = akhir?.isi ?? '';
        return akhir ?? null;
      },
    });
    return {
      id: idPada(baris.saat, ke),
      urut: ke + 1,
      parameterId,
      aksi: baris.aksi,
      // A cancelled parameter waits again, but its history says it was cancelled (W6 code 8).
      kdProgres: baris.aksi === 'batalkan' ? 8 : baris.kdProgres,
      catatan: catatanMeja(baris.aksi, katalog),
      ...(laporan && { ...laporan, tanggal: labDay(baris.saat), jam: labTime(baris.saat) }),
      lembar: tulisan,
      aktorId: akunDari(baris.aktor).uuid,
      dibuatPada: baris.saat,
      createdAt: terkirim(baris, laporan && ke),
    };
  });
}

/** Some reports were written where there is no network: they reached the server three quarters of an hour later. */
const terkirim = ({ saat }: BarisMeja, laporanKe: number | null): Date =>
  laporanKe === 3 ? new Date(saat.getTime() + 45 * 60_000) : saat;

import { analisisApi } from '#domain/analisis/endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { Bersama } from '#domain/lembar-kerja/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { editor } from './bangku.ts';
import {
  cari,
  catatan,
  ditulis,
  hariIni,
  penambahanBaru,
  penambahanDi,
  penelitianDi,
  teks,
  type Contoh,
  type Perangkat,
} from './contoh.ts';

const diMeja = ({ analisis, orang }: Perangkat, aksi: AnalisisAksi): string =>
  cari(aksi, analisis, (satu) => check(analisisWorkflow, aksi, satu, orang).ok).uuid;

/** What the bench, its supervisor, a Kalab and a laboran write. */
export const contohPetugas: Record<string, readonly Contoh[]> = {
  'analis@kampus.example': [
    {
      endpoint: analisisApi.report,
      isi: (di) => ({
        uuid: diMeja(di, 'laporanProgres'),
        jenisLaporan: 'progres',
        tanggal: hariIni,
        jam: '09:00',
        isi: `<p>${ditulis}</p>`,
        hasilPengujian: null,
      }),
      kolom: editor,
    },
    {
      endpoint: analisisApi.cancel,
      isi: (di) => ({ uuid: diMeja(di, 'batalkan'), catatan: ditulis }),
      kolom: teks('Alasan'),
    },
    {
      endpoint: dataBersamaApi.tambah,
      isi: ({ versiLembar }) => {
        const versi = cari('sheet with shared data', versiLembar, ({ isi }) => isi.bersama.length > 0);
        const [{ nama, perUlangan, perSampel }] = versi.isi.bersama as [Bersama];
        const [masukan] = [...perUlangan, ...perSampel];
        const kunci = `${masukan!.nama}.${perUlangan.length > 0 ? 1 : 0}`;
        const sel = [{ kunci, nilai: '1', dicoret: null, catatan: null, pada: `${hariIni}T02:00:00.000Z` }];
        return { versi: versi.uuid, nama, tanggal: hariIni, sel, keterangan: ditulis };
      },
      kolom: teks('Keterangan'),
    },
  ],
  'penyelia@kampus.example': [
    {
      endpoint: analisisApi.report,
      isi: (di) => ({
        uuid: diMeja(di, 'review'),
        jenisLaporan: 'review',
        tanggal: hariIni,
        jam: '09:00',
        isi: `<p>${ditulis}</p>`,
        hasilPengujian: null,
      }),
      kolom: editor,
    },
    {
      endpoint: analisisApi.method,
      isi: (di) => ({ uuid: diMeja(di, 'ubahMetode'), metodeUji: ditulis }),
      kolom: teks('Metode uji'),
    },
    {
      endpoint: analisisApi.verificationDone,
      isi: (di) => ({ uuid: diMeja(di, 'tolak'), flagDisetujui: 0, catatan: ditulis }),
      kolom: catatan,
    },
  ],
  'kalab@kampus.example': [
    {
      endpoint: pengujianApi.verifikasi,
      isi: ({ tinjauan, orang }) => {
        const data = cari(
          'submission for a Kalab',
          tinjauan.filter((satu): satu is Pengujian => !adalahPenelitian(satu)),
          (satu) => check(pengujianWorkflow, 'tolakKalab', keadaanDari(satu), orang).ok,
        );
        return { uuid: data.uuid, flagPersetujuan: 0, catatanTambahan: ditulis, sampel: [] };
      },
      kolom: catatan,
    },
    {
      endpoint: penelitianApi.verifikasi,
      isi: (di) => ({
        uuidPenelitian: penelitianDi(di, 'tolakKalab').uuid,
        flagPersetujuan: 2,
        catatan: ditulis,
      }),
      kolom: catatan,
    },
  ],
  'laboran@kampus.example': [
    {
      endpoint: penelitianApi.verifikasi,
      isi: (di) => ({
        uuidPenelitian: penelitianDi(di, 'tolakLaboran').uuid,
        flagPersetujuan: 2,
        catatan: ditulis,
      }),
      kolom: catatan,
    },
    {
      endpoint: penelitianApi.ubahWaktu,
      isi: (di) => {
        const { uuid, tglMulai, tglSelesai } = penelitianDi(di, 'ubahWaktu');
        return { uuidPenelitian: uuid, tglMulai, tglSelesai, jamMulai: '07:13', jamSelesai: '15:00' };
      },
      kolom: (page) => page.getByRole('spinbutton', { name: 'Jam mulai, menit' }),
      nilai: '13',
    },
    {
      endpoint: penelitianApi.selesaikan,
      isi: (di) => ({ uuidPenelitian: penelitianDi(di, 'catatPenambahan').uuid, catatan: ditulis }),
      kolom: catatan,
    },
    {
      endpoint: penggunaanApi.tambah,
      isi: (di) => penambahanBaru(di, 'catatPenambahan'),
      kolom: catatan,
    },
    {
      endpoint: penggunaanApi.verifikasi,
      isi: (di) => ({ ...penambahanDi(di, 'setujui'), flagPersetujuan: 1 }),
      kolom: catatan,
    },
    {
      endpoint: penggunaanApi.kembalikan,
      isi: (di) => {
        const { uuid, pengembalianAlat } = penelitianDi(di, 'kembalikanAlat');
        return {
          uuidPenelitian: uuid,
          pengembalian: pengembalianAlat.map(({ uuid: alat, rev }) => ({
            uuid: alat,
            rev,
            jlhKembali: 0,
            jlhRusak: 0,
            jlhDiganti: 1,
          })),
        };
      },
      kolom: (page) =>
        page
          .getByRole('dialog')
          .getByRole('textbox', { name: /^Diganti/ })
          .first(),
      nilai: '1',
    },
    {
      endpoint: penggunaanApi.perpanjang,
      isi: (di) => {
        const { uuid, tglSelesai } = penelitianDi(di, 'perpanjang');
        return {
          uuidPenelitian: uuid,
          tglSelesai: tglSelesai.replace(/^\d+/, (tahun) => String(Number(tahun) + 1)),
          catatan: ditulis,
        };
      },
      kolom: catatan,
    },
    {
      endpoint: suratApi.putuskan,
      isi: ({ surat, orang }) => ({
        uuid: cari(
          'letter',
          surat,
          (satu) => check(suratWorkflow, 'tolakLaboran', keadaanSurat(satu), orang).ok,
        ).uuid,
        flagPersetujuan: 2,
        catatan: ditulis,
      }),
      kolom: catatan,
    },
  ],
};

import { check } from '#domain/core/workflow.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { adalahPenelitian, jenisDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import {
  bukti,
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

const adalahPengujian = (satu: Pendaftaran): satu is Pengujian => !adalahPenelitian(satu);
function buktiUntuk({ milik, orang }: Perangkat, jenis: JenisPendaftaran) {
  const semua = milik
    .filter((satu) => jenisDari(satu) === jenis)
    .flatMap((satu) =>
      satu.pembayaran.invoice.map((invoice) => ({
        invoice,
        keadaan: keadaanInvoice(invoice, pemilikInvoice(satu, jenis)),
      })),
    );
  const { invoice } = cari(
    `unpaid invoice of ${jenis}`,
    semua,
    ({ keadaan }) => check(invoiceWorkflow, 'kirimBukti', keadaan, orang).ok,
  );
  return {
    uuid: invoice.uuid,
    noInvoice: invoice.noInvoice,
    tglBayar: hariIni,
    noRekening: '0123456789',
    namaBank: ditulis,
    namaPemilikRekening: 'Rizky Aditya Pratama',
    keterangan: null,
    fileBuktiPembayaran: bukti.rujukan,
  };
}
const jawaban = ({ pertanyaan }: Perangkat) =>
  pertanyaan.map(({ uuid, answerOption: { kdJawaban, answerRange } }) => ({
    uuidPertanyaan: uuid,
    ...(kdJawaban === 'PG' ? { uuidJawaban: answerRange[0]!.uuid } : { isian: ditulis }),
    komentar: ditulis,
  }));

/** What registrants write on their own submissions. */
export const contohPendaftar: Record<string, readonly Contoh[]> = {
  'mahasiswa@kampus.example': [
    {
      endpoint: pengujianApi.daftar,
      isi: ({ milik }) => ({
        idJenisPenggunaan: 2,
        catatanTambahan: null,
        sampel: [
          {
            nama: ditulis,
            jumlah: 3,
            idPengujianBentukSampel: 1,
            idPengujianPenyimpananSampel: 1,
            idPengujianKondisiSampel: 1,
            kemasan: 'Sachet 25 g',
            parameterUji: [
              {
                idPengujianParameterUji:
                  milik.find(adalahPengujian)!.sample[0]!.parameter[0]!.parameterTest.id,
                jumlahReplikasi: 2,
              },
            ],
          },
        ],
      }),
      kolom: teks('Nama'),
    },
    { endpoint: pembayaranApi.bayar, isi: (di) => buktiUntuk(di, 'pengujian'), kolom: teks('Nama bank') },
    {
      endpoint: surveiApi.jawab,
      isi: (di) => ({
        uuidPengujian: cari(
          'submission with a report and no survey',
          di.milik,
          (satu) => adalahPengujian(satu) && satu.lhu.length > 0 && satu.flagSudahSurvei === 0,
        ).uuid,
        jawaban: jawaban(di),
      }),
      kolom: teks(/^Komentar/),
    },
    {
      endpoint: surveiApi.jawab,
      isi: (di) => ({
        uuidPenelitian: cari(
          'research that is used and has no survey',
          di.milik,
          (satu) => adalahPenelitian(satu) && satu.penambahan.length > 0 && satu.flagSudahSurvei === 0,
        ).uuid,
        jawaban: jawaban(di),
      }),
      kolom: teks(/^Komentar/),
    },
    {
      endpoint: penelitianApi.daftar,
      isi: ({ barang }) => ({
        idJenisPenggunaan: 1,
        idJenisPenelitian: 1,
        judul: ditulis,
        nikDosen: '999',
        namaDosen: 'Dr. Sari',
        idJenisPembiayaan: 1,
        idPetaPenelitian: 1,
        rencanaPenggunaan: [
          {
            idLaboratorium: 7,
            tglMulai: hariIni,
            tglSelesai: hariIni,
            alat: barang
              .filter((satu) => satu.idLaboratorium === 7 && satu.idJenisBarang === 1)
              .map(({ id }) => id)
              .slice(0, 1),
          },
        ],
        filePersetujuanDosen: bukti.rujukan,
      }),
      kolom: teks(/^Judul$/),
    },
    {
      endpoint: penelitianApi.mintaSelesai,
      isi: (di) => ({ uuidPenelitian: penelitianDi(di, 'ajukanPenambahan').uuid, catatan: ditulis }),
      kolom: catatan,
    },
    {
      endpoint: penggunaanApi.tambah,
      isi: (di) => penambahanBaru(di, 'ajukanPenambahan'),
      kolom: catatan,
    },
    { endpoint: penggunaanApi.ubah, isi: (di) => penambahanDi(di, 'ubah'), kolom: catatan },
    {
      endpoint: pembayaranPenelitianApi.bayar,
      isi: (di) => buktiUntuk(di, 'penelitian'),
      kolom: teks('Nama bank'),
    },
  ],
};

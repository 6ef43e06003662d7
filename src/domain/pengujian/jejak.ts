import { formatRupiah } from '#domain/core/format.ts';
import { banyak, hanyaAda, hari, isian, kode, orang, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
import { jejakJanji } from '#domain/perjalanan/jejak.ts';
import { statusSampel } from './status-sampel.ts';
import { pengujianWorkflow } from './workflow.ts';

/** A submission of samples, as the trail tells of it. */
export const jejakPengujian: KataRekaman = {
  label: 'Pengujian',
  bidang: {
    kdStatus: kode('Status', pengujianWorkflow.states),
    nomor: tulisan('Nomor'),
    sampel: banyak('Sampel', 'sampel'),
    kalabId: orang('Kalab yang memverifikasi'),
    penugasan: banyak('Penugasan', 'parameter'),
    /** One line of the final bill: test and replications. */
    tagihan: isian('Harga', (harga) =>
      Object.values(harga)
        .map((satu) => formatRupiah(Number(satu)))
        .join(' + '),
    ),
    lhu: tulisan('Laporan hasil uji'),
    deskripsiDokumen: tulisan('Dokumen yang diminta'),
    tglMintaDokumen: hari('Hari dokumen diminta'),
    ...jejakJanji,
    dokumenSha256: hanyaAda('Dokumen tambahan', 'ada'),
    namaDokumen: tulisan('Nama file dokumen'),
    tautanStatus: hanyaAda('Tautan status', 'dibagikan'),
    catatan: tulisan('Catatan'),
  },
};

/** One sample of it: its arrival, its code and its picture. */
export const jejakSampel: KataRekaman = {
  label: 'Sampel',
  bidang: {
    kodeSampel: tulisan('Kode sampel'),
    kdStatusSampel: kode('Status sampel', statusSampel),
    tglPenerimaan: hari('Tanggal penerimaan'),
    kondisiTerima: tulisan('Kondisi saat diterima'),
    catatanTerima: tulisan('Catatan kondisi'),
    gambarSha256: hanyaAda('Gambar', 'ada'),
    namaGambar: tulisan('Nama file gambar'),
  },
};

import { formatRupiah } from '#domain/core/format.ts';
import { banyak, hanyaAda, isian, kode, orang, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';
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
    dokumenSha256: hanyaAda('Dokumen tambahan', 'ada'),
    catatan: tulisan('Catatan'),
  },
};

import type { IsiPerangkat } from '#data/sapaan.ts';

const daftar = new Intl.ListFormat('id', { type: 'conjunction' });

/** What can be opened without a network, in a sentence that names only what is there. */
export function kataSapaan(ada: IsiPerangkat): string {
  const { analisis, pendaftaran, tinjauan, penggunaan, berkas } = ada;
  const isi = [
    analisis > 0 ? `${analisis} parameter uji` : '',
    pendaftaran > 0 ? `${pendaftaran} pendaftaran Anda` : '',
    tinjauan > 0 ? `${tinjauan} pendaftaran yang Anda tinjau` : '',
    penggunaan > 0 ? `${penggunaan} penelitian laboratorium Anda` : '',
    berkas > 0 ? `${berkas} file lampiran` : '',
  ].filter(Boolean);
  return isi.length === 0
    ? 'Aplikasi terbuka juga tanpa jaringan, dengan daftar yang terakhir Anda buka.'
    : `Ada di perangkat ini: ${daftar.format(isi)}. Yang Anda simpan tanpa jaringan dikirim sendiri saat tersambung.`;
}

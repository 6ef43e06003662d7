import { giliranJanji } from '#domain/kabar/janji.ts';
import { giliranBukti } from '#domain/pembayaran/kabar.ts';
import { giliranPengembalian } from '#domain/pengembalian/kabar.ts';
import type { Actor } from '#domain/core/roles.ts';
import { giliranPetugas } from './giliran.ts';
import { kodeBerjanji, kodePengujian } from './kode.ts';
import { menungguSurvei, perluBayar, perluSampel } from './pendaftar.ts';
import type { Pengujian } from './schema.ts';
import type { PengujianAksi } from './workflow.ts';
import { sebutPerihal, type Giliran, type PokokKabar, type SaatGiliran } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';

/** A test with what of it waits for whom: its registrant, officers, and those at its bench, `meja`. */
export const pokokPengujian = (
  record: Pengujian,
  saat: SaatGiliran,
  meja: (record: Pengujian, orang: Actor) => Giliran[],
): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.nomor, record.namaSampel),
  rumah: { halaman: 'pengujian', record: record.uuid },
  giliran: (orang) => {
    if (orang.uuid === record.user.uuid) return giliranPendaftar(record);
    const kerja = [
      ...giliranAksi(record, orang),
      ...giliranBukti(record, 'pengujian', orang),
      ...meja(record, orang),
    ];
    return [
      ...kerja,
      ...giliranPengembalian(record, 'pengujian', orang),
      ...(kodeBerjanji.includes(record.idPengujianStatusPengajuan) ? giliranJanji(record, kerja, saat) : []),
    ];
  },
});

function giliranPendaftar(record: Pengujian): Giliran[] {
  const { uuid, idPengujianStatusPengajuan: kode, lab } = record;
  if (perluBayar(record))
    return [
      {
        kunci: `bayar ${kode}`,
        pengingat: 'bayar',
        kalimat: kode === kodePengujian.perluDp ? 'Bayar DP 50%' : 'Bayar pelunasan',
        halaman: 'pembayaran',
        record: uuid,
      },
    ];
  const disini = { halaman: 'pengujian', record: uuid } as const;
  if (perluSampel(record))
    return [
      {
        ...disini,
        kunci: 'sampel',
        pengingat: 'sampel',
        kalimat: `Serahkan sampel ke laboratorium ${lab.namaLaboratorium}`,
      },
    ];
  return menungguSurvei(record)
    ? [{ ...disini, kunci: 'survei', pengingat: 'lain', kalimat: 'Isi survei kepuasan, lalu unduh laporan' }]
    : [];
}

/** Where an officer does each act that a test may wait for. */
const halamanAksi: Partial<Record<PengujianAksi, HalamanKabar>> = {
  setujuiKalab: 'kalabPengujian',
  terbitkanLhu: 'lhu',
  unggahDokumen: 'dokumen',
};

function giliranAksi(record: Pengujian, orang: Actor): Giliran[] {
  const aksi = giliranPetugas(record, orang);
  if (aksi === null) return [];
  return [
    {
      kunci: aksi,
      pengingat: 'lain',
      kalimat: record.statusSubmission.prosesSelanjutnya,
      halaman: halamanAksi[aksi] ?? 'persetujuan',
      record: record.uuid,
    },
  ];
}

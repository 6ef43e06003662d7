import { giliranBukti } from '#domain/pembayaran/kabar.ts';
import { giliranPengembalian } from '#domain/pengembalian/kabar.ts';
import type { Actor } from '#domain/core/roles.ts';
import { giliranPetugas } from './giliran.ts';
import { kodePengujian } from './kode.ts';
import { menungguSurvei, perluBayar } from './pendaftar.ts';
import type { Pengujian } from './schema.ts';
import type { PengujianAksi } from './workflow.ts';
import { sebutPerihal, type Giliran, type PokokKabar } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';

/** A test with what of it waits for whom: its registrant, officers, and those at its bench. */
export const pokokPengujian = (record: Pengujian): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.nomor, record.namaSampel),
  rumah: { halaman: 'pengujian', record: record.uuid },
  giliran: (orang) =>
    orang.uuid === record.user.uuid
      ? giliranPendaftar(record)
      : [
          ...giliranAksi(record, orang),
          ...giliranBukti(record, 'pengujian', orang),
          ...giliranPengembalian(record, 'pengujian', orang),
        ],
});

function giliranPendaftar(record: Pengujian): Giliran[] {
  const { uuid } = record;
  if (perluBayar(record))
    return [
      {
        kunci: `bayar ${record.idPengujianStatusPengajuan}`,
        kalimat:
          record.idPengujianStatusPengajuan === kodePengujian.perluDp ? 'Bayar DP 50%' : 'Bayar pelunasan',
        halaman: 'pembayaran',
        record: uuid,
      },
    ];
  return menungguSurvei(record)
    ? [
        {
          kunci: 'survei',
          kalimat: 'Isi survei kepuasan, lalu unduh laporan',
          halaman: 'pengujian',
          record: uuid,
        },
      ]
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
      kalimat: record.statusSubmission.prosesSelanjutnya,
      halaman: halamanAksi[aksi] ?? 'persetujuan',
      record: record.uuid,
    },
  ];
}

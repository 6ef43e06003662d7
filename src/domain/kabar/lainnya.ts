import { akunWorkflow } from '#domain/akun/workflow.ts';
import { giliran } from '#domain/core/workflow.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { sebutPerihal, type PokokKabar } from './giliran.ts';

/** A lab-free letter: each who still has to decide is told, and whoever applied for it where it was refused. */
export const pokokSurat = (record: Surat): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.terbit?.noSurat ?? null, `Surat bebas lab ${record.user.nama}`),
  rumah: { halaman: 'surat', record: record.uuid },
  giliran: (orang) => {
    const aksi = giliran(suratWorkflow, keadaanSurat(record), orang);
    // Its applicant hears of a refusal by what was said with it.
    if (aksi === null || aksi === 'ajukanLagi') return [];
    return [
      {
        kunci: aksi,
        kalimat: record.statusSubmission.prosesSelanjutnya,
        halaman: aksi === 'setujuiLaboran' ? 'suratLaboran' : 'suratPetugas',
        record: record.uuid,
      },
    ];
  },
});

/** What of an account is told: that it waits to be verified. */
type AkunDikabarkan = { uuid: string; nama: string; kdStatusVerifikasiUser: number };

export const pokokAkun = ({ nama, ...akun }: AkunDikabarkan): PokokKabar => ({
  uuid: akun.uuid,
  pemilik: akun.uuid,
  perihal: nama,
  rumah: { halaman: 'profil', record: akun.uuid },
  giliran: (orang) =>
    orang.uuid !== akun.uuid && giliran(akunWorkflow, akun, orang) !== null
      ? [
          {
            kunci: 'setujui',
            kalimat: akunWorkflow.states.perluVerifikasi.prosesSelanjutnya,
            halaman: 'petugas',
            record: akun.uuid,
          },
        ]
      : [],
});

/** A version of a sheet: its second person is told; `keliru` says why it cannot be released yet (W10). */
export const pokokVersi = (versi: VersiLembar, keliru: string | null): PokokKabar => ({
  uuid: versi.uuid,
  pemilik: versi.dibuatOleh.uuid,
  perihal: `${versi.parameterUji.namaParameterUji}, lembar versi ${versi.nomor}`,
  rumah: { halaman: 'versiLembar', record: versi.parameterUji.uuid },
  giliran: (orang) =>
    giliran(versiWorkflow, { ...versi, keliru }, orang) !== null
      ? [
          {
            kunci: 'rilis',
            kalimat: versiWorkflow.states.rancangan.prosesSelanjutnya,
            halaman: 'versiLembar',
            record: versi.parameterUji.uuid,
          },
        ]
      : [],
});

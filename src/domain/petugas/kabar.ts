import { giliran } from '#domain/core/workflow.ts';
import type { PokokKabar } from '#domain/kabar/giliran.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';

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
            pengingat: 'lain',
            kalimat: akunWorkflow.states.perluVerifikasi.prosesSelanjutnya,
            halaman: 'petugas',
            record: akun.uuid,
          },
        ]
      : [],
});

import { giliran } from '#domain/core/workflow.ts';
import type { PokokKabar } from '#domain/kabar/giliran.ts';
import type { VersiLembar } from './versi.ts';
import { versiWorkflow } from './versi-workflow.ts';

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
            pengingat: 'lain',
            kalimat: versiWorkflow.states.rancangan.prosesSelanjutnya,
            halaman: 'versiLembar',
            record: versi.parameterUji.uuid,
          },
        ]
      : [],
});

import { Button } from '@mantine/core';
import { formatDate } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { labelTulisan, versiPenambahan } from './tulisan.ts';

export type TombolTarikProps = { satu: Penambahan; tampilan: Tampilan<Penelitian> };

/** Its registrant takes an addition back that nobody has approved (GAP-125). */
export function TombolTarik({ satu, tampilan }: TombolTarikProps) {
  const tarik = useAct(penggunaanApi.ubah);
  const { data } = tampilan;
  const { rev, tertunda } = versiPenambahan(tampilan, satu);
  const { label } = penambahanWorkflow.actions.tarik;
  const tarikSekarang = () =>
    tarik.run({
      body: {
        uuid: satu.uuid,
        uuidPenelitian: data.uuid,
        tglPenggunaan: satu.tglPenggunaan,
        penggunaan: [],
        catatan: null,
      },
      label: labelTulisan(label, data),
      baseRev: rev,
      after: tertunda,
      confirm: () =>
        openConfirm({
          title: 'Tarik penambahan ini ?',
          body: `Penambahan tanggal ${formatDate(satu.tglPenggunaan)} tidak diverifikasi dan tidak ditagih. Waktu instrumen yang dipesan dilepas.`,
          confirmLabel: 'Ya, tarik',
          danger: true,
        }),
      onSaved: (info) => void showSuccess(info, TOAST_LONG_MS),
    });
  return (
    <Button variant="subtle" color="red" loading={tarik.busy} onClick={() => void tarikSekarang()}>
      Tarik<span className="mj-terdengar"> penambahan {formatDate(satu.tglPenggunaan)}</span>
    </Button>
  );
}

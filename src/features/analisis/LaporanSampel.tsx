import { Button } from '@mantine/core';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { DraftMark } from '#kit/form/DraftBar.tsx';
import { Form, FormNotices } from '#kit/form/Form.tsx';
import { SubmitButton } from '#kit/form/SubmitButton.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { KolomLaporan, labelLaporan } from './KolomLaporan.tsx';
import { useLaporanForm } from './laporan-form.ts';
import type { IsiDariLembar } from './laporan.ts';
import { labelTulisan, sebutanAnalisis } from './pelaku.ts';

type LaporanSampelProps = {
  record: Analisis;
  dariLembar?: IsiDariLembar | undefined;
  onClose: () => void;
};

/**
 * The final report of one parameter among those of its sample, handed in with the same question (ANALYSIS-07): two writes,
 * the second behind the first in its lane. What is typed is the draft that the report's own dialog goes on with.
 */
export function LaporanSampel({ record, dariLembar, onClose }: LaporanSampelProps) {
  const selesai = useAct(analisisApi.requestDone);
  const form = useLaporanForm({
    record,
    jenis: 'akhir',
    perbaiki: null,
    dariLembar,
    confirm: ({ hasilPengujian }) =>
      openConfirm({
        title: 'Apakah anda yakin ingin mengajukan selesai pengujian ?',
        body: `${sebutanAnalisis(record)}.`,
        consequence: `Laporan akhir dengan hasil '${denganSatuan(hasilPengujian, record.parameter.satuan)}' disimpan, lalu selesai pengujian diajukan ke penyelia.`,
        confirmLabel: 'Ya',
      }),
    onSaved: () =>
      void selesai
        .run({
          body: { uuid: record.uuid },
          label: labelTulisan('ajukanSelesai', record),
          confirm: async () => true,
          onSaved: (info) => void showSuccess(info, TOAST_LONG_MS),
        })
        .finally(onClose),
  });
  if (!form.ready) return null;
  return (
    <Form form={form} className="mj-tumpuk-4">
      <FormNotices form={form} labels={labelLaporan('analis')} />
      <KolomLaporan
        form={form}
        record={record}
        peran="analis"
        dariLembar={dariLembar}
        focused={!dariLembar}
      />
      <div className="mj-jajar-3 mj-baris mj-renggang">
        <DraftMark draft={form.draft} />
        <span className="mj-jajar-3">
          <Button variant="default" size="lg" onClick={onClose}>
            Tutup
          </Button>
          <SubmitButton
            label="Simpan dan ajukan"
            busy={form.state.jenis === 'mengirim'}
            blocked={form.blocked}
          />
        </span>
      </div>
    </Form>
  );
}

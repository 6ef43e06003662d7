import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { giliranAnalisis } from '#domain/analisis/giliran.ts';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { PengingatBerjalan } from '#features/analisis/pengingat/PengingatBerjalan.tsx';
import { TombolIngatkan } from '#features/analisis/pengingat/TombolIngatkan.tsx';
import { namaTombol } from './aksi-tampak.ts';
import { BadgeProgres } from './BadgeProgres.tsx';
import { LaporanSampel } from './LaporanSampel.tsx';
import type { IsiDariLembar } from './laporan.ts';
import { LembarParameter } from './lembar/Lembar.tsx';
import { useVersiUntuk } from './lembar/use-versi.ts';
import { useAksiAnalis } from './use-aksi-analis.ts';

type SatuParameterProps = {
  tampilan: Tampilan<Analisis>;
  /** What tells it apart from the others on its page: its test, or its sample. */
  judul: string;
};

/** One parameter among others on a page where several are worked on: its sheet or its report, and what is next. */
export function SatuParameter({ tampilan, judul }: SatuParameterProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const versi = useVersiUntuk(data);
  const [menulis, setMenulis] = useState<{ dariLembar?: IsiDariLembar } | null>(null);
  const { utama } = useAksiAnalis(data, {
    onSaved: (info) => void showSuccess(info, TOAST_LONG_MS),
    onLaporan: () => setMenulis({}),
    onBatalkan: () => undefined,
  });
  const ditulisi = check(analisisWorkflow, 'isiLembar', data, actor).ok;
  const denganLembar = Boolean(versi) && ditulisi;
  // The sheet makes its report itself.
  const tombol = denganLembar && utama?.label === namaTombol.laporan ? null : utama;
  return (
    <Section
      title={judul}
      action={
        <span className="mj-jajar-1">
          <BadgeProgres
            kode={data.idStatusProgresParameter}
            giliran={giliranAnalisis(data, 'analis', actor)}
          />
          <WriteMarks tampilan={tampilan} />
        </span>
      }
    >
      <div className="mj-tumpuk-4">
        <FactList
          facts={[
            { label: 'Metode uji', value: data.metodeUji },
            { label: 'Hasil pengujian', value: denganSatuan(data.hasilPengujian, data.parameter.satuan) },
          ]}
        />
        {ditulisi ? <PengingatBerjalan tampilan={tampilan} /> : null}
        {menulis ? (
          <LaporanSampel record={data} {...menulis} onClose={() => setMenulis(null)} />
        ) : (
          <>
            {versi && denganLembar ? (
              <LembarParameter
                tampilan={tampilan}
                versi={versi}
                onLaporan={(dariLembar) => setMenulis({ dariLembar })}
                fallback={<SkeletonRows rows={3} label="Membuka lembar kerja" />}
              />
            ) : null}
            <div className="mj-jajar-3">
              {tombol ? <WorkflowButton {...tombol} /> : null}
              {ditulisi ? <TombolIngatkan data={data} /> : null}
              <Button component={Link} size="lg" variant="default" to={paths.analisis.edit(data.uuid)}>
                Buka parameter
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}

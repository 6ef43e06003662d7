import { useEffect, useRef, useState } from 'react';
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
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { hanyaPengingat } from '#features/analisis/pengingat/ditolak.ts';
import { PengingatBerjalan } from '#features/analisis/pengingat/PengingatBerjalan.tsx';
import { TombolAmbilPengingat } from '#features/analisis/pengingat/TombolAmbilPengingat.tsx';
import { TombolIngatkan } from '#features/analisis/pengingat/TombolIngatkan.tsx';
import { BadgeProgres } from './BadgeProgres.tsx';
import { LaporanSampel } from './LaporanSampel.tsx';
import type { IsiDariLembar } from './laporan.ts';
import { LembarParameter } from './lembar/Lembar.tsx';
import { useVersiDitulis } from './lembar/use-versi.ts';
import { useAksiAnalis } from './use-aksi-analis.ts';

const menunggu = <SkeletonRows rows={3} label="Membuka lembar kerja" />;

type SatuParameterProps = {
  tampilan: Tampilan<Analisis>;
  /** What tells it apart from the others on its page: its test, or its sample. */
  judul: string;
};

/** One parameter among others on a page where several are worked on: its sheet or its report, and what is next. */
export function SatuParameter({ tampilan, judul }: SatuParameterProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const versi = useVersiDitulis(data);
  const [menulis, setMenulis] = useState<{ dariLembar?: IsiDariLembar } | null>(null);
  const akar = useTerlihat(menulis);
  const { utama } = useAksiAnalis(data, {
    denganLembar: versi !== null,
    onSaved: (info) => void showSuccess(info, TOAST_LONG_MS),
    onLaporan: () => setMenulis({}),
    onBatalkan: () => undefined,
  });
  const ditulisi = check(analisisWorkflow, 'isiLembar', data, actor).ok;
  const bawah = (
    <div className="mj-jajar-3">
      {utama ? <WorkflowButton {...utama} /> : null}
      {ditulisi ? <TombolIngatkan data={data} /> : null}
      <Button component={Link} size="lg" variant="default" to={paths.analisis.edit(data.uuid)}>
        Buka parameter
      </Button>
    </div>
  );
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
      <div ref={akar} className="mj-tumpuk-4">
        <FactList
          facts={[
            { label: 'Metode uji', value: data.metodeUji },
            { label: 'Hasil pengujian', value: denganSatuan(data.hasilPengujian, data.parameter.satuan) },
          ]}
        />
        {ditulisi
          ? tampilan.keputusan
              .filter((row) => hanyaPengingat(row).length > 0)
              .map((row) => (
                <Callout
                  key={row.opId}
                  tone="bahaya"
                  title={`${row.label}: perlu keputusan Anda`}
                  action={<TombolAmbilPengingat row={row} data={data} />}
                >
                  {row.error?.info}
                </Callout>
              ))
          : null}
        {ditulisi ? <PengingatBerjalan tampilan={tampilan} /> : null}
        {versi === undefined ? (
          menunggu
        ) : menulis ? (
          <LaporanSampel record={data} {...menulis} onClose={() => setMenulis(null)} />
        ) : versi ? (
          <LembarParameter
            tampilan={tampilan}
            versi={versi}
            onLaporan={(dariLembar) => setMenulis({ dariLembar })}
            fallback={menunggu}
          >
            {bawah}
          </LembarParameter>
        ) : (
          bawah
        )}
      </div>
    </Section>
  );
}

/** What takes the place of something longer begins in sight, however far down the page had been. */
function useTerlihat(apa: unknown) {
  const akar = useRef<HTMLDivElement>(null);
  const semula = useRef(apa);
  useEffect(() => {
    if (semula.current !== apa) akar.current?.scrollIntoView({ block: 'start' });
    semula.current = apa;
  }, [apa]);
  return akar;
}

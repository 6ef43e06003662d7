import { useSearchParams } from 'react-router-dom';
import { NativeSelect } from '@mantine/core';
import { usePerMetode } from '#data/analisis-metode.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { paths } from '#paths';
import { SatuParameter } from './SatuParameter.tsx';
import classes from './SatuParameter.module.css';

/** One test over all samples of its analyst, each with the same sheet (BEYOND-18). */
export function MetodePage() {
  const [params, setParams] = useSearchParams();
  const semua = usePerMetode();
  const kembali = { to: paths.analisis.list(), label: 'Analisis sampel' };
  if (!semua) return <SkeletonRows rows={4} label="Memuat parameter" />;
  const [pertama] = semua;
  if (!pertama)
    return (
      <>
        <PageHeader title="Per metode" back={kembali} />
        <EmptyState
          title="Tidak ada parameter yang Anda kerjakan"
          reason="Semua parameter Anda sudah diajukan, atau belum ada yang ditugaskan."
        />
      </>
    );
  const dipilih = semua.find(({ uuid }) => uuid === params.get('uuid')) ?? pertama;
  return (
    <>
      <PageHeader title="Per metode" back={kembali} />
      <div className={classes.semua}>
        <NativeSelect
          label="Parameter uji"
          size="lg"
          value={dipilih.uuid}
          data={semua.map(({ uuid, nama, parameter }) => ({
            value: uuid,
            label: `${nama} (${parameter.length} sampel)`,
          }))}
          onChange={(event) => setParams({ uuid: event.currentTarget.value }, { replace: true })}
        />
        {dipilih.parameter.map((tampilan) => {
          const { sampel } = tampilan.data;
          return (
            <SatuParameter
              key={tampilan.data.uuid}
              tampilan={tampilan}
              judul={[sampel.kodeSampel, sampel.nama].filter(Boolean).join(' · ')}
            />
          );
        })}
      </div>
    </>
  );
}

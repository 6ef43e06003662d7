import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useAnalisisSampel } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { paths } from '#paths';
import { FaktaSampel } from './FaktaAnalisis.tsx';
import { labelTulisan } from './pelaku.ts';
import { SatuParameter } from './SatuParameter.tsx';
import classes from './SatuParameter.module.css';

/** One sample with all of its parameters on one screen: started together, each reported and handed in where it stands. */
export function SampelPage() {
  const [params] = useSearchParams();
  const semua = useAnalisisSampel(params.get('uuid'));
  const kembali = { to: paths.analisis.list(), label: 'Analisis sampel' };
  const satu = semua?.[0]?.data;
  if (!semua) return <SkeletonRows rows={4} label="Memuat sampel" />;
  if (!satu)
    return (
      <>
        <PageHeader title="Sampel" back={kembali} />
        <EmptyState
          title="Tidak ada parameter sampel ini di perangkat Anda"
          reason="Mungkin sudah ditugaskan kepada analis lain."
        />
      </>
    );
  return (
    <>
      <PageHeader
        back={kembali}
        title={satu.sampel.nama}
        code={[satu.sampel.kodeSampel, satu.pengujian.nomor].filter(Boolean).join(' · ')}
        mainAction={<MulaiSemua semua={semua.map(({ data }) => data)} />}
      />
      <div className={classes.semua}>
        {semua.map((tampilan) => (
          <SatuParameter
            key={tampilan.data.uuid}
            tampilan={tampilan}
            judul={tampilan.data.parameter.namaParameterUji}
          />
        ))}
        <FaktaSampel data={satu} />
      </div>
    </>
  );
}

/** Starts whatever of the sample waits, after one question that names it all. */
function MulaiSemua({ semua }: { semua: readonly Analisis[] }) {
  const { actor } = useOrang();
  const start = useAct(analisisApi.start);
  const menunggu = semua.filter((data) => check(analisisWorkflow, 'mulai', data, actor).ok);
  const [pertama] = menunggu;
  if (menunggu.length < 2 || !pertama) return null;
  const mulai = async () => {
    const { sampel } = pertama;
    const yes = await openConfirm({
      title: 'Apakah anda yakin ingin memulai pengujian ?',
      body: `${[sampel.nama, sampel.kodeSampel].filter(Boolean).join(', ')}: ${menunggu.map(({ parameter }) => parameter.namaParameterUji).join(', ')}.`,
      confirmLabel: 'Ya',
    });
    if (!yes) return;
    for (const data of menunggu)
      await start.run({
        body: { uuid: data.uuid },
        label: labelTulisan('mulai', data),
        confirm: async () => true,
        onSaved: () => undefined,
      });
    showSuccess(`Pengujian ${menunggu.length} parameter dimulai`, TOAST_LONG_MS);
  };
  return (
    <Button
      size="lg"
      leftSection={<IconPlayerPlay aria-hidden size="1.125rem" />}
      loading={start.busy}
      onClick={() => void mulai()}
    >
      Mulai {menunggu.length} parameter
    </Button>
  );
}

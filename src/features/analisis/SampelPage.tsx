import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { giliranAnalisis } from '#domain/analisis/giliran.ts';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useAnalisisSampel } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { useAct } from '#kit/record/use-act.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { PengingatBerjalan } from '#features/analisis/pengingat/PengingatBerjalan.tsx';
import { TombolIngatkan } from '#features/analisis/pengingat/TombolIngatkan.tsx';
import { namaTombol } from './aksi-tampak.ts';
import { BadgeProgres } from './BadgeProgres.tsx';
import { FaktaSampel } from './FaktaAnalisis.tsx';
import { LaporanSampel } from './LaporanSampel.tsx';
import type { IsiDariLembar } from './laporan.ts';
import { LembarParameter } from './lembar/Lembar.tsx';
import { useVersiUntuk } from './lembar/use-versi.ts';
import { labelTulisan } from './pelaku.ts';
import { useAksiAnalis } from './use-aksi-analis.ts';

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
      <div className="mj-tumpuk-4">
        {semua.map((tampilan) => (
          <SatuParameter key={tampilan.data.uuid} tampilan={tampilan} />
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

function SatuParameter({ tampilan }: { tampilan: Tampilan<Analisis> }) {
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
      title={data.parameter.namaParameterUji}
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

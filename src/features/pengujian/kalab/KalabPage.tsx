import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { formatDataAge } from '#domain/core/format.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useSekarang } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/outbox/row.ts';
import type { Tampilan } from '#data/view.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { Callout } from '#kit/Callout.tsx';
import { useMode, useRekaman } from '#kit/record.ts';
import { Section } from '#kit/Section.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { dapatDiputuskan } from './putusan.ts';
import { PutusanForm } from './PutusanForm.tsx';
import { usePerbaikan, useSatuTinjauan } from './use-satu.ts';

const kembali = { to: paths.kalabPengujian.list(), label: 'Persetujuan pengujian lab' };

/** One submission as the officers of its laboratory read it, and its Kalab decides it (KALAB-11 to KALAB-14). */
export default function KalabPage() {
  const hasil = useSatuTinjauan(useRekaman(paths.kalabPengujian.list())); // CONF-29
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { tampilan, pada } = hasil;
  return mode === 'edit' ? (
    <Putuskan key={tampilan.data.uuid} tampilan={tampilan} pada={pada} />
  ) : (
    <Lihat tampilan={tampilan} pada={pada} />
  );
}

type Ada = { tampilan: Tampilan<Pengujian>; pada: string | null };

/** The form, once it may be opened; it stays while the record changes under it, so that nothing typed is lost. */
function Putuskan({ tampilan, pada }: Ada) {
  const { actor } = useOrang();
  const perbaikan = usePerbaikan(tampilan);
  const dibuka = perbaikan?.tampilan ?? tampilan;
  const verdict = check(pengujianWorkflow, 'setujuiKalab', keadaanDari(dibuka.data), actor);
  const [formulir, setFormulir] = useState<{ perbaiki: Baris | null } | null>(null);
  const perbaiki = perbaikan?.row ?? null;
  // A decision that was refused while its form was open is already the form's own to repair.
  if (verdict.ok && formulir === null) setFormulir({ perbaiki });
  return formulir ? (
    <PutusanForm tampilan={dibuka} kembali={kembali} perbaiki={formulir.perbaiki} />
  ) : (
    <Lihat tampilan={tampilan} pada={pada} alasan={verdict.ok ? null : verdict.reason} />
  );
}

/** `alasan`: why the decision that was asked for is not this reader's to make. */
function Lihat({ tampilan, pada, alasan = null }: Ada & { alasan?: string | null }) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const pesan = { tampilan, pada, alasan };
  return (
    <RekamanPengujian
      data={data}
      kembali={kembali}
      tanda={<WriteMarks tampilan={tampilan} />}
      mainAction={
        dapatDiputuskan(data, actor) ? (
          <Button
            component={Link}
            size="lg"
            to={paths.kalabPengujian.edit(data.uuid)}
            leftSection={<IconGavel aria-hidden size="1.125rem" />}
          >
            Putuskan
          </Button>
        ) : null
      }
      pesan={adaPesan(pesan) ? <Pesan {...pesan} /> : null}
    >
      {data.sample.map((sampel, ke) => (
        <KartuSampel key={sampel.uuid} sampel={sampel} nomor={ke + 1} />
      ))}
      <Biaya data={data} />
    </RekamanPengujian>
  );
}

/** What is to be paid: what was rejected is not. */
function Biaya({ data }: { data: Pengujian }) {
  const ditolak = new Set(
    data.sample.flatMap(({ parameter }) =>
      parameter
        .filter(({ status }) => status.kdStatusSampelParameter === statusSampelParameter.ditolak.code)
        .map(({ uuid }) => uuid),
    ),
  );
  const baris = data.bill.filter(({ uuidSampelParameter }) => !ditolak.has(uuidSampelParameter));
  if (baris.length === 0) return null;
  return (
    <Section title="Rincian biaya">
      <RincianBiaya baris={baris} jumlah={[{ label: 'Total', nilai: totalTagihan(baris), utama: true }]} />
    </Section>
  );
}

const adaPesan = ({ tampilan: { keputusan, hilang }, pada, alasan }: Ada & { alasan: string | null }) =>
  pada !== null || alasan !== null || keputusan.length > 0 || hilang;

/** What the reader must know before the record itself. */
function Pesan({ tampilan, pada, alasan }: Ada & { alasan: string | null }) {
  const sekarang = useSekarang();
  const { keputusan, hilang, data } = tampilan;
  const outbox = (
    <Button component={Link} to={paths.kotakKeluar()} variant="default">
      Buka kotak keluar
    </Button>
  );
  return (
    <>
      {pada === null ? null : (
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
      )}
      {alasan === null ? null : (
        <Callout tone="info" title="Tidak ada putusan yang menunggu Anda di sini">
          {alasan}
        </Callout>
      )}
      {hilang ? (
        <Callout tone="menunggu" title="Pengujian ini di luar kewenangan Anda" action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {keputusan.map((row) => (
        <Callout
          key={row.opId}
          tone="bahaya"
          title={`${row.label}: perlu keputusan Anda`}
          action={
            data.idPengujianStatusPengajuan === pengujianWorkflow.states.perluVerifikasiKalab.code &&
            !hilang ? (
              <Button component={Link} to={paths.kalabPengujian.edit(data.uuid)}>
                Putuskan lagi
              </Button>
            ) : (
              outbox
            )
          }
        >
          {row.error?.info}
        </Callout>
      ))}
    </>
  );
}

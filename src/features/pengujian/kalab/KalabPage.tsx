import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { useTinjauanPokok } from '#data/tinjauan.ts';
import type { Tampilan } from '#data/view.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { DecisionNotices, hasNotices } from '#kit/form/DecisionNotices.tsx';
import { useRepair } from '#kit/record/repair.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { dapatDiputuskan } from './putusan.ts';
import { PutusanForm } from './PutusanForm.tsx';
import { useSatuTinjauan } from './use-satu.ts';

const kembali = { to: paths.kalabPengujian.list(), label: 'Persetujuan pengujian lab' };
/** One reads it from there, and from the history of one's laboratories. */
const kembaliMembaca = { to: kembali.to, label: 'Kembali', previous: true };

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
  const perbaikan = useRepair(pengujianApi.verifikasi, tampilan, useTinjauanPokok);
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
  const pesan = { tampilan, readAt: pada, reason: alasan };
  const { perluVerifikasiKalab } = pengujianWorkflow.states;
  return (
    <RekamanPengujian
      data={data}
      kembali={kembaliMembaca}
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
      pesan={
        hasNotices(pesan) ? (
          <DecisionNotices
            {...pesan}
            what="Pengujian"
            repair={() =>
              data.idPengujianStatusPengajuan === perluVerifikasiKalab.code ? (
                <Button component={Link} to={paths.kalabPengujian.edit(data.uuid)}>
                  Putuskan lagi
                </Button>
              ) : null
            }
          />
        ) : null
      }
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

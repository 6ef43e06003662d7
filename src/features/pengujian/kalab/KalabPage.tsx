import { check } from '#domain/core/workflow.ts';
import { totalTagihan } from '#domain/pengujian/biaya.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { useTinjauan, useTinjauanPokok } from '#data/tinjauan.ts';
import { useJedaJanji } from '#features/pendaftaran/JedaJanji.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { UangPengujian } from '#features/pengujian/bagian/UangPengujian.tsx';
import { useOpenedDecision } from '#kit/form/decision.ts';
import { DecideAgain, DecideButton, decisionNotices } from '#kit/form/DecisionNotices.tsx';
import { useOneRecord, type RecordThere } from '#kit/record/one-record.ts';
import { WorkflowActions } from '#kit/record/WorkflowActions.tsx';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { dapatDiputuskan } from './putusan.ts';
import { PutusanForm } from './PutusanForm.tsx';

const kembali = { to: paths.kalabPengujian.list(), label: 'Persetujuan pengujian lab' };
/** One reads it from there, and from the history of one's laboratories. */
const kembaliMembaca = { to: kembali.to, label: 'Kembali', previous: true };

/** One submission as the officers of its laboratory read it, and its Kalab decides it (KALAB-11 to KALAB-14). */
export default function KalabPage() {
  const uuid = useRekaman(paths.kalabPengujian.list()); // CONF-29
  const hasil = useOneRecord(pengujianApi.list, uuid, useTinjauan(uuid));
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { tampilan, pada, reload } = hasil;
  const ada = { tampilan, pada, reload };
  return mode === 'edit' ? <Putuskan key={tampilan.data.uuid} {...ada} /> : <Lihat {...ada} />;
}

type Ada = RecordThere<Pengujian>;

function Putuskan(ada: Ada) {
  const { tampilan } = ada;
  const { actor } = useOrang();
  const putusan = useOpenedDecision(pengujianApi.verifikasi, tampilan, useTinjauanPokok, (data) =>
    check(pengujianWorkflow, 'setujuiKalab', keadaanDari(data), actor),
  );
  return putusan.opened ? (
    <PutusanForm tampilan={putusan.tampilan} kembali={kembali} perbaiki={putusan.repairs} />
  ) : (
    <Lihat {...ada} alasan={putusan.reason} />
  );
}

/** `alasan`: why the decision that was asked for is not this reader's to make. */
function Lihat({ tampilan, pada, reload, alasan = null }: Ada & { alasan?: string | null }) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const jeda = useJedaJanji({ data, onBerubah: reload });
  const putuskan = paths.kalabPengujian.edit(data.uuid);
  const { perluVerifikasiKalab } = pengujianWorkflow.states;
  return (
    <>
      <RekamanPengujian
        data={data}
        kembali={kembaliMembaca}
        tanda={<WriteMarks tampilan={tampilan} />}
        mainAction={dapatDiputuskan(data, actor) ? <DecideButton to={putuskan} /> : null}
        actions={<WorkflowActions actions={jeda.aksi} />}
        pesan={decisionNotices({
          tampilan,
          what: 'Pengujian',
          readAt: pada,
          reason: alasan,
          repair: () =>
            data.idPengujianStatusPengajuan === perluVerifikasiKalab.code ? (
              <DecideAgain to={putuskan} />
            ) : null,
        })}
      >
        {data.sample.map((sampel, ke) => (
          <KartuSampel key={sampel.uuid} sampel={sampel} nomor={ke + 1} />
        ))}
        {data.pembayaran.invoice.length > 0 ? <UangPengujian data={data} /> : <Biaya data={data} />}
      </RekamanPengujian>
      {jeda.dialog}
    </>
  );
}

/** What is to be paid, as long as no invoice says it: what was rejected is not. */
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

import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconRosetteDiscountCheck, IconPlayerStop } from '@tabler/icons-react';
import { formatDate, formatDataAge } from '#domain/core/format.ts';
import { check, giliran, type Verdict } from '#domain/core/workflow.ts';
import { administers } from '#domain/core/roles.ts';
import { cobaSemua, contohKeliru } from '#domain/lembar-kerja/coba.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { useEngineStatus, useOrang } from '#data/app.ts';
import { useSekarang } from '#data/antrean.ts';
import { useLive } from '#data/use-live.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { useRekaman } from '#kit/record/record.ts';
import { useAct } from '#kit/record/use-act.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { paths } from '#paths';
import { ContohTampak } from './ContohTampak.tsx';
import { HentikanDialog } from './HentikanDialog.tsx';
import { VersiTampak } from './VersiTampak.tsx';

/** One version of the sheet of a test: how it computes, whether its examples come out, and its release (BEYOND-06, BEYOND-07). */
export default function VersiPage() {
  const uji = useRekaman(paths.parameterUji.list()) ?? '';
  const [params] = useSearchParams();
  const uuid = params.get('versi') ?? '';
  const { hasil, muatUlang } = useLive(versiLembarApi.list, uuid ? { uuid } : { uuidParameterUji: uji });
  const sekarang = useSekarang();
  const { actor } = useOrang();
  const kembali = { to: paths.parameterUji.detail(uji), label: 'Parameter uji' };
  if (hasil.jenis !== 'ada')
    return (
      <RecordMissing
        what="Lembar kerja"
        back={kembali}
        failed={hasil.jenis === 'gagal' ? { ...hasil, muatUlang } : null}
      />
    );
  // Asked by its uuid, the answer is one version; of those of a test the one that waits for its reader, else the newest.
  const semua = [hasil.jawaban.data as VersiLembar | VersiLembar[]].flat();
  const versi = semua.find((satu) => giliran(versiWorkflow, { ...satu, keliru: null }, actor)) ?? semua[0];
  if (!versi) return <Navigate to={kembali.to} replace />;
  return (
    <>
      <Kepala versi={versi} kembali={kembali} muatUlang={muatUlang} />
      {hasil.pada === null ? null : (
        <div className="mj-bawah-4">
          <Callout tone="menunggu" title={`Luring, ${formatDataAge(hasil.pada, new Date(sekarang))}`} />
        </div>
      )}
      <Isi versi={versi} />
    </>
  );
}

function Isi({ versi }: { versi: VersiLembar }) {
  const siapa = (orang: readonly { nama: string }[]) => orang.map(({ nama }) => nama).join(', ');
  return (
    <div className="mj-tumpuk-4">
      <Section title="Versi">
        <FactList
          facts={[
            { label: 'Ditulis oleh', value: siapa(versi.penulis) },
            { label: 'Dibuat', value: formatDate(versi.dibuatPada) },
            { label: 'Dirilis oleh', value: versi.dirilisOleh?.nama },
            { label: 'Dirilis', value: versi.dirilisPada && formatDate(versi.dirilisPada) },
            ...(versi.alasan
              ? [{ label: 'Tidak dipakai lagi karena', value: versi.alasan, wide: true }]
              : []),
          ]}
        />
      </Section>
      <Section title="Contoh kerja">
        <ContohTampak isi={versi.isi} contoh={versi.contoh} />
      </Section>
      <VersiTampak isi={versi.isi} />
    </div>
  );
}

const perluServer =
  'Perlu sambungan ke server: yang dirilis atau dihentikan berlaku bagi semua orang saat itu juga.';

type KepalaProps = { versi: VersiLembar; kembali: { to: string; label: string }; muatUlang: () => void };

function Kepala({ versi, kembali, muatUlang }: KepalaProps) {
  const { actor, pageEngine } = useOrang();
  const luring = useEngineStatus(pageEngine).tersambung === false;
  const rilis = useAct(versiLembarApi.rilis);
  const hentikan = useDialog<VersiLembar>();
  const dicoba = useMemo(() => cobaSemua(versi.isi, versi.contoh), [versi]);
  const keadaan = { ...versi, keliru: contohKeliru(dicoba) };
  const boleh = (aksi: keyof typeof versiWorkflow.actions): Verdict => {
    const putusan = check(versiWorkflow, aksi, keadaan, actor);
    return putusan.ok && luring ? { ok: false, status: 409, reason: perluServer } : putusan;
  };
  const bolehRilis = boleh('rilis');
  const { kdStatusVersi } = versi.statusVersi;
  const rancangan = kdStatusVersi === kodeVersi.rancangan;
  const { uuid: uji, namaParameterUji } = versi.parameterUji;
  const pengurus = actor.role === 'Admin' && administers(actor, versi.idLaboratorium);
  const merilis = () =>
    rilis.run({
      body: { uuid: versi.uuid, baseRev: versi.rev },
      label: `Rilis lembar kerja · ${namaParameterUji}`,
      confirm: () =>
        openConfirm({
          title: `Rilis versi ${versi.nomor} ?`,
          body: 'Anda menyatakan sudah memeriksa cara hitung dan contohnya.',
          consequence:
            'Pengujian yang dimulai sesudah ini memakai versi ini; yang sudah dimulai tetap dengan versinya. Versi yang dirilis tidak dapat diubah.',
          confirmLabel: 'Ya, rilis',
        }),
      onSaved: (info) => {
        showSuccess(info);
        muatUlang();
      },
    });
  return (
    <>
      <PageHeader
        title={`Lembar kerja ${namaParameterUji}`}
        code={`Versi ${versi.nomor}`}
        back={kembali}
        status={<WorkflowBadge workflow={versiWorkflow} kode={kdStatusVersi} />}
        next={rancangan ? versiWorkflow.states.rancangan.prosesSelanjutnya : null}
        actions={
          <>
            {kdStatusVersi === kodeVersi.berhenti ? null : (
              <WorkflowButton
                label="Hentikan"
                icon={IconPlayerStop}
                tone="bahaya"
                verdict={boleh('hentikan')}
                onClick={() => hentikan.open(versi)}
              />
            )}
            {rancangan && pengurus ? (
              <Button
                component={Link}
                to={paths.parameterUji.ubahVersi(uji, versi.uuid)}
                variant="default"
                size="lg"
                leftSection={<IconPencil aria-hidden size="1.125rem" />}
              >
                Ubah
              </Button>
            ) : null}
          </>
        }
        mainAction={
          rancangan ? (
            <WorkflowButton
              label="Rilis"
              icon={IconRosetteDiscountCheck}
              tone="utama"
              verdict={bolehRilis}
              busy={rilis.busy}
              onClick={() => void merilis()}
            />
          ) : pengurus ? (
            <Button
              component={Link}
              to={paths.parameterUji.buatVersi(uji, versi.uuid)}
              size="lg"
              leftSection={<IconCopy aria-hidden size="1.125rem" />}
            >
              Buat versi berikutnya
            </Button>
          ) : null
        }
      />
      {rancangan && !bolehRilis.ok ? (
        <div className="mj-bawah-4">
          <Callout tone="menunggu" title="Belum dapat dirilis">
            {bolehRilis.reason}
          </Callout>
        </div>
      ) : null}
      {hentikan.isi ? (
        <HentikanDialog key={hentikan.key} dialog={hentikan} versi={hentikan.isi} onSaved={muatUlang} />
      ) : null}
    </>
  );
}

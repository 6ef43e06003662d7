import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconHandMove, IconUserEdit } from '@tabler/icons-react';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { AktifDialog } from './AktifDialog.tsx';
import { catatanPetugas, faktaPetugas } from './fakta.tsx';
import { KeadaanAkun } from './KeadaanAkun.tsx';
import { dapatDisimpan, langkahPetugas, menungguAdmin } from './keadaan.ts';
import { KoreksiDialog } from './KoreksiDialog.tsx';
import { PerangkatPetugas } from './PerangkatPetugas.tsx';
import { PerbaikanDiminta } from './PerbaikanDiminta.tsx';
import { PetugasForm } from './PetugasForm.tsx';
import { usePekerjaan } from './serah.ts';
import { SerahDialog } from './SerahDialog.tsx';

const kembali = { to: paths.petugas.list(), label: 'Petugas' };

/** One account as Admin works on it (OFFICER-07, CONF-63): nobody is made here, only approved, changed and switched. */
export default function PetugasFormPage() {
  const uuid = useRekaman(paths.petugas.list());
  const { hasil, muatUlang } = useLive(petugasApi.list, uuid === null ? null : { uuid });
  if (hasil.jenis !== 'ada')
    return (
      <RecordMissing
        what="Petugas"
        back={kembali}
        failed={hasil.jenis === 'gagal' ? { ...hasil, muatUlang } : null}
      />
    );
  const petugas = hasil.jawaban.data as Petugas;
  return <Satu key={petugas.uuid} petugas={petugas} onRefused={muatUlang} />;
}

function Satu({ petugas, onRefused }: { petugas: Petugas; onRefused: () => void }) {
  // An account that somebody else turns down meanwhile takes no open form away with what was typed.
  const [terbuka] = useState(() => dapatDisimpan(petugas));
  const aktif = useDialog<true>();
  const koreksi = useDialog<true>();
  const [dariSini, setDariSini] = useState<string | null>(null);
  const serah = useDialog<true>();
  const dipegang = usePekerjaan({ uuid: petugas.uuid });
  return (
    <>
      <PageHeader
        title={petugas.nama}
        back={kembali}
        status={<KeadaanAkun petugas={petugas} />}
        next={menungguAdmin(petugas) ? langkahPetugas(petugas) : ''}
        actions={
          <>
            {dipegang.length > 0 ? (
              <Button
                variant="default"
                size="lg"
                leftSection={<IconHandMove aria-hidden size="1.125rem" />}
                onClick={() => serah.open(true)}
              >
                Serahkan pekerjaan
              </Button>
            ) : null}
            <TombolKoreksi petugas={petugas} onClick={() => koreksi.open(true)} />
          </>
        }
      />
      {petugas.perbaikan ? <PerbaikanDiminta petugas={petugas} perbaikan={petugas.perbaikan} /> : null}
      {terbuka || dapatDisimpan(petugas) ? (
        <PetugasForm
          petugas={petugas}
          dariSini={dariSini}
          onRefused={onRefused}
          onAktif={() => aktif.open(true)}
        />
      ) : (
        <Ditolak petugas={petugas} />
      )}
      <PerangkatPetugas petugas={petugas} />
      <AktifDialog dialog={aktif} petugas={petugas} onSwitched={setDariSini} />
      <KoreksiDialog dialog={koreksi} petugas={petugas} onCorrected={setDariSini} />
      <SerahDialog dialog={serah} petugas={petugas} />
    </>
  );
}

/** What a person wrote of themself is corrected once they are verified (GAP-160); before that it is theirs to put right. */
function TombolKoreksi({ petugas, onClick }: { petugas: Petugas; onClick: () => void }) {
  const { actor } = useOrang();
  const { kdStatusVerifikasiUser } = petugas.statusVerification;
  if (kdStatusVerifikasiUser !== akunWorkflow.states.terverifikasi.code) return null;
  return (
    <WorkflowButton
      label={akunWorkflow.actions.koreksi.label}
      icon={IconUserEdit}
      tone="biasa"
      verdict={check(akunWorkflow, 'koreksi', { uuid: petugas.uuid, kdStatusVerifikasiUser }, actor)}
      onClick={onClick}
    />
  );
}

/** Of an account that was turned down there is nothing to save: its person is next, or it goes. */
const Ditolak = ({ petugas }: { petugas: Petugas }) => (
  <div className="mj-tumpuk-5">
    <Callout tone="info" title="Data akun yang ditolak tidak diubah di sini">
      {petugas.nama} dapat memperbaiki data dirinya lalu mengajukan lagi; setelah itu Anda memverifikasinya.
      Akunnya juga dapat dihapus dari daftar petugas.
    </Callout>
    <Section title="Data pribadi">
      <FactList facts={[...faktaPetugas(petugas), ...catatanPetugas(petugas)]} />
    </Section>
  </div>
);

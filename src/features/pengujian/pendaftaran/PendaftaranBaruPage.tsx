import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import { useLiveQuery } from 'dexie-react-hooks';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { laboratoriumUji } from '#data/parameter-uji.ts';
import { useDraft } from '#data/use-draft.ts';
import { EmptyState } from '#kit/EmptyState.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';
import { useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import { isianBaru, isianDariDraf, isianDariTulisan, type IsianPendaftaran } from './isian.ts';
import { PendaftaranForm } from './PendaftaranForm.tsx';
import classes from './PendaftaranForm.module.css';

const panggilan = callName(pengujianApi.daftar);
const kembali = { to: paths.pendaftaran.list(), label: 'Pendaftaran' };

/** /pendaftaran/tambah for testing (REG-12); ?perbaiki=<operation> opens a refused or never sent one with all it holds. */
export default function PendaftaranBaruPage() {
  const [params] = useSearchParams();
  const opId = params.get('perbaiki');
  return (
    <div className={classes.page}>
      <PageHeader title={opId ? 'Perbaiki pendaftaran' : 'Pendaftaran pengujian'} back={kembali} />
      {opId ? <Perbaiki key={opId} opId={opId} /> : <Pendaftaran perbaiki={null} />}
    </div>
  );
}

type Diperbaiki = { row: Baris; isian: IsianPendaftaran };

function Perbaiki({ opId }: { opId: string }) {
  const { db } = useOrang();
  const found = useLiveQuery(async (): Promise<Diperbaiki | null> => {
    const row = await db.antrean.get({ opId });
    if (!row || row.call !== panggilan || !dapatDiubah(row)) return null;
    const isian = isianDariTulisan(row, null);
    const idLaboratorium = await laboratoriumUji(db, isian.sampel[0]?.parameterUji[0]?.id ?? 0);
    return { row, isian: { ...isian, idLaboratorium } };
  }, [db, opId]);
  // Saving replaces the write that is being repaired: the form goes on with what it was opened for.
  const [dibuka, setDibuka] = useState(found);
  if (dibuka === undefined && found !== undefined) setDibuka(found);
  if (dibuka === undefined) return <Skeleton height="26rem" radius="lg" />;
  if (dibuka === null)
    return (
      <EmptyState
        title="Pendaftaran ini tidak lagi menunggu perbaikan"
        reason="Sudah dikirim, diganti, atau dibuang."
        action={
          <Button component={Link} to={paths.pendaftaran.list()}>
            Buka daftar pendaftaran
          </Button>
        }
      />
    );
  return <Pendaftaran perbaiki={dibuka} />;
}

function Pendaftaran({ perbaiki }: { perbaiki: Diperbaiki | null }) {
  const navigate = useNavigate();
  const [baru] = useState(() => perbaiki?.isian ?? isianBaru());
  const write = useWrite(pengujianApi.daftar, perbaiki?.row.opId);
  const draft = useDraft({
    call: panggilan,
    record: null,
    untuk: write.replaces,
    label: perbaiki?.row.label ?? 'Pendaftaran pengujian',
  });
  const { keadaan } = draft;
  if (keadaan.jenis === 'memuat') return <Skeleton height="26rem" radius="lg" />;
  const kept = keadaan.draf;
  return (
    <PendaftaranForm
      // Taken over from another tab, or begun anew: the fields are filled again.
      isianKe={keadaan.ke}
      write={write}
      draft={draft}
      awal={kept ? isianDariDraf(kept.isi) : baru}
      dilanjutkan={kept?.dimulai ?? null}
      onDiscard={() => void draft.mulaiLagi()}
      onSaved={() => void navigate(paths.pendaftaran.list())}
    />
  );
}

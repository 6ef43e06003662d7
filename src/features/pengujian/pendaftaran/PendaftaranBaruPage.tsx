import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import { dapatDiubah } from '#data/outbox/row.ts';
import { laboratoriumUji } from '#data/parameter-uji.ts';
import { EmptyState } from '#kit/EmptyState.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';
import { paths } from '#paths';
import { isianDariTulisan } from './isian.ts';
import { PendaftaranForm, type Diperbaiki } from './PendaftaranForm.tsx';
import classes from './PendaftaranForm.module.css';
import { useBaca } from '#data/use-baca.ts';

const panggilan = callName(pengujianApi.daftar);
const kembali = { to: paths.pendaftaran.list(), label: 'Pendaftaran' };

/** /pendaftaran/tambah for testing (REG-12); ?perbaiki=<operation> opens a refused or never sent one with all it holds. */
export default function PendaftaranBaruPage() {
  const [params] = useSearchParams();
  const opId = params.get('perbaiki');
  return (
    <div className={classes.page}>
      <PageHeader title={opId ? 'Perbaiki pendaftaran' : 'Pendaftaran pengujian'} back={kembali} />
      {opId ? <Perbaiki key={opId} opId={opId} /> : <PendaftaranForm perbaiki={null} />}
    </div>
  );
}

function Perbaiki({ opId }: { opId: string }) {
  const { db } = useOrang();
  const found = useBaca(async (): Promise<Diperbaiki | null> => {
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
  return <PendaftaranForm perbaiki={dibuka} />;
}

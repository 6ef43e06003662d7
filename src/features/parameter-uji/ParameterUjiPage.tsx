import { Link, Navigate, useParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { formatDataAge } from '#domain/core/format.ts';
import { useOrang } from '#data/app.ts';
import { useSekarang } from '#data/antrean.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { paths } from '#paths';
import { DetailParameterUji } from './DetailParameterUji.tsx';
import { mengurus } from './mengurus.ts';
import { ParameterUjiForm } from './ParameterUjiForm.tsx';
import { useParameterUjiInduk } from './use-parameter-uji.ts';

const kembali = { to: paths.parameterUji.list(), label: 'Parameter uji' };

/** A new test, one to change, or one to read, by the {page} part of the address (MASTER-21, MASTER-22). */
export default function ParameterUjiPage() {
  const { actor } = useOrang();
  if (useParams()['page'] !== 'tambah') return <Satu />;
  if (actor.role !== 'Admin') return <Navigate to={paths.parameterUji.list()} replace />;
  return (
    <>
      <PageHeader title="Tambah parameter uji" back={kembali} />
      <ParameterUjiForm data={null} />
    </>
  );
}

function Satu() {
  const hasil = useParameterUjiInduk(useRekaman(paths.parameterUji.list()));
  const mode = useMode();
  const { actor } = useOrang();
  const sekarang = useSekarang();
  if (hasil.jenis !== 'ada')
    return (
      <RecordMissing what="Parameter uji" back={kembali} failed={hasil.jenis === 'gagal' ? hasil : null} />
    );
  const { data, pada } = hasil;
  return (
    <>
      <PageHeader
        title={data.namaParameterUji}
        code={data.kdParameterUji}
        back={kembali}
        status={data.flagAktif === 0 ? <StatusBadge warna="netral" label="Tidak aktif" /> : null}
        mainAction={
          mode === 'edit' || !mengurus(actor, data) ? null : (
            <Button
              component={Link}
              size="lg"
              to={paths.parameterUji.edit(data.uuid)}
              leftSection={<IconPencil aria-hidden size="1.125rem" />}
            >
              Edit
            </Button>
          )
        }
      />
      {pada === null ? null : (
        <div className="mj-bawah-4">
          <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
        </div>
      )}
      {mode === 'edit' && actor.role === 'Admin' ? (
        // An Admin's answer is the whole record.
        <ParameterUjiForm key={data.uuid} data={data as ParameterUjiInduk} />
      ) : (
        <DetailParameterUji data={data} />
      )}
    </>
  );
}

import { Link, useParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { administers } from '#domain/core/roles.ts';
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
import { ParameterUjiForm } from './ParameterUjiForm.tsx';
import { useParameterUjiInduk } from './use-parameter-uji.ts';

const kembali = { to: paths.parameterUji.list(), label: 'Parameter uji' };

/** A new test, one to change, or one to read, by the {page} part of the address (MASTER-21, MASTER-22). */
export default function ParameterUjiPage() {
  if (useParams()['page'] !== 'tambah') return <Satu />;
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
        status={data.flagAktif === 1 ? null : <StatusBadge warna="netral" label="Tidak aktif" />}
        mainAction={
          mode === 'edit' || !administers(actor, data.idLaboratorium) ? null : (
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
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
      )}
      {mode === 'edit' ? (
        <ParameterUjiForm key={data.uuid} data={data} />
      ) : (
        <DetailParameterUji data={data} />
      )}
    </>
  );
}

import { useParams, useSearchParams } from 'react-router-dom';
import { useOrang } from '#data/app.ts';
import { dapatDiubah, type Baris } from '#data/baris.ts';
import { useBaca } from '#data/use-baca.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { DataBersamaForm } from './DataBersamaForm.tsx';
import type { Diminta } from './isian.ts';
import { RekamanData } from './RekamanData.tsx';
import { useSatu } from './use-satu.ts';

const kembali = { to: paths.dataBersama.list(), label: 'Data bersama' };

/** New shared data, a correction of some, or some to be read, by the {page} part of the address. */
export default function DataBersamaPage() {
  const { page } = useParams();
  const perbaiki = usePerbaiki();
  const diminta = useDiminta();
  if (perbaiki === undefined) return <RecordMissing what="Data bersama" back={kembali} failed={null} />;
  if (page !== 'tambah') return <Satu koreksi={page === 'koreksi'} perbaiki={perbaiki} />;
  return (
    <>
      <PageHeader
        title={perbaiki ? 'Perbaiki data bersama' : 'Tambah data bersama'}
        back={diminta ? { to: diminta.kembali, label: 'Lembar kerja' } : kembali}
      />
      <DataBersamaForm key={perbaiki?.opId} data={null} perbaiki={perbaiki} diminta={diminta} />
    </>
  );
}

function Satu({ koreksi, perbaiki }: { koreksi: boolean; perbaiki: Baris | null }) {
  const satu = useSatu(useRekaman(kembali.to));
  if (satu.jenis !== 'ada')
    return <RecordMissing what="Data bersama" back={kembali} failed={satu.jenis === 'gagal' ? satu : null} />;
  const { data } = satu.tampilan;
  if (!koreksi) return <RekamanData key={data.uuid} {...satu} kembali={kembali} />;
  return (
    <>
      <PageHeader
        title={`Koreksi ${data.label} · ${data.parameterUji.namaParameterUji}`}
        back={{ to: paths.dataBersama.detail(data.uuid), label: data.label }}
      />
      <DataBersamaForm key={data.uuid} data={data} perbaiki={perbaiki} />
    </>
  );
}

/** What a sheet asked for whose analyst is to come back to it (paths.dataBersama.catat). */
function useDiminta(): Diminta | null {
  const { versi, nama, kembali: ke } = Object.fromEntries(useSearchParams()[0]);
  return versi && nama && ke?.startsWith(paths.analisis.list()) ? { versi, nama, kembali: ke } : null;
}

/** The refused or never sent write that ?perbaiki= names; null without one, undefined while reading. */
function usePerbaiki(): Baris | null | undefined {
  const asked = useSearchParams()[0].get('perbaiki');
  const { db } = useOrang();
  return useBaca(async () => {
    const row = asked === null ? undefined : await db.antrean.get({ opId: asked });
    return row && dapatDiubah(row) ? row : null;
  }, [db, asked]);
}

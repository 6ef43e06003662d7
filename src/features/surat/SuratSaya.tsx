import { useSurat } from '#data/surat.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { giliran } from '#domain/core/workflow.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { Callout } from '#kit/text/Callout.tsx';
import { decisionNotices } from '#kit/form/DecisionNotices.tsx';
import { useOneRecord } from '#kit/record/one-record.ts';
import { Syarat } from './Syarat.tsx';
import { SuratTerbit } from './SuratTerbit.tsx';
import { RekamanSurat, TanpaSurat } from './RekamanSurat.tsx';
import { useUnduhSurat } from './unduh.ts';

/** An own letter: who still has to decide, and once it is out the paper (LETTER-03, GAP-31). */
export function SuratSaya({ kembali }: { kembali: BackLink }) {
  const uuid = useRekaman(kembali.to);
  const hasil = useOneRecord(suratApi.list, uuid, useSurat(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaSurat kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Ada kembali={kembali} tampilan={hasil.tampilan} pada={hasil.pada} />;
}

type AdaProps = { kembali: BackLink; tampilan: Tampilan<Surat>; pada: string | null };

function Ada({ kembali, tampilan, pada }: AdaProps) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const menunggu = giliran(suratWorkflow, keadaanSurat(data), actor) !== null;
  const penolakan = data.history.findLast(adalahPenolakan);
  const pesan = decisionNotices({ tampilan, what: 'Surat', readAt: pada, reason: null, repair: () => null });
  return (
    <RekamanSurat
      data={data}
      kembali={kembali}
      giliran={menunggu}
      tanda={<WriteMarks tampilan={tampilan} />}
      mainAction={data.terbit ? <Cetak terbit={data.terbit} /> : menunggu ? <AjukanLagi /> : null}
      pesan={
        penolakan || pesan ? (
          <>
            {pesan}
            {penolakan ? <Penolakan {...penolakan} /> : null}
          </>
        ) : null
      }
    >
      {data.terbit ? <SuratTerbit terbit={data.terbit} /> : <Syarat />}
    </RekamanSurat>
  );
}

type Riwayat = Surat['history'][number];

const adalahPenolakan = ({ statusSubmissionLabFree }: Riwayat): boolean =>
  statusSubmissionLabFree.kdStatusBebasLab === suratWorkflow.states.ditolak.code;

/** Who refused and why: what its applicant has to put right first. */
const Penolakan = ({ user, namaLaboratorium, catatan }: Riwayat) => (
  <Callout
    tone="bahaya"
    title={`Ditolak oleh ${[user?.nama ?? 'sistem', namaLaboratorium].filter(Boolean).join(', ')}`}
  >
    {catatan ?? 'Tanpa catatan. Tanyakan alasannya, lalu ajukan lagi.'}
  </Callout>
);

function Cetak({ terbit }: { terbit: NonNullable<Surat['terbit']> }) {
  const unduh = useUnduhSurat();
  return (
    <Button size="lg" leftSection={<IconPrinter aria-hidden size="1.125rem" />} onClick={() => unduh(terbit)}>
      Cetak
    </Button>
  );
}

/** A new letter: what was refused stays as it is. */
const AjukanLagi = () => (
  <Button
    component={Link}
    to={paths.surat.ajukan()}
    size="lg"
    leftSection={<IconPlus aria-hidden size="1.125rem" />}
  >
    {suratWorkflow.actions.ajukanLagi.label}
  </Button>
);

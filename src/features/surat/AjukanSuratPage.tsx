import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { Verdict } from '#domain/core/workflow.ts';
import { formatNumber } from '#domain/core/format.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { usePemilik } from '#data/pendaftaran.ts';
import { useDaftarSurat, type SyaratSurat } from '#data/surat.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordColumns, RecordMissing } from '#kit/frame/RecordPage.tsx';
import { useAct } from '#kit/record/use-act.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { paths } from '#paths';
import { DataPemohon } from './DataPemohon.tsx';
import { Halangan } from './Halangan.tsx';
import { confirmSurat } from './konfirmasi.ts';
import { RiwayatPenelitian } from './RiwayatPenelitian.tsx';
import { RiwayatSurat } from './RiwayatSurat.tsx';
import { Syarat } from './Syarat.tsx';
import { SuratSaya } from './SuratSaya.tsx';
import { useSyarat } from './use-syarat.ts';

const kembali = { to: paths.surat.list(), label: 'Surat bebas lab' };

/** Applying for a letter; with type=detail one that was applied for, to be read (LETTER-03). */
export default function AjukanSuratPage() {
  const [params] = useSearchParams();
  return params.get('type') === 'detail' ? <SuratSaya kembali={kembali} /> : <Pengajuan />;
}

function Pengajuan() {
  const syarat = useSyarat();
  return syarat ? (
    <Ajukan syarat={syarat} />
  ) : (
    <RecordMissing what="Pengajuan surat bebas lab" back={kembali} failed={null} />
  );
}

function Ajukan({ syarat: { halangan, laboratorium } }: { syarat: SyaratSurat }) {
  const { user } = usePemilik();
  const terakhir = useDaftarSurat({ cari: '', kdStatus: null, halaman: 1, perHalaman: 1 })?.baris[0];
  const backToList = useBackToList(kembali.to);
  const { busy, run } = useAct(suratApi.ajukan);
  const ajukan = () =>
    void run({
      body: {},
      label: 'Ajukan surat bebas lab',
      confirm: () => confirmSurat(akibatAjukan(laboratorium.map((satu) => satu.laboratorium))),
      onSaved: (info) => backToList(info),
    });
  return (
    <>
      <PageHeader
        title="Ajukan surat bebas lab"
        back={kembali}
        actions={
          <Button component={Link} variant="default" size="lg" to={kembali.to}>
            Batal
          </Button>
        }
        mainAction={
          <WorkflowButton
            label="Ajukan"
            icon={IconSend}
            verdict={bolehAjukan(halangan)}
            onClick={ajukan}
            tone="utama"
            busy={busy}
          />
        }
      />
      <Halangan halangan={halangan} />
      <RecordColumns
        side={
          <>
            <DataPemohon user={user} />
            {terakhir ? <RiwayatSurat data={terakhir.data} terdahulu /> : null}
          </>
        }
      >
        <Syarat />
        <RiwayatPenelitian laboratorium={laboratorium} />
      </RecordColumns>
    </>
  );
}

/** LETTER-07: flagDapatMengajukan is what nothing stands in the way of. */
const bolehAjukan = (halangan: readonly HalanganSurat[]): Verdict =>
  halangan.length === 0
    ? { ok: true }
    : {
        ok: false,
        status: 409,
        reason:
          halangan.length === 1
            ? halangan[0]!.keterangan
            : `${formatNumber(halangan.length)} hal perlu diselesaikan dahulu; semuanya tertulis di halaman ini.`,
      };

/** Whom it goes to (GAP-149). */
const akibatAjukan = (laboratorium: readonly string[]): string =>
  laboratorium.length === 0
    ? 'Diteruskan ke petugas pembayaran untuk diverifikasi.'
    : `Diteruskan ke laboran ${laboratorium.join(', ')} dan petugas pembayaran untuk diverifikasi.`;

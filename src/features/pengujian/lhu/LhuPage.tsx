import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconFileCertificate, IconPencil } from '@tabler/icons-react';
import { formatDataAge } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useSekarang } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FileInPlace } from '#kit/field/FilePreview.tsx';
import { useOnline } from '#kit/device/online.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { bolehTerbit, tanpaTeks } from './laporan.ts';
import { LembarPratinjau } from './LembarPratinjau.tsx';
import { MetodeDialog, type ParameterDibuka } from './MetodeDialog.tsx';
import { ParameterLhu } from './ParameterLhu.tsx';
import { RevisiLhu } from './RevisiLhu.tsx';
import { TerbitkanForm } from './TerbitkanForm.tsx';
import { UnggahBertandaTangan } from './UnggahBertandaTangan.tsx';

const kembali = { to: paths.lhu.list(), label: 'Laporan hasil uji' };

/** One submission and its report, to read, to issue and to correct (LHU-05, GAP-139). */
export default function LhuPage() {
  const hasil = usePengujian(useRekaman(paths.lhu.list()));
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { data, pada, muatUlang } = hasil;
  return <Laporan key={data.uuid} data={data} pada={pada} onBerubah={muatUlang} edit={mode === 'edit'} />;
}

type LaporanProps = { data: Pengujian; pada: string | null; onBerubah: () => void; edit: boolean };

function Laporan({ data, pada, onBerubah, edit }: LaporanProps) {
  const { actor } = useOrang();
  const metode = useDialog<ParameterDibuka>();
  const aksi = bolehTerbit(data, actor);
  const verdict = useOnline(aksi.verdict);
  const terbit = data.lhu.at(-1);
  const isi = (terisi: Pengujian, catatanKaki?: (dibuka: ParameterDibuka) => void) => (
    <>
      {terbit ? (
        <RevisiLhu
          lhu={data.lhu}
          aksi={edit ? null : <UnggahBertandaTangan data={data} terbit={terbit} onBerubah={onBerubah} />}
        />
      ) : null}
      {edit ? null : <Lembar data={data} />}
      {terisi.sample.map((sampel, ke) => (
        <KartuSampel
          key={sampel.uuid}
          sampel={sampel}
          nomor={ke + 1}
          perParameter={(parameter) => (
            <ParameterLhu
              data={data}
              parameter={parameter}
              onUbahMetode={() => metode.open({ sampel, parameter })}
              onCatatanKaki={catatanKaki && (() => catatanKaki({ sampel, parameter }))}
            />
          )}
        />
      ))}
    </>
  );
  // Beside the form, not in it: what is sent in a dialog would send the form around it too.
  const dialog = <MetodeDialog dialog={metode} data={data} onSaved={onBerubah} />;
  if (edit && aksi.verdict.ok)
    return (
      <>
        <TerbitkanForm
          data={data}
          kembali={kembali}
          verdict={verdict}
          pesan={<Usia pada={pada} />}
          onDitolak={onBerubah}
        >
          {isi}
        </TerbitkanForm>
        {dialog}
      </>
    );
  return (
    <>
      <RekamanPengujian
        data={data}
        kembali={kembali}
        mainAction={
          aksi.verdict.ok ? (
            <Button
              component={Link}
              size="lg"
              to={paths.lhu.edit(data.uuid)}
              leftSection={
                data.lhu.length > 0 ? (
                  <IconPencil aria-hidden size="1.125rem" />
                ) : (
                  <IconFileCertificate aria-hidden size="1.125rem" />
                )
              }
            >
              {aksi.label}
            </Button>
          ) : null
        }
        pesan={
          pada === null && (aksi.verdict.ok || !edit) ? null : (
            <>
              <Usia pada={pada} />
              {edit && !aksi.verdict.ok ? (
                <Callout tone="info" title="Laporan ini tidak dapat diterbitkan dari sini">
                  {aksi.verdict.reason}
                </Callout>
              ) : null}
            </>
          )
        }
      >
        {isi(data)}
      </RekamanPengujian>
      {dialog}
    </>
  );
}

/** How old a kept answer is; nothing while the server's own is shown. */
function Usia({ pada }: { pada: string | null }) {
  const sekarang = useSekarang();
  return pada === null ? null : (
    <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
  );
}

/** The paper in its place: the bytes that were issued, or before that what they would be (LHU-12). */
function Lembar({ data }: { data: Pengujian }) {
  const terbit = data.lhu.at(-1);
  if (!terbit) return <LembarPratinjau data={data} teks={tanpaTeks} />;
  return (
    <Section title={`LHU ${terbit.noSurat}`}>
      <FileInPlace key={terbit.file.sha256} file={terbit.file} label="Laporan hasil uji" />
    </Section>
  );
}

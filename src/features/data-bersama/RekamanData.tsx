import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatDataAge, formatDate, formatDateTime } from '#domain/core/format.ts';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import type { Bersama } from '#domain/lembar-kerja/schema.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { useAntrean, useSekarang } from '#data/antrean.ts';
import { dapatDiubah } from '#data/baris.ts';
import { useRiwayatData } from '#data/data-bersama.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';
import { Lembar } from '#features/lembar-kerja/Lembar.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { RecordColumns, RecordHead } from '#kit/frame/RecordPage.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { denganPerbaikan } from '#kit/outbox/panggilan.ts';
import type { RecordThere } from '#kit/record/one-record.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import { paths } from '#paths';
import { Garis } from './Garis.tsx';
import { blokBersama } from './isian.ts';
import { StatusData } from './StatusData.tsx';
import { useHasil } from './use-hasil.ts';

type RekamanDataProps = RecordThere<DataBersama> & { kembali: BackLink };

/** Shared data to be read: what was measured, what was crossed out and why, what it came to, and what became of it. */
export function RekamanData({ tampilan, pada, kembali }: RekamanDataProps) {
  const { data } = tampilan;
  const versi = useVersiLembar(data.versi);
  const isian = useMemo(() => isianDari(data.isian), [data]);
  const hasil = useHasil(versi, data.nama, isian);
  const blok = useMemo(() => blokBersama(versi, data.nama), [versi, data.nama]);
  const sekarang = useSekarang();
  return (
    <>
      <RecordHead
        title={`${data.label} · ${data.parameterUji.namaParameterUji}`}
        code=""
        back={kembali}
        status={<StatusData data={data} />}
        next=""
        marks={<WriteMarks tampilan={tampilan} />}
        mainAction={<Koreksi data={data} dapat={tampilan.keputusan.length === 0 && !tampilan.hilang} />}
        messages={
          <>
            {pada === null ? null : (
              <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
            )}
            <SudahDiganti data={data} />
          </>
        }
      />
      <RecordColumns side={<Riwayat data={data} />}>
        <Section title="Tentang">
          <FactList
            facts={[
              { label: 'Tanggal', value: formatDate(data.tanggal) },
              { label: 'Analis', value: data.user.nama },
              { label: 'Dicatat', value: formatDateTime(data.dibuatPada) },
              { label: 'Lembar kerja', value: versi && `Versi ${versi.nomor}` },
              { label: 'Keterangan', value: data.keterangan, wide: true },
            ]}
          />
        </Section>
        {blok ? (
          <Section title="Nilai">
            <div className="mj-tumpuk-4">
              <Lembar blok={blok} isian={isian} hasil={hasil} readOnly onSel={tidakBerubah} />
              <Garis blok={blok} isian={isian} hasil={hasil} />
              <Dicoret blok={blok} isian={isian} />
            </div>
          </Section>
        ) : versi === undefined ? null : (
          <Callout tone="info" title="Versi lembar kerjanya belum ada di perangkat ini">
            Sambungkan perangkat ke jaringan agar nilai dan hasilnya terbaca.
          </Callout>
        )}
      </RecordColumns>
    </>
  );
}

const tidakBerubah = () => undefined;

/** What has not left yet is changed as it lies there; what the server has is corrected by data of their own. */
function Koreksi({ data: { uuid, gantikan, digantiOleh }, dapat }: { data: DataBersama; dapat: boolean }) {
  const { rows } = useAntrean();
  const belum = rows.some((row) => row.opId === uuid && dapatDiubah(row));
  if (!belum && (!dapat || digantiOleh !== null)) return null;
  const perbaiki = { perbaiki: uuid, terkirim: false };
  const to = !belum
    ? paths.dataBersama.koreksi(uuid)
    : gantikan === null
      ? paths.dataBersama.perbaiki(uuid)
      : denganPerbaikan(paths.dataBersama.koreksi(gantikan), perbaiki);
  return (
    <Button component={Link} size="lg" to={to} leftSection={<IconPencil aria-hidden size="1.125rem" />}>
      {belum ? 'Perbaiki' : 'Koreksi'}
    </Button>
  );
}

/** Who replaced them, when and why, and the way to what is in force. */
function SudahDiganti({ data: { digantiOleh, history } }: { data: DataBersama }) {
  const koreksi = history[1];
  if (digantiOleh === null || !koreksi) return null;
  return (
    <Callout
      tone="menunggu"
      title="Sudah diganti"
      action={
        <Button component={Link} variant="default" to={paths.dataBersama.detail(digantiOleh)}>
          Buka penggantinya
        </Button>
      }
    >
      Dikoreksi {koreksi.user.nama}, {formatDateTime(koreksi.createdAt)}: {koreksi.catatan}
    </Callout>
  );
}

/** Every value that was crossed out, with its reason. */
function Dicoret({ blok, isian }: { blok: Bersama; isian: Isian }) {
  const dicoret = Object.entries(isian).flatMap(([kunci, { nilai, dicoret: alasan }]) =>
    alasan ? [{ kunci, nilai, alasan }] : [],
  );
  if (dicoret.length === 0) return null;
  return (
    <FactList
      facts={dicoret.map(({ kunci, nilai, alasan }) => ({
        label: `${sebutSel(blok, kunci)}, dicoret`,
        value: `${nilai || 'kosong'} · ${alasan.alasan}: ${alasan.keterangan}`,
        wide: true,
      }))}
    />
  );
}

/** What these data were and became, newest first. */
function Riwayat({ data }: { data: DataBersama }) {
  const semua = useRiwayatData(data.uuid) ?? [];
  const rantai = semua.length > 0 ? semua : [data];
  return (
    <Section title="Riwayat" dense>
      <Timeline
        entries={rantai.toReversed().map((satu) => ({
          id: satu.uuid,
          time: satu.dibuatPada,
          person: satu.user.nama,
          title: satu.gantikan === null ? 'Dicatat' : 'Dikoreksi',
          body: (
            <div className="mj-tumpuk-2">
              {satu.alasan}
              {satu.uuid === data.uuid ? null : (
                <Link className="mj-tautan" to={paths.dataBersama.detail(satu.uuid)}>
                  Lihat data ini
                </Link>
              )}
            </div>
          ),
        }))}
      />
    </Section>
  );
}

import { useContext, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { DrafBeranda, PengingatBeranda, TawaranPemberitahuan } from '#app/kabar-table.ts';
import { labelMenu } from '#app/menu.ts';
import { mintaCari } from '#app/pencarian/PintasanCari.tsx';
import { menungguUntuk } from '#app/menunggu-table.ts';
import { formatWaiting } from '#domain/core/format.ts';
import { useAntrean, useSekarang } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { bacaDibuka } from '#data/dibuka.ts';
import { useKalender } from '#data/kalender.ts';
import { usePengingat } from '#data/pengingat.ts';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { LinkRow, LinkRows, LinkRowsSkeleton } from '#kit/frame/LinkRows.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { Section } from '#kit/text/Section.tsx';
import {
  WAITING_ROWS,
  WaitingCounts,
  waitingOf,
  type WaitingRow,
  type WaitingSource,
} from '#kit/frame/waiting.ts';
import classes from './BerandaPage.module.css';

/** What waits for me, what I was at, and the way to everything else: from this device alone. */
export default function BerandaPage() {
  const { actor } = useOrang();
  return (
    <>
      <PageHeader
        title="Beranda"
        actions={
          <Button
            variant="default"
            data-cari
            leftSection={<IconSearch aria-hidden size="1.125rem" />}
            onClick={mintaCari}
          >
            Cari
          </Button>
        }
      />
      <div className="mj-kolom">
        <Isi sumber={menungguUntuk(actor.role)} />
      </div>
    </>
  );
}

/** How long what the device knows waits for what only the server does. */
const sabarMs = 1500;

/** All of it at once: what comes piece by piece pushes away what one is about to press. */
function Isi({ sumber }: { sumber: readonly WaitingSource[] }) {
  const counts = useContext(WaitingCounts);
  const antrean = useAntrean();
  const pengingat = usePengingat();
  // By when a row is promised is said as it comes: none may grow a line afterwards.
  const kalender = useKalender();
  const [lama, setLama] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLama(true), sabarMs);
    return () => clearTimeout(timer);
  }, []);
  const siap =
    antrean !== undefined &&
    pengingat !== undefined &&
    kalender !== undefined &&
    sumber.every(({ path, live = false }) => counts[path] !== undefined || (live && lama));
  const adaYangMenunggu = sumber.some(({ path }) => (counts[path] ?? 0) > 0);
  return (
    <>
      {siap ? null : <LinkRowsSkeleton rows={WAITING_ROWS} />}
      {lama && !siap ? (
        <p className="mj-redup">
          Data kerja Anda sedang diambil ke perangkat ini. Berikutnya langsung terbuka, juga tanpa jaringan.
        </p>
      ) : null}
      {siap && pengingat.length > 0 ? <PengingatBeranda semua={pengingat} /> : null}
      {siap && !adaYangMenunggu ? (
        <EmptyState
          title="Tidak ada yang menunggu Anda"
          reason="Yang perlu Anda kerjakan muncul di sini begitu ada, juga tanpa jaringan."
        />
      ) : null}
      {sumber.map((satu) => (
        <Sumber
          key={satu.path}
          sumber={satu}
          judul={labelMenu(satu.path)}
          total={counts[satu.path] ?? undefined}
          tampil={siap}
        />
      ))}
      {sumber.map((satu) =>
        satu.useUnderWay ? (
          <Berjalan key={satu.path} useRows={satu.useUnderWay} judul={labelMenu(satu.path)} tampil={siap} />
        ) : null,
      )}
      {siap ? (
        <>
          <Draf />
          <TawaranPemberitahuan />
          <Dibuka />
        </>
      ) : null}
    </>
  );
}

type SumberProps = {
  sumber: WaitingSource;
  judul: string;
  /** Undefined until it is counted, which may be later than its first rows are there. */
  total: number | undefined;
  /** Else it only reads, so that its rows are there when it is. */
  tampil: boolean;
};

/** The first few of one list, each one tap from its act, and the way to all of them. */
function Sumber({ sumber, judul, total, tampil }: SumberProps) {
  const rows = sumber.useRows();
  const menunggu = rows ?? [];
  // Their place is kept: what comes after them does not jump.
  const ditunggu = rows === undefined ? Math.min(total ?? 0, WAITING_ROWS) : 0;
  if (!tampil) return null;
  return (
    <>
      {ditunggu > 0 ? (
        <Section title={`${judul} (${total})`}>
          <LinkRowsSkeleton rows={ditunggu} />
        </Section>
      ) : null}
      {menunggu.length > 0 ? (
        <Section
          title={total === undefined ? judul : `${judul} (${total})`}
          action={
            (total ?? 0) > menunggu.length ? (
              <Link className={classes.semua} to={waitingOf(sumber.path)}>
                Lihat semua
              </Link>
            ) : null
          }
        >
          <Daftar isi={menunggu} giliran />
        </Section>
      ) : null}
    </>
  );
}

type BerjalanProps = Pick<SumberProps, 'judul' | 'tampil'> & {
  useRows: NonNullable<WaitingSource['useUnderWay']>;
};

/** What of one list goes on without its reader, after all that waits for them. */
function Berjalan({ useRows, judul, tampil }: BerjalanProps) {
  const rows = useRows() ?? [];
  return tampil && rows.length > 0 ? (
    <Section title={`${judul} · sedang berjalan`}>
      <Daftar isi={rows} />
    </Section>
  ) : null;
}

function Daftar({ isi, giliran = false }: { isi: readonly WaitingRow[]; giliran?: boolean }) {
  const sekarang = new Date(useSekarang());
  return (
    <LinkRows>
      {isi.map(({ uuid, code, title, act, since, due, to }) => (
        <LinkRow
          key={uuid}
          to={to}
          code={code}
          title={title}
          note={giliran && since ? `${act}, ${formatWaiting(since, sekarang)}` : act}
          due={due}
          turn={giliran}
        />
      ))}
    </LinkRows>
  );
}

/** Where it goes on is known by the page it was typed on. */
function Draf() {
  const draf = (useAntrean()?.draf ?? []).flatMap((satu) =>
    satu.alamat === undefined ? [] : [{ ...satu, alamat: satu.alamat }],
  );
  return draf.length > 0 ? <DrafBeranda draf={draf} /> : null;
}

function Dibuka() {
  const { actor } = useOrang();
  const dibuka = bacaDibuka(actor.uuid);
  if (dibuka.length === 0) return null;
  return (
    <Section title="Terakhir dibuka">
      <LinkRows>
        {dibuka.map(({ uuid, alamat, judul, kode }) => (
          <LinkRow key={uuid} to={alamat} code={kode} title={judul} />
        ))}
      </LinkRows>
    </Section>
  );
}

import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { useOrang } from '#data/app.ts';
import type { OrangDb } from '#data/db.ts';
import { pernahTerisi } from '#data/kursor.ts';
import { dapatDiubah, type Baris } from '#data/baris.ts';
import { usePemilik, type PemilikPendaftaran } from '#data/pendaftaran.ts';
import { useBaca } from '#data/use-baca.ts';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { paths } from '#paths';
import type { Awal } from './daftar-lagi.ts';
import { useSatu } from './satu.ts';
import classes from './DaftarBaru.module.css';

export type DaftarBaruProps<T> = {
  /** What is registered: 'Pendaftaran pengujian'. */
  judul: string;
  /** The call that registers. */
  panggilan: string;
  /** The page of an earlier registration of this kind. */
  alamat: (uuid: string) => string;
  /** The form filled with a write of that call. */
  dariTulisan: (db: OrangDb, row: Baris) => T | Promise<T>;
  /** The same with an own earlier registration, or null when this device does not have it. */
  dariRekaman: (
    db: OrangDb,
    pemilik: PemilikPendaftaran,
    uuid: string,
  ) => Promise<{ dari: Pendaftaran; isian: T } | null>;
  children: (awal: Awal<T> | null) => ReactNode;
};

/**
 * The page on which something is registered, of either kind: empty; ?perbaiki=<operation> with a refused or never sent
 * write; ?dari=<uuid> as a new registration with all that an earlier one held.
 */
export function DaftarBaru<T>(props: DaftarBaruProps<T>) {
  const { judul, panggilan, alamat, dariTulisan, dariRekaman, children } = props;
  const [params] = useSearchParams();
  const opId = params.get('perbaiki');
  const uuid = opId === null ? params.get('dari') : null;
  const kembali = uuid
    ? { to: alamat(uuid), label: 'Kembali' }
    : { to: paths.pendaftaran.list(), label: 'Pendaftaran' };
  return (
    <div className={classes.page}>
      <PageHeader title={opId ? 'Perbaiki pendaftaran' : judul} back={kembali} />
      {opId ? (
        <Terisi
          key={opId}
          baca={async (db) => {
            const row = await db.antrean.get({ opId });
            if (!row || row.call !== panggilan || !dapatDiubah(row)) return null;
            return { row, dari: null, isian: await dariTulisan(db, row) };
          }}
          tiada={<TidakMenunggu />}
        >
          {children}
        </Terisi>
      ) : uuid ? (
        <Terisi
          key={uuid}
          baca={async (db, pemilik) => {
            const ada = (await pernahTerisi(db)) ? await dariRekaman(db, pemilik, uuid) : null;
            return ada && { row: null, ...ada };
          }}
          tiada={<BelumAda uuid={uuid} />}
        >
          {children}
        </Terisi>
      ) : (
        children(null)
      )}
    </div>
  );
}

type TerisiProps<T> = {
  /** What the form opens with, from this device alone. The same as long as it is open. */
  baca: (db: OrangDb, pemilik: PemilikPendaftaran) => Promise<Awal<T> | null>;
  /** In its place where there is nothing to open it with. */
  tiada: ReactNode;
  children: (awal: Awal<T>) => ReactNode;
};

function Terisi<T>({ baca, tiada, children }: TerisiProps<T>) {
  const { db } = useOrang();
  const pemilik = usePemilik();
  const found = useBaca(() => baca(db, pemilik), [db, pemilik]);
  // Saving replaces the write that is being repaired, and the records move on: the form stays with what it was opened for.
  const [dibuka, setDibuka] = useState<Awal<T> | null>(null);
  if (dibuka === null && found) setDibuka(found);
  if (dibuka !== null) return children(dibuka);
  return found === undefined ? <Skeleton height="26rem" radius="lg" /> : tiada;
}

const TidakMenunggu = () => (
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

/** A device that is being filled for the first time does not have it yet. */
function BelumAda({ uuid }: { uuid: string }) {
  const hasil = useSatu(uuid, null);
  return hasil.jenis === 'gagal' ? (
    <NotHere what="Pendaftaran" failed={hasil} />
  ) : (
    <Skeleton height="26rem" radius="lg" />
  );
}

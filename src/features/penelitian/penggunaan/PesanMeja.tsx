import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { formatDataAge, formatDateTime } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { useSekarang } from '#data/antrean.ts';
import { kunciDraf } from '#data/drafts.ts';
import { useDrafTersimpan } from '#data/use-draft.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { useAskedRepair } from '#kit/record/repair.ts';
import { paths } from '#paths';
import { kataPerbaikan, perbaikanMeja, type Meja } from './meja.ts';

export type PesanMejaProps = {
  tampilan: Tampilan<Penelitian>;
  meja: Meja;
  /** Of an answer that is only kept. */
  pada?: string | null;
};

/** What a person must know before they go on: an old answer, what the server refused, what they have begun. */
export function PesanMeja({ tampilan, meja, pada = null }: PesanMejaProps) {
  const sekarang = useSekarang();
  const { data, keputusan, hilang } = tampilan;
  useAskedRepair((row) => {
    const buka = perbaikanMeja(row, data, meja);
    buka?.();
    return buka !== null;
  });
  const outbox = (
    <Button component={Link} to={paths.kotakKeluar()} variant="default">
      Buka kotak keluar
    </Button>
  );
  return (
    <>
      {pada === null ? null : (
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
      )}
      {hilang ? (
        <Callout tone="menunggu" title="Penelitian ini di luar kewenangan Anda" action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {keputusan.map((row) => {
        const perbaiki = hilang ? null : perbaikanMeja(row, data, meja);
        return (
          <Callout
            key={row.opId}
            tone="bahaya"
            title={`${row.label}: perlu keputusan Anda`}
            action={
              <>
                {perbaiki ? <Button onClick={perbaiki}>{kataPerbaikan(row)}</Button> : null}
                {outbox}
              </>
            }
          >
            {row.error?.info}
          </Callout>
        );
      })}
      <DrafMeja data={data} meja={meja} />
    </>
  );
}

/** What was being filled in when the device was put aside; an open dialog shows its own. */
function DrafMeja({ data, meja }: { data: Penelitian; meja: Meja }) {
  const penambahan = useDrafTersimpan(kunciDraf(callName(penggunaanApi.tambah), data.uuid));
  const kembali = useDrafTersimpan(kunciDraf(callName(penggunaanApi.kembalikan), data.uuid));
  const draf = [
    {
      isi: meja.penambahan.isi ? null : penambahan,
      judul: 'Draf penambahan belum disimpan',
      buka: () => meja.penambahan.open({ cara: 'tambah', penambahan: null, perbaiki: null }),
    },
    {
      isi: meja.kembalikan.isi ? null : kembali,
      judul: 'Draf pengembalian alat belum disimpan',
      buka: () => meja.kembalikan.open({ perbaiki: null }),
    },
  ];
  return draf.map(({ isi, judul, buka }) =>
    isi ? (
      <Callout
        key={judul}
        tone="info"
        title={judul}
        action={<Button onClick={buka}>Lanjutkan mengisi</Button>}
      >
        Terakhir diketik {formatDateTime(isi.diubah)}.
      </Callout>
    ) : null,
  );
}

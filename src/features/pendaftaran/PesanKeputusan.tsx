import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { useAntrean } from '#data/antrean.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';
import { alamatPerbaikan } from './perbaikan.ts';

export type PesanKeputusanProps = {
  tampilan: Pick<Tampilan<{ rev: string }>, 'data' | 'tertunda' | 'keputusan'>;
  /** The form in which a refused or never sent write is mended, or null where there is none on these pages. */
  perbaiki: (row: Baris) => string | null;
};

/** What of the own writes on a registration needs its author, and that it has not arrived yet. */
export function PesanKeputusan({ tampilan, perbaiki }: PesanKeputusanProps) {
  const { data, tertunda, keputusan } = tampilan;
  const outboxPath = useOutboxPath();
  const { rows } = useAntrean();
  const ubah = alamatPerbaikan(rows, tertunda, perbaiki);
  return (
    <>
      {keputusan.map((row) => {
        const to = perbaiki(row);
        return (
          <Callout
            key={row.opId}
            tone="bahaya"
            title={`${row.label}: perlu keputusan Anda`}
            action={
              <>
                {to === null ? null : (
                  <Button component={Link} to={to}>
                    Perbaiki
                  </Button>
                )}
                <Button component={Link} to={outboxPath} variant="default">
                  Buka kotak keluar
                </Button>
              </>
            }
          >
            {row.error?.info}
          </Callout>
        );
      })}
      {data.rev === '' && tertunda.length > 0 ? (
        <Callout
          tone="info"
          title="Belum sampai di server"
          action={
            ubah === null ? null : (
              <Button component={Link} to={ubah} variant="default">
                Perbaiki
              </Button>
            )
          }
        >
          Tersimpan di perangkat, dikirim saat tersambung.
        </Callout>
      ) : null}
    </>
  );
}

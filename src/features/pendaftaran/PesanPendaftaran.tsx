import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName, type CallTo } from '#domain/core/endpoint.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import type { Sekarang } from './sekarang.ts';
import { PesanKeputusan } from './PesanKeputusan.tsx';

export type PesanPendaftaranProps = {
  tampilan: Tampilan<{ rev: string }>;
  kini: Sekarang | null;
  /** The call that sent it in, and the form in which that is mended. */
  daftar: CallTo<unknown>;
  perbaiki: (opId: string) => string;
  /** What happens next, as long as the registration itself needs no decision. */
  setelahDaftar: ReactNode;
};

/** Between head and record: what is not sent, and what must be done now (look.md, Records). */
export function PesanPendaftaran(props: PesanPendaftaranProps) {
  const { tampilan, kini, daftar, perbaiki, setelahDaftar } = props;
  return (
    <>
      <PesanKeputusan
        tampilan={tampilan}
        perbaiki={({ call, opId }) => (call === callName(daftar) ? perbaiki(opId) : null)}
      />
      {kini ? (
        <Callout
          tone={kini.tone}
          title={kini.judul}
          action={
            kini.menunggu && kini.tombol ? (
              <Button component={Link} to={kini.tombol.to} variant="default">
                {kini.tombol.label}
              </Button>
            ) : null
          }
        >
          {kini.isi}
        </Callout>
      ) : null}
      {tampilan.keputusan.length === 0 ? setelahDaftar : null}
    </>
  );
}

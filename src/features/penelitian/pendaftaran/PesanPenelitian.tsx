import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { PesanKeputusan } from '#features/pendaftaran/PesanKeputusan.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { Section } from '#kit/text/Section.tsx';
import { Steps } from '#kit/text/Steps.tsx';
import { paths } from '#paths';
import { perjalanan, sekarang } from './perjalanan.ts';
import { SetelahDaftar } from './SetelahDaftar.tsx';

const daftar = callName(penelitianApi.daftar);

/** Between head and record: what is not sent, what must be done now, and how far it has come (look.md, Records). */
export function PesanPenelitian({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const { data, keputusan } = tampilan;
  const kini = sekarang(tampilan);
  return (
    <>
      <PesanKeputusan
        tampilan={tampilan}
        perbaiki={({ call, opId }) => (call === daftar ? paths.pendaftaran.perbaikiPenelitian(opId) : null)}
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
      {keputusan.length === 0 ? <SetelahDaftar data={data} /> : null}
      <Section title="Perjalanan penelitian">
        <Steps label="Perjalanan penelitian" steps={perjalanan(tampilan)} />
      </Section>
    </>
  );
}

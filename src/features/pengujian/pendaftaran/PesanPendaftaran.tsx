import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { PesanKeputusan } from '#features/pendaftaran/PesanKeputusan.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { Section } from '#kit/text/Section.tsx';
import { Steps } from '#kit/text/Steps.tsx';
import { paths } from '#paths';
import { perjalanan, sekarang } from './perjalanan.ts';
import { SetelahDaftar } from './SetelahDaftar.tsx';

const daftar = callName(pengujianApi.daftar);

/** Between head and record: what is not sent, what must be done now, and how far it has come (look.md, Records). */
export function PesanPendaftaran({ tampilan }: { tampilan: Tampilan<Pengujian> }) {
  const { actor } = useOrang();
  const { data, keputusan } = tampilan;
  const kini = sekarang(tampilan, actor.role);
  return (
    <>
      <PesanKeputusan
        tampilan={tampilan}
        perbaiki={({ call, opId }) => (call === daftar ? paths.pendaftaran.perbaiki(opId) : null)}
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
      <Section title="Perjalanan pengujian">
        <Steps label="Perjalanan pengujian" steps={perjalanan(tampilan)} />
      </Section>
    </>
  );
}

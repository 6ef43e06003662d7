import { Link } from 'react-router-dom';
import type { Draf } from '#data/db.ts';
import { LinkRow, LinkRows } from '#kit/frame/LinkRows.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { tentangDraf, useRecords } from './use-records.ts';

type DrafBerandaProps = { draf: readonly (Draf & { alamat: string })[] };

/** What was begun and not saved yet, on Beranda, with what it is about. */
export function DrafBeranda({ draf }: DrafBerandaProps) {
  const records = useRecords({ rows: [], draf, terbaca: true });
  // Not before it can be said what each is about: no row may grow a line afterwards.
  if (!records) return null;
  return (
    <Section
      title="Lanjutkan menulis"
      action={
        <Link className="mj-tautan mj-tebal" to={paths.kotakKeluar()}>
          Kotak keluar
        </Link>
      }
    >
      <LinkRows>
        {draf.map((satu) => {
          const tentang = tentangDraf(satu, records);
          return (
            <LinkRow
              key={satu.kunci}
              to={satu.alamat}
              title={satu.label}
              {...(tentang === null ? {} : { note: tentang })}
            />
          );
        })}
      </LinkRows>
    </Section>
  );
}

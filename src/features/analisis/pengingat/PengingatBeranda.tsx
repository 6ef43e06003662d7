import { sisaKata } from '#domain/lembar-kerja/pengingat.ts';
import { useSaat, type PengingatAnalisis } from '#data/pengingat.ts';
import { LinkRow, LinkRows } from '#kit/frame/LinkRows.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';

/** The timers that run, on Beranda: what for, of which sample, and how long yet (BEYOND-22). */
export function PengingatBeranda({ semua }: { semua: readonly PengingatAnalisis[] }) {
  const saat = useSaat(semua.map(({ pengingat }) => pengingat.jatuh));
  if (saat === undefined) return null;
  return (
    <Section title={`Pengingat (${semua.length})`}>
      <LinkRows>
        {semua.map(({ pengingat: { uuid, label, jatuh }, data: { parameter, sampel } }) => (
          <LinkRow
            key={uuid}
            to={paths.analisis.sampel(sampel.uuid)}
            title={`${label}: ${parameter.namaParameterUji}, ${sampel.nama}`}
            code={sampel.kodeSampel}
            note={sisaKata(jatuh, saat)}
            turn={Date.parse(jatuh) <= saat}
          />
        ))}
      </LinkRows>
    </Section>
  );
}

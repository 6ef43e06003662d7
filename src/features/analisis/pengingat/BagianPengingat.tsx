import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { labDay, labTime } from '#domain/core/clock.ts';
import type { Orang } from '#domain/core/orang.ts';
import { formatShortDate } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { yangBerjalan, type PengingatTercatat } from '#domain/lembar-kerja/pengingat.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { Section } from '#kit/text/Section.tsx';
import { PengingatBerjalan } from './PengingatBerjalan.tsx';
import { TombolIngatkan } from './TombolIngatkan.tsx';

type BagianPengingatProps = { tampilan: Tampilan<Analisis>; peran: PeranAnalisis };

/** The timers of a parameter on its own page: those that run, and what was noted of all others (BEYOND-23). */
export function BagianPengingat({ tampilan, peran }: BagianPengingatProps) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const tulis = peran === 'analis' && check(analisisWorkflow, 'isiLembar', data, actor).ok;
  const { pengingat } = keadaanLembar(data.history);
  const berjalan = new Set(yangBerjalan(pengingat, data.history).map(({ uuid }) => uuid));
  const tercatat = tulis ? pengingat.filter(({ uuid }) => !berjalan.has(uuid)) : pengingat;
  if (!tulis && pengingat.length === 0) return null;
  return (
    <Section title="Pengingat" action={tulis ? <TombolIngatkan data={data} /> : null}>
      <div className="mj-tumpuk-4">
        {pengingat.length === 0 ? (
          <p className="mj-redup">
            Oven, inkubasi, atau maserasi yang ditunggu: mulai pengingat di sini, beberapa sekaligus bila
            perlu.
          </p>
        ) : null}
        {tulis ? <PengingatBerjalan tampilan={tampilan} /> : null}
        {tercatat.length > 0 ? (
          <ul className="mj-butir" aria-label="Pengingat yang tercatat">
            {tercatat.map((satu) => (
              <li key={satu.uuid}>{kataPengingat(satu, berjalan.has(satu.uuid))}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}

/** 'Oven: dimulai 20 Nov 2026 08:10 oleh Nur Aini, jatuh 09:10, selesai 09:14', and by whom where it was somebody else. */
function kataPengingat(satu: PengingatTercatat, berjalan: boolean): string {
  const { label, mulai, jatuh, selesai, dimulaiOleh, diselesaikanOleh, diurungkan } = satu;
  const jam = (saat: string) => labTime(new Date(saat));
  const sehari = (saat: string) => labDay(new Date(saat)) === labDay(new Date(mulai));
  const pada = (saat: string) => (sehari(saat) ? jam(saat) : `${formatShortDate(saat)} ${jam(saat)}`);
  const oleh = (siapa: Orang | null) =>
    siapa && siapa.uuid !== dimulaiOleh.uuid ? ` oleh ${siapa.nama}` : '';
  const akhir = selesai && `selesai ${pada(selesai)}${oleh(diselesaikanOleh)}`;
  return [
    `${label}: dimulai ${formatShortDate(mulai)} ${jam(mulai)} oleh ${dimulaiOleh.nama}`,
    `jatuh ${pada(jatuh)}`,
    ...(diurungkan ? [`selesai ${pada(diurungkan.selesai)} diurungkan${oleh(diurungkan.oleh)}`] : []),
    akhir ?? (berjalan ? 'masih berjalan' : 'tidak diselesaikan'),
  ].join(', ');
}

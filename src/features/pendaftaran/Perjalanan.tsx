import { formatShortDate } from '#domain/core/format.ts';
import { kataSejak, type Perjalanan as Isi, type Tahap } from '#domain/perjalanan/perjalanan.ts';
import { berjanji } from '#domain/tables/berjanji.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { useHariIni } from '#data/antrean.ts';
import { Section } from '#kit/text/Section.tsx';
import { Steps } from '#kit/text/Steps.tsx';
import { JanjiBadge } from './JanjiBadge.tsx';

type PerjalananProps = { data: Pendaftaran; isi: Isi };

/** What happened to a submission, who has it since when, what is next and by when (BEYOND-39). */
export function Perjalanan({ data, isi }: PerjalananProps) {
  const judul = adalahPenelitian(data) ? 'Perjalanan penelitian' : 'Perjalanan pengujian';
  const hariIni = useHariIni();
  const berikutnya = isi.tahap.findIndex(({ keadaan }) => keadaan === 'nanti');
  return (
    <Section title={judul} action={<JanjiBadge {...data} berlaku={berjanji(data)} />} dense>
      <div className="mj-tumpuk-2">
        <p>
          <strong>{isi.kata}</strong>
        </p>
        {isi.pemegang ? (
          <p className="mj-catatan">
            Giliran: <strong>{isi.pemegang}</strong>
            {isi.sejak ? `, ${kataSejak(isi.sejak, hariIni)}` : null}
          </p>
        ) : null}
        <Steps
          label={judul}
          steps={isi.tahap.map((satu, ke) => ({
            label: satu.nama,
            keadaan: satu.keadaan,
            note: ke === berikutnya && isi.pemegang ? 'berikutnya' : hariDari(satu),
          }))}
        />
      </div>
    </Section>
  );
}

/** The day a stage was done or ended; since when it lasts stands above. */
const hariDari = ({ keadaan, pada }: Tahap): string | null =>
  pada && keadaan !== 'sekarang' ? formatShortDate(pada) : null;

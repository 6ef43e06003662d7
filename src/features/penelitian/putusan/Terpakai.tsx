import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kataWaktu } from '#domain/penggunaan/waktu.ts';
import { useJadwalTampak } from '#data/jadwal.ts';
import { withZone } from '#domain/core/format.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { Section } from '#kit/text/Section.tsx';
import { instrumenTerpakai, type InstrumenTerpakai } from '#domain/penelitian/terpakai.ts';
import classes from './Terpakai.module.css';

/** What of the laboratory is taken at the time a research asks for, as far as this device knows. */
export function Terpakai({ data }: { data: Penelitian }) {
  const luar = data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium;
  const { idLaboratorium, tglMulai: dari, tglSelesai: sampai } = data;
  const jadwal = useJadwalTampak(luar ? null : { idLaboratorium, dari, sampai });
  if (luar || jadwal === undefined) return null;
  const semua = instrumenTerpakai(data, jadwal);
  return (
    <Section title="Terpakai pada waktu itu" dense>
      {semua.length === 0 ? (
        <p className="mj-redup">Tidak ada instrumen laboratorium ini yang sudah dipesan.</p>
      ) : (
        <ul className="mj-bergaris">
          {semua.map((satu) => (
            <li key={satu.id}>
              <Instrumen {...satu} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Instrumen({ nama, direncanakan, waktu }: InstrumenTerpakai) {
  const judul = (
    <span className={classes.name}>
      <span>{nama}</span>
      <small>
        {direncanakan ? 'Direncanakan, ' : ''}
        {waktu.length === 0 ? 'belum dipesan orang lain' : `${waktu.length} waktu terpakai`}
      </small>
    </span>
  );
  if (waktu.length === 0) return <div className={classes.free}>{judul}</div>;
  return (
    <details className={`mj-lipat ${classes.details}`}>
      <summary>{judul}</summary>
      <ul className={classes.times}>
        {waktu.map((satu) => (
          <li key={satu.uuid}>
            <DateText value={satu.tanggal} />, {withZone(kataWaktu(satu))}
            {satu.nama ? <span className="mj-redup"> · {satu.nama}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

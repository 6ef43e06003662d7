import type { JawabanServer } from './keadaan-baris.ts';
import classes from './Baris.module.css';

/** What the server found wrong, field by field. */
export function IsianSalah({ isian }: Pick<JawabanServer, 'isian'>) {
  if (isian.length === 0) return null;
  return (
    <ul className={classes.fields}>
      {isian.map(({ nama, pesan }) => (
        <li key={`${nama}${pesan}`}>
          <strong>{nama}</strong>: {pesan}
        </li>
      ))}
    </ul>
  );
}

import type { JawabanServer } from './keadaan-baris.ts';

/** What the server found wrong, field by field. */
export function IsianSalah({ isian }: Pick<JawabanServer, 'isian'>) {
  if (isian.length === 0) return null;
  return (
    <ul className="mj-atas-2">
      {isian.map(({ nama, pesan }) => (
        <li key={`${nama}${pesan}`}>
          <strong>{nama}</strong>: {pesan}
        </li>
      ))}
    </ul>
  );
}

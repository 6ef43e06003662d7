import { Checkbox } from '@mantine/core';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { Field } from '#kit/field/field.ts';
import type { TagihanPenelitian } from './buat-invoice.ts';
import { BarisTagihan } from './BarisTagihan.tsx';
import classes from './PilihTagihan.module.css';

export type PilihTagihanProps = Field<string[]> & {
  /** Those that can be chosen, oldest first. */
  tagihan: readonly TagihanPenelitian[];
  /** Whose a bill is, where that is not the research's own (GAP-154). */
  lab: (tagihan: TagihanPenelitian) => string | null;
};

/** One bill or several, each with what it asks for (PAY-07). */
export function PilihTagihan({ id, value, readOnly, onChange, tagihan, lab }: PilihTagihanProps) {
  const semua = tagihan.every(({ uuid }) => value.includes(uuid));
  const pilih = (uuid: string, dipilih: boolean) =>
    onChange(dipilih ? [...value, uuid] : value.filter((lain) => lain !== uuid));
  return (
    <fieldset id={id} className="mj-tumpuk-2" disabled={readOnly} tabIndex={-1}>
      <legend className="mj-terdengar">Tagihan yang dibuatkan invoice</legend>
      {tagihan.length > 1 ? (
        <Checkbox
          label={`Pilih semua (${tagihan.length})`}
          checked={semua}
          indeterminate={!semua && value.length > 0}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? tagihan.map(({ uuid }) => uuid) : [])
          }
        />
      ) : null}
      <ul className="mj-tumpuk-3">
        {tagihan.map((satu) => (
          <li key={satu.uuid} className={classes.bill}>
            <Checkbox
              className={classes.choice ?? ''}
              classNames={{ labelWrapper: classes.wrapper ?? '' }}
              checked={value.includes(satu.uuid)}
              onChange={({ currentTarget: { checked } }) => pilih(satu.uuid, checked)}
              label={
                <span className={classes.label}>
                  <span>
                    {[satu.namaTagihan, lab(satu), formatDate(satu.createdAt)].filter(Boolean).join(', ')}
                  </span>
                  <strong className="mj-uang mj-kanan">{formatRupiah(satu.totalTagihan)}</strong>
                </span>
              }
            />
            <BarisTagihan rincian={satu.rincian} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

import { formatRupiah } from '#domain/core/format.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import classes from './Kartu.module.css';

/** What comes back and how far it is, in sight whichever tab is open (GAP-145). */
export function PengembalianRingkas({ pengembalian }: { pengembalian: readonly Pengembalian[] }) {
  if (pengembalian.length === 0) return null;
  return (
    <Section title="Pengembalian">
      <ul className="mj-tumpuk-4">
        {pengembalian.toReversed().map((satu) => (
          <li key={satu.uuid} className="mj-tumpuk-3">
            <div className={classes.head}>
              <strong className="mj-uang">{formatRupiah(satu.nominalPengembalian)}</strong>
              <DateText value={satu.tglPengembalian ?? satu.createdAt} />
            </div>
            <div>
              <WorkflowBadge workflow={pengembalianWorkflow} kode={satu.kdStatusPengembalian} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

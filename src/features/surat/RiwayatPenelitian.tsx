import { formatNumber } from '#domain/core/format.ts';
import type { RincianLaboratorium } from '#domain/surat/rincian.ts';
import { Section } from '#kit/text/Section.tsx';
import { RecordTable } from '#kit/list/RecordTable.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { PenelitianDialog, TombolPenelitian, type BukaPenelitian } from './PenelitianDialog.tsx';

/** What an applicant has researched, laboratory by laboratory, before they apply (LETTER-06). */
export function RiwayatPenelitian({ laboratorium }: { laboratorium: readonly RincianLaboratorium[] }) {
  const dialog = useDialog<BukaPenelitian>();
  return (
    <Section title="Riwayat penelitian">
      {laboratorium.length > 0 ? (
        <RecordTable
          label="Riwayat penelitian"
          rows={laboratorium}
          rowKey={({ idLaboratorium }) => String(idLaboratorium)}
          columns={[
            { title: 'Laboratorium', card: 'title', cell: (satu) => satu.laboratorium },
            {
              title: 'Jumlah penelitian',
              figures: true,
              cell: ({ jlhPenelitian }) => formatNumber(jlhPenelitian),
            },
            {
              title: 'Aksi',
              width: 6,
              card: 'actions',
              cell: ({ laboratorium: nama, penelitian }) => (
                <TombolPenelitian dialog={dialog} laboratorium={nama} penelitian={penelitian} />
              ),
            },
          ]}
        />
      ) : (
        <p className="mj-redup mj-rapi">Belum ada penelitian yang didaftarkan.</p>
      )}
      <PenelitianDialog dialog={dialog} />
    </Section>
  );
}

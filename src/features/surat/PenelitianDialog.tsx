import { Button } from '@mantine/core';
import { formatNumber } from '#domain/core/format.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { PenelitianSurat } from '#domain/surat/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { Numbered } from '#kit/table/list-columns.tsx';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import classes from './PenelitianDialog.module.css';

/** The research of one laboratory. */
export type BukaPenelitian = { laboratorium: string; penelitian: readonly PenelitianSurat[] };

type TombolPenelitianProps = BukaPenelitian & { dialog: Dialog<BukaPenelitian> };

/** Opens the dialog of one laboratory. */
export const TombolPenelitian = ({ dialog, ...buka }: TombolPenelitianProps) => (
  <Button variant="default" aria-haspopup="dialog" onClick={() => dialog.open(buka)}>
    Detail<span className="mj-terdengar"> {buka.laboratorium}</span>
  </Button>
);

/** What somebody has researched in one laboratory, searched by itself (LETTER-09, LETTER-15, LETTER-18). */
export function PenelitianDialog({ dialog }: { dialog: Dialog<BukaPenelitian> }) {
  if (!dialog.isi) return null;
  const { laboratorium, penelitian } = dialog.isi;
  return (
    <DialogFrame dialog={dialog} key={dialog.key} title={`Detail penelitian: ${laboratorium}`} size={850}>
      <SearchedTable
        label={`Detail penelitian: ${laboratorium}`}
        rows={penelitian}
        rowKey={({ uuid }) => uuid}
        searchLabel="Cari nomor, judul, jenis"
        fits={cocok}
        empty="Tidak ada penelitian di laboratorium ini."
        columns={[
          { title: 'Jenis penelitian', width: 9, cell: ({ jenisPenelitian }) => jenisPenelitian },
          {
            title: 'Judul atau nama sampel',
            card: 'title',
            cell: ({ nomor, judul }) => <Numbered number={nomor ?? nomorMenyusul}>{judul}</Numbered>,
          },
          {
            title: 'Tanggal penggunaan',
            width: 9,
            cell: ({ tglMulai, tglSelesai }) => (
              <>
                <DateText value={tglMulai} /> – <DateText value={tglSelesai} />
              </>
            ),
          },
          {
            title: 'Status',
            width: 12.5,
            card: 'mark',
            cell: (satu) => <Status satu={satu} />,
          },
        ]}
      />
    </DialogFrame>
  );
}

/** As it stood when the letter was applied for, with what stayed broken and why that was waived (GAP-146). */
function Status({ satu: { kdStatusPengajuan, jlhRusak, catatanSelesai } }: { satu: PenelitianSurat }) {
  return (
    <span className={classes.status}>
      <WorkflowBadge workflow={penelitianWorkflow} kode={kdStatusPengajuan} />
      {jlhRusak > 0 ? (
        <small>
          {formatNumber(jlhRusak)} alat rusak{catatanSelesai ? `: ${catatanSelesai}` : ''}
        </small>
      ) : null}
    </span>
  );
}

const cocok = ({ nomor, judul, jenisPenelitian }: PenelitianSurat, cari: string): boolean =>
  [nomor ?? nomorMenyusul, judul, jenisPenelitian].some((teks) =>
    teks.toLowerCase().includes(cari.toLowerCase()),
  );

import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatRupiah } from '#domain/core/format.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Numbered } from '#kit/table/list-columns.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { useUnduhTandaTerima } from '#features/pendaftaran/unduh-tanda-terima.ts';
import { KembalikanForm } from './KembalikanForm.tsx';

/** REFUND-05, CONF-47. */
const judul = 'Pengembalian deposit';

type DialogPengembalian = Pick<Dialog<Pengembalian>, 'isi' | 'opened' | 'close' | 'exited'>;

export type PengembalianDialogProps = { dialog: DialogPengembalian };

/** One return over the list: to be given back, else to be looked at. */
export function PengembalianDialog({ dialog }: PengembalianDialogProps) {
  const { isi } = dialog;
  return isi ? <Satu key={isi.uuid} dialog={dialog} pengembalian={isi} /> : null;
}

function Satu(props: PengembalianDialogProps & { pengembalian: Pengembalian }) {
  const { dialog, pengembalian } = props;
  const terbuka = pengembalian.kdStatusPengembalian === pengembalianWorkflow.states.belum.code;
  // As it opened: a form does not turn into something else when somebody else records it meanwhile.
  const [mengembalikan] = useState(terbuka);
  return mengembalikan ? (
    <KembalikanForm
      dialog={dialog}
      title={judul}
      pengembalian={pengembalian}
      verdict={
        terbuka ? { ok: true } : { ok: false, status: 409, reason: 'Dana ini sudah dicatat dikembalikan.' }
      }
    />
  ) : (
    <Lihat dialog={dialog} pengembalian={pengembalian} />
  );
}

function Lihat({ dialog, pengembalian }: { dialog: DialogPengembalian; pengembalian: Pengembalian }) {
  const unduh = useUnduhTandaTerima();
  const { fileBuktiPembayaran, namaBankTujuan, noRekeningTujuan } = pengembalian;
  return (
    <DialogFrame dialog={dialog} title={judul} size={750}>
      <div className="mj-tumpuk-5">
        <div>
          <WorkflowBadge workflow={pengembalianWorkflow} kode={pengembalian.kdStatusPengembalian} />
        </div>
        <FactList
          facts={[
            { label: 'No. invoice', value: <span className="mj-kode">{pengembalian.noInvoice}</span> },
            { label: 'Total pengembalian', value: formatRupiah(pengembalian.nominalPengembalian) },
            { label: 'Nama', value: pengembalian.nama },
            { label: 'Laboratorium', value: pengembalian.namaLaboratorium },
            {
              label: 'Judul atau nama sampel',
              value: <Numbered number={pengembalian.nomor ?? nomorMenyusul}>{pengembalian.judul}</Numbered>,
              wide: true,
            },
            { label: 'Tanggal pengembalian', value: <DateText value={pengembalian.tglPengembalian} /> },
            { label: 'Rekening tujuan', value: `${namaBankTujuan} ${noRekeningTujuan}` },
            { label: 'Nama pemilik rekening', value: pengembalian.namaPemilikRekeningTujuan },
            { label: 'Keterangan', value: pengembalian.keterangan, wide: true },
          ]}
        />
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload aria-hidden size="1.125rem" />}
            onClick={() => void unduh(pengembalian)}
          >
            Unduh tanda terima
          </Button>
        </div>
        {fileBuktiPembayaran ? <FilePreview file={fileBuktiPembayaran} label="Bukti pengembalian" /> : null}
      </div>
    </DialogFrame>
  );
}

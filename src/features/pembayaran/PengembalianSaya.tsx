import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useUnduhTandaTerima } from '#features/pendaftaran/unduh-tanda-terima.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Numbered } from '#kit/table/list-columns.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import classes from './Kartu.module.css';

/** What comes back to this registrant, also what was returned long ago (REFUND-14, GAP-145). */
export function PengembalianSaya({
  pengembalian,
  kosong,
}: {
  pengembalian: readonly Pengembalian[];
  /** Why there is none, and when there would be. */
  kosong: string;
}) {
  const unduh = useUnduhTandaTerima();
  if (pengembalian.length === 0) return <p className={classes.none}>{kosong}</p>;
  return (
    <ul className="mj-tumpuk-4">
      {pengembalian.toReversed().map((satu) => (
        <li key={satu.uuid} className={classes.card}>
          <div className={classes.proof} data-file={satu.fileBuktiPembayaran !== null || undefined}>
            <div className="mj-tumpuk-3">
              <div className={classes.head}>
                <h3 className={`mj-kode ${classes.title}`}>{satu.noInvoice}</h3>
                <WorkflowBadge workflow={pengembalianWorkflow} kode={satu.kdStatusPengembalian} />
              </div>
              <div className={classes.sum}>
                <span>Dikembalikan kepada {satu.nama}</span>
                <strong>{formatRupiah(satu.nominalPengembalian)}</strong>
              </div>
              <FactList
                facts={[
                  { label: 'Jenis', value: satu.jenisPenggunaan },
                  {
                    label: 'Judul atau nama sampel',
                    value: <Numbered number={satu.nomor ?? nomorMenyusul}>{satu.judul}</Numbered>,
                  },
                  { label: 'Tanggal pembayaran', value: <DateText value={satu.tglPembayaran} /> },
                  { label: 'Tanggal pengembalian', value: <DateText value={satu.tglPengembalian} /> },
                  { label: 'Rekening tujuan', value: tujuan(satu) },
                  { label: 'Proses selanjutnya', value: satu.prosesSelanjutnya },
                  { label: 'Keterangan', value: satu.keterangan, wide: true },
                ]}
              />
              {satu.kdStatusPengembalian === pengembalianWorkflow.states.sudah.code ? (
                <div className={classes.buttons}>
                  <Button
                    variant="default"
                    leftSection={<IconDownload aria-hidden size="1.125rem" />}
                    onClick={() => void unduh(satu)}
                  >
                    Unduh tanda terima<span className="mj-terdengar"> {satu.noInvoice}</span>
                  </Button>
                </div>
              ) : null}
            </div>
            {satu.fileBuktiPembayaran ? (
              <FilePreview file={satu.fileBuktiPembayaran} label="Bukti pengembalian" />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const tujuan = ({ namaBankTujuan, noRekeningTujuan, namaPemilikRekeningTujuan }: Pengembalian) =>
  noRekeningTujuan ? `${namaBankTujuan} ${noRekeningTujuan}, ${namaPemilikRekeningTujuan}` : null;

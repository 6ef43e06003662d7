import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { BadgePenambahan } from '#features/penelitian/bagian/Badge.tsx';
import { jumlahBaris } from './ringkas.ts';
import classes from './DetailPenambahan.module.css';

export type DetailPenambahanDialogProps = {
  dialog: Dialog<string>;
  penambahan: Penambahan;
  /** Whose it is, where that is not the research's own (GAP-154). */
  lab: string | null;
  /** It waits for its reader (GAP-150). */
  giliran: boolean;
};

/** One addition in full, with 'Total tagihan' (USAGE-03). */
export function DetailPenambahanDialog({ dialog, penambahan, lab, giliran }: DetailPenambahanDialogProps) {
  return (
    <DialogFrame dialog={dialog} title="Detail penggunaan" size={750}>
      <IsiPenambahan penambahan={penambahan} lab={lab} giliran={giliran} />
    </DialogFrame>
  );
}

/** Who added it when, its lines with their prices, and what they come to. */
export function IsiPenambahan({ penambahan, lab, giliran }: Omit<DetailPenambahanDialogProps, 'dialog'>) {
  const { tglPenggunaan, kdStatusPengajuan, user, createdAt, catatan, baris, total } = penambahan;
  return (
    <div className={classes.detail}>
      <span>
        <BadgePenambahan kode={kdStatusPengajuan} giliran={giliran} />
      </span>
      <FactList
        facts={[
          { label: 'Tanggal penggunaan', value: <DateText value={tglPenggunaan} /> },
          ...(lab ? [{ label: 'Laboratorium', value: lab }] : []),
          { label: 'Dicatat oleh', value: user.nama },
          { label: 'Dicatat pada', value: <DateText value={createdAt} as="tanggal-waktu" /> },
          ...(catatan ? [{ label: 'Catatan', value: catatan, wide: true }] : []),
        ]}
      />
      <ul aria-label="Barang">
        {baris.map((satu) => (
          <li key={satu.uuid} className={classes.line}>
            <span className={classes.words}>
              <strong>{satu.namaBarang}</strong>
              <small>
                {satu.namaJenisBarang} · <span className="mj-kode">{satu.kdBarang}</span>
              </small>
              <span>{jumlahBaris(satu)}</span>
            </span>
            <span className={classes.price}>
              {formatRupiah(satu.hargaTotal)}
              {satu.hargaTotal > 0 && satu.jlhPenggunaan !== 1 ? (
                <small>
                  {formatNumber(satu.jlhPenggunaan)} × {formatRupiah(satu.hargaSatuan)}
                </small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <dl className={classes.total}>
        <dt>Total tagihan</dt>
        <dd className="mj-uang">{formatRupiah(total)}</dd>
      </dl>
    </div>
  );
}

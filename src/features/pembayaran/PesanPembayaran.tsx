import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { formatDateTime } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { jenisDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { useOrang } from '#data/app.ts';
import { kunciDraf } from '#data/drafts.ts';
import { useDrafTersimpan } from '#data/use-draft.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { paths } from '#paths';
import { dariLane, panggilanBukti, type BukaBukti } from './bukti.ts';

export type PesanPembayaranProps = {
  tampilan: Tampilan<Pendaftaran>;
  /** The invoice that waits for its proof. */
  bayar: InvoicePokok | null;
  /** Opens the proof form; absent while it is open. */
  onKirim: ((buka: BukaBukti) => void) | undefined;
};

/** What the payer must know before the rest: a refused proof, or one that was begun and not sent. */
export function PesanPembayaran({
  tampilan: { data, keputusan, hilang },
  bayar,
  onKirim,
}: PesanPembayaranProps) {
  const { actor } = useOrang();
  const jenis = jenisDari(data);
  const draf = useDrafTersimpan(kunciDraf(panggilanBukti(jenis), bayar?.uuid ?? null));
  const lanjutkan = draf && bayar && onKirim;
  if (keputusan.length === 0 && !hilang && !lanjutkan) return null;
  const outbox = (
    <Button component={Link} to={paths.kotakKeluar()} variant="default">
      Buka kotak keluar
    </Button>
  );
  return (
    <div className="mj-tumpuk-3 mj-bawah-4">
      {hilang ? (
        <Callout tone="menunggu" title="Pendaftaran ini tidak ada lagi di akun Anda" action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {keputusan.map((row) => {
        const invoice = dariLane(data, row.lane);
        // Somebody else's proof may have come first: then nothing is left to correct.
        const dapatDikirim =
          invoice &&
          check(invoiceWorkflow, 'kirimBukti', keadaanInvoice(invoice, pemilikInvoice(data, jenis)), actor)
            .ok;
        return (
          <Callout
            key={row.opId}
            tone="bahaya"
            title={`${row.label}: perlu keputusan Anda`}
            action={
              <>
                {dapatDikirim && onKirim ? (
                  <Button onClick={() => onKirim({ invoice, perbaiki: row })}>Perbaiki</Button>
                ) : null}
                {outbox}
              </>
            }
          >
            {row.error?.info}
          </Callout>
        );
      })}
      {lanjutkan ? (
        <Callout
          tone="info"
          title="Bukti pembayaran belum dikirim"
          action={<Button onClick={() => onKirim({ invoice: bayar, perbaiki: null })}>Lanjutkan</Button>}
        >
          Isiannya tersimpan di perangkat ini, terakhir diketik {formatDateTime(draf.diubah)}.
        </Callout>
      ) : null}
    </div>
  );
}

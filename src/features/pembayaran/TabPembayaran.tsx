import { Tabs } from '@mantine/core';
import { cetakDari, kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { useLeaveRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { PengembalianSaya } from './PengembalianSaya.tsx';
import { RiwayatInvoice } from './RiwayatInvoice.tsx';
import { TagihanTerbit } from './TagihanTerbit.tsx';
import { useUnduhInvoice } from '#features/pendaftaran/unduh-invoice.ts';

export type TabPembayaranProps = { tampilan: Tampilan<Pengujian>; onKirim: (invoice: Invoice) => void };

/** PAY-04 for people of the house, PAY-05 for everybody else: the price list they registered at tells which (CONF-35). */
export function TabPembayaran({ tampilan, onKirim }: TabPembayaranProps) {
  const { data } = tampilan;
  const { golonganTarif, pembayaran, pengembalian } = data;
  const unduh = useUnduhInvoice();
  const kembali = useLeaveRekaman(paths.pembayaran.list());
  const eksternal = golonganTarif === 'eksternal';
  return (
    <Tabs defaultValue="riwayat">
      <Tabs.List aria-label="Rincian pembayaran">
        {eksternal ? <Tabs.Tab value="buat">Buat invoice</Tabs.Tab> : null}
        <Tabs.Tab value="riwayat">Riwayat invoice</Tabs.Tab>
        <Tabs.Tab value="pengembalian">
          {eksternal ? 'Pengembalian deposit' : 'Pengembalian dana'}
          {pengembalian.length > 0 ? ` (${pengembalian.length})` : ''}
        </Tabs.Tab>
      </Tabs.List>
      {eksternal ? (
        <Tabs.Panel value="buat">
          <TagihanTerbit tagihan={pembayaran.tagihan} />
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="riwayat">
        <RiwayatInvoice
          tampilan={tampilan}
          invoice={pembayaran.invoice}
          kosong="Belum ada invoice. Pengujian tanpa biaya tidak ditagih; bila ada biaya, invoice muncul di sini."
          onKirim={onKirim}
          // PAY-06: after printing back to the list.
          onUnduh={(satu) =>
            void unduh(() => cetakDari(satu, kepalaPembayaran(data), pengembalian)).then(kembali)
          }
        />
      </Tabs.Panel>
      <Tabs.Panel value="pengembalian">
        <PengembalianSaya
          pengembalian={pengembalian}
          kosong="Tidak ada pengembalian. Dana yang lebih dibayar muncul di sini setelah tagihan pelunasan dihitung."
        />
      </Tabs.Panel>
    </Tabs>
  );
}

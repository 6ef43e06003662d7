import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { sisaPenelitian } from '#domain/pembayaran/rules.ts';
import { langkahUang } from '#domain/penelitian/giliran.ts';
import { tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { useOrang } from '#data/app.ts';
import { useLeaveRekaman } from '#kit/record/record.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { BuatInvoice } from './BuatInvoice.tsx';
import { dapatBuatInvoice } from './buat-invoice.ts';
import { BuktiDialog } from './BuktiDialog.tsx';
import { CaraMembayar } from './CaraMembayar.tsx';
import { useDialogBukti } from './dialog-bukti.ts';
import { KepalaPembayaran } from './KepalaPembayaran.tsx';
import { Langkah } from './Langkah.tsx';
import { PengembalianRingkas } from './PengembalianRingkas.tsx';
import { PengembalianSaya } from './PengembalianSaya.tsx';
import { posisiPenelitian } from './posisi-penelitian.ts';
import { RingkasanPembayaran } from './RingkasanPembayaran.tsx';
import { jumlahPenelitian } from './ringkasan-penelitian.ts';
import { RiwayatInvoicePenelitian } from './RiwayatInvoicePenelitian.tsx';
import { tabUang, type TabPilihan, type TabUang } from './tab.ts';
import { TagihanSudah } from './TagihanSudah.tsx';
import { UnduhPenggunaan } from './UnduhPenggunaan.tsx';
import classes from './PembayaranPage.module.css';

/** The money of one research, for whom it is asked of (PAY-02, PAY-03, PAY-05). */
export function PembayaranPenelitian({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const { data, tertunda } = tampilan;
  const posisi = posisiPenelitian(data, tertunda);
  const bukti = useDialogBukti(tampilan, posisi);
  return (
    <>
      <KepalaPembayaran
        tampilan={tampilan}
        bukti={bukti}
        actions={data.penambahan.length > 0 ? <UnduhPenggunaan data={data} /> : null}
      />
      <div className={classes.record}>
        <Langkah
          posisi={posisi}
          tanpaTagihan="Belum ada tagihan. Tagihan terbit di sini setelah penggunaan yang berbiaya disetujui laboran."
        />
        {posisi?.bayar ? <CaraMembayar invoice={posisi.bayar} /> : null}
        <Rincian tampilan={tampilan} onKirim={bukti.kirim} />
        <div className={classes.side}>
          <RingkasanPembayaran
            jumlah={jumlahPenelitian(data.pembayaran)}
            total={data.pembayaran.totalTagihanBelumTerbayar}
            sisa={sisaPenelitian(data.pembayaran, tertunda)}
          />
          {eksternal(data) ? <PengembalianRingkas pengembalian={data.pengembalian} /> : null}
        </div>
      </div>
      <BuktiDialog dialog={bukti.dialog} record={data} />
    </>
  );
}

const eksternal = ({ golonganTarif }: Penelitian): boolean => golonganTarif === 'eksternal';
const tanpaPengembalian =
  'Tidak ada pengembalian. Kredit yang tersisa setelah penggunaan selesai dikembalikan, dan tampil di sini.';

/** Two tabs for people of the house, three for everybody else; what comes back is in sight for both (GAP-145). */
function Rincian({
  tampilan,
  onKirim,
}: {
  tampilan: Tampilan<Penelitian>;
  onKirim: ReturnType<typeof useDialogBukti>['kirim'];
}) {
  const { data } = tampilan;
  const [pilihan, setPilihan] = useState<TabPilihan | null>(null);
  const langkah = langkahUang(data);
  const pergiKe = (tab: TabUang) => setPilihan({ tab, saat: langkah });
  const kembali = useLeaveRekaman(paths.pembayaran.list());
  const luar = eksternal(data);
  const { actor } = useOrang();
  const dapatBuat = dapatBuatInvoice(data, actor);
  const pengembalian = <PengembalianSaya pengembalian={data.pengembalian} kosong={tanpaPengembalian} />;
  return (
    <div className="mj-tumpuk-4">
      <Tabs
        value={tabUang(langkah, pilihan, dapatBuat)}
        onChange={(next) => (next === null ? undefined : pergiKe(next as TabUang))}
      >
        <Tabs.List aria-label="Rincian pembayaran">
          {dapatBuat ? (
            <Tabs.Tab value="buat">Buat invoice ({tagihanDiurus(data, actor).length})</Tabs.Tab>
          ) : null}
          <Tabs.Tab value="riwayat">Riwayat invoice</Tabs.Tab>
          {luar ? <Tabs.Tab value="pengembalian">Pengembalian deposit</Tabs.Tab> : null}
        </Tabs.List>
        {dapatBuat ? (
          <Tabs.Panel value="buat">
            <BuatInvoice data={data} onDibuat={() => pergiKe('riwayat')} />
          </Tabs.Panel>
        ) : null}
        <Tabs.Panel value="riwayat">
          <div className="mj-tumpuk-4">
            <RiwayatInvoicePenelitian tampilan={tampilan} onKirim={onKirim} onUnduh={kembali} />
            {dapatBuat ? null : <TagihanSudah data={data} />}
          </div>
        </Tabs.Panel>
        {luar ? <Tabs.Panel value="pengembalian">{pengembalian}</Tabs.Panel> : null}
      </Tabs>
      {luar ? null : <Section title="Pengembalian deposit">{pengembalian}</Section>}
    </div>
  );
}

import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { sisaPenelitian } from '#domain/pembayaran/rules.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { PendaftarPenelitian } from '#features/pendaftaran/PendaftarPenelitian.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { RecordColumns, RecordHead, RecordMissing } from '#kit/frame/RecordPage.tsx';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { BuatInvoice } from './BuatInvoice.tsx';
import { dapatBuatInvoice } from './buat-invoice.ts';
import { PengembalianSaya } from './PengembalianSaya.tsx';
import { RingkasanPembayaran } from './RingkasanPembayaran.tsx';
import { jumlahPenelitian } from './ringkasan-penelitian.ts';
import { RiwayatInvoicePenelitian } from './RiwayatInvoicePenelitian.tsx';
import { TagihanSudah } from './TagihanSudah.tsx';
import { UnduhPenggunaan } from './UnduhPenggunaan.tsx';
import { usePembayaranPetugas } from './use-pembayaran-petugas.ts';

const kembali = { to: paths.petugasPembayaran.list(), label: 'Verifikasi pembayaran' };

/** The money of one research for the payment officer of its laboratory, who invoices what nobody else does (GAP-134). */
export default function PembayaranPetugasPage() {
  const hasil = usePembayaranPetugas(useRekaman(paths.petugasPembayaran.list()));
  return hasil.jenis === 'ada' ? (
    <Ada key={hasil.tampilan.data.uuid} tampilan={hasil.tampilan} />
  ) : (
    <RecordMissing what="Pembayaran" back={kembali} failed={hasil.jenis === 'gagal' ? hasil : null} />
  );
}

function Ada({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const { data, tertunda } = tampilan;
  const { pembayaran, pengembalian } = data;
  return (
    <>
      <RecordHead
        title={data.judul}
        code={data.nomor ?? nomorMenyusul}
        back={kembali}
        status={<BadgePembayaran kode={pembayaran.kdStatusPembayaran} />}
        next={pembayaran.prosesSelanjutnya}
        actions={<UnduhPenggunaan data={data} />}
      />
      <RecordColumns
        side={
          <>
            <RingkasanPembayaran
              jumlah={jumlahPenelitian(pembayaran)}
              total={pembayaran.totalTagihanBelumTerbayar}
              sisa={sisaPenelitian(pembayaran, tertunda)}
            />
            <PendaftarPenelitian data={data} tanpaAsal />
          </>
        }
      >
        <Rincian tampilan={tampilan} pengembalian={pengembalian.length} />
      </RecordColumns>
    </>
  );
}

function Rincian({ tampilan, pengembalian }: { tampilan: Tampilan<Penelitian>; pengembalian: number }) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const dapatBuat = dapatBuatInvoice(data, actor);
  const [pilihan, setTab] = useState('buat');
  const tab = pilihan === 'buat' && !dapatBuat ? 'riwayat' : pilihan;
  return (
    <Tabs value={tab} onChange={(next) => (next === null ? undefined : setTab(next))}>
      <Tabs.List aria-label="Rincian pembayaran">
        {dapatBuat ? (
          <Tabs.Tab value="buat">Buat invoice ({tagihanDiurus(data, actor).length})</Tabs.Tab>
        ) : null}
        <Tabs.Tab value="riwayat">Riwayat invoice</Tabs.Tab>
        <Tabs.Tab value="pengembalian">
          Pengembalian deposit{pengembalian > 0 ? ` (${pengembalian})` : ''}
        </Tabs.Tab>
      </Tabs.List>
      {dapatBuat ? (
        <Tabs.Panel value="buat">
          <BuatInvoice data={data} onDibuat={() => setTab('riwayat')} />
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="riwayat">
        <div className="mj-tumpuk-4">
          <RiwayatInvoicePenelitian tampilan={tampilan} />
          {dapatBuat ? null : <TagihanSudah data={data} />}
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="pengembalian">
        <PengembalianSaya
          pengembalian={data.pengembalian}
          kosong="Tidak ada pengembalian. Kredit yang tersisa setelah penggunaan selesai dikembalikan."
        />
      </Tabs.Panel>
    </Tabs>
  );
}

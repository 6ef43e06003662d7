import { Button } from '@mantine/core';
import type { HariSatuPengingat } from '#domain/kabar/pengingat-endpoints.ts';
import { pengingatApi } from '#domain/kabar/pengingat-endpoints.ts';
import { pengingat as daftarPengingat } from '#domain/kabar/pengingat.ts';
import { useLive } from '#data/use-live.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordTable, type RecordColumn } from '#kit/list/RecordTable.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { Section } from '#kit/text/Section.tsx';
import { HariDialog } from './HariDialog.tsx';
import { kataHari, keteranganPengingat } from './kata.ts';
import classes from './Pengingat.module.css';

/** On which days people are told again of what waits, or of a date that comes near, for Admin (BEYOND-42). */
export default function PengingatPage() {
  const { hasil, muatUlang } = useLive(pengingatApi.list, {});
  const luring = useNetworkMissing() !== null;
  const ubah = useDialog<HariSatuPengingat>();
  const semua = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  return (
    <>
      <PageHeader title="Hari pengingat" />
      <div className="mj-tumpuk-4">
        {luring ? (
          <Callout tone="info" title="Tidak tersambung ke server">
            Hari pengingat dapat diubah setelah tersambung lagi.
          </Callout>
        ) : null}
        <p className="mj-rapi">
          Yang menunggu seseorang dikabarkan saat itu juga, lalu diingatkan lagi pada hari-hari ini selama
          belum selesai. Yang bertanggal dikabarkan sejak hari pertamanya tiba. Begitu dikerjakan,
          pengingatnya berhenti.
        </p>
        {hasil.jenis === 'memuat' ? <SkeletonRows rows={8} /> : null}
        {hasil.jenis === 'gagal' ? <NotHere what="Daftar" failed={{ ...hasil, muatUlang }} /> : null}
        {semua.length > 0 ? (
          <Section title="Yang diingatkan">
            <RecordTable
              label="Hari pengingat"
              rows={semua}
              rowKey={(satu) => satu.pengingat}
              columns={kolom(ubah.open, luring)}
            />
          </Section>
        ) : null}
      </div>
      {ubah.isi ? (
        <HariDialog
          key={ubah.key}
          dialog={ubah}
          // The form follows what others do meanwhile.
          isi={semua.find((satu) => satu.pengingat === ubah.isi!.pengingat) ?? ubah.isi}
          onBerubah={muatUlang}
        />
      ) : null}
    </>
  );
}

const kolom = (
  onUbah: (isi: HariSatuPengingat) => void,
  luring: boolean,
): RecordColumn<HariSatuPengingat>[] => [
  {
    title: 'Pengingat',
    card: 'title',
    cell: ({ pengingat: jenis }) => (
      <>
        <span className="mj-tebal">{daftarPengingat[jenis].nama}</span>
        <span className={classes.note}>{keteranganPengingat[jenis]}</span>
      </>
    ),
  },
  { title: 'Diingatkan', width: 17, cell: ({ pengingat: jenis, hari }) => kataHari(jenis, hari) },
  {
    title: 'Tindakan',
    width: 7,
    card: 'actions',
    cell: (isi) => (
      <Button variant="default" aria-haspopup="dialog" disabled={luring} onClick={() => onUbah(isi)}>
        Ubah
        <span className="mj-terdengar"> {daftarPengingat[isi.pengingat].nama}</span>
      </Button>
    ),
  },
];

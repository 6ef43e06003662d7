import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { formatDateTime, formatNumber } from '#domain/core/format.ts';
import { kesehatanApi, type Kesehatan } from '#domain/kesehatan/endpoints.ts';
import { lamaTakTersambungHari, temuanKesehatan } from '#domain/kesehatan/nilai.ts';
import { useLive } from '#data/use-live.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RecordTable, type RecordColumn } from '#kit/list/RecordTable.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { paths } from '#paths';
import { barisPekerjaan, faktaKabar, faktaLayanan, keadaanTampak, type BarisPekerjaan } from './kata.ts';

/** How the service is, for Admin (BEYOND-45). What was read before says nothing of now, so nothing is shown without the server. */
export default function KesehatanPage() {
  const { hasil, muatUlang } = useLive(kesehatanApi.baca, {});
  const luring = useNetworkMissing() !== null || (hasil.jenis === 'ada' && hasil.pada !== null);
  const isi = hasil.jenis === 'ada' && !luring ? hasil.jawaban.data : null;
  return (
    <>
      <PageHeader
        title="Kesehatan layanan"
        status={isi ? <Ringkasan isi={isi} /> : null}
        actions={
          isi ? (
            <Button variant="default" onClick={muatUlang}>
              Muat ulang
            </Button>
          ) : null
        }
      />
      {luring ? (
        <Callout tone="info" title="Tidak terhubung">
          Kesehatan hanya dapat dibaca dengan jaringan.
        </Callout>
      ) : null}
      {!luring && hasil.jenis === 'memuat' ? <SkeletonRows rows={8} /> : null}
      {!luring && hasil.jenis === 'gagal' ? (
        <NotHere what="Halaman" failed={{ ...hasil, muatUlang }} />
      ) : null}
      {isi ? <Isi isi={isi} /> : null}
    </>
  );
}

function Ringkasan({ isi }: { isi: Kesehatan }) {
  const banyak = temuanKesehatan(isi).length;
  return banyak === 0 ? (
    <StatusBadge warna="selesai" label="Berjalan baik" />
  ) : (
    <StatusBadge warna="giliran" label={`${banyak} perlu diperhatikan`} />
  );
}

const Isi = ({ isi }: { isi: Kesehatan }) => (
  <div className="mj-tumpuk-4">
    {temuanKesehatan(isi).map(({ judul, saran }) => (
      <Callout key={judul} tone="menunggu" title={judul}>
        {saran}
      </Callout>
    ))}
    <Section title="Layanan">
      <FactList facts={faktaLayanan(isi, __APP_VERSION__)} />
    </Section>
    <Section
      title="Perubahan dan kabar"
      action={
        <Button component={Link} variant="default" to={paths.petugas.kabarGagal()}>
          Kabar yang gagal
        </Button>
      }
    >
      <FactList facts={faktaKabar(isi)} />
    </Section>
    <Section title="Pekerjaan berkala">
      <RecordTable
        label="Pekerjaan berkala"
        rows={barisPekerjaan(isi)}
        rowKey={({ kode }) => kode}
        columns={kolomPekerjaan}
      />
    </Section>
    <Section title="Perangkat yang lama tidak tersambung">
      <Perangkat isi={isi} />
    </Section>
  </div>
);

const kolomPekerjaan: RecordColumn<BarisPekerjaan>[] = [
  {
    title: 'Pekerjaan',
    card: 'title',
    cell: ({ nama, kode }) => (
      <>
        <span className="mj-tebal">{nama}</span> <span className="mj-kode mj-redup">{kode}</span>
      </>
    ),
  },
  {
    title: 'Keadaan',
    card: 'mark',
    width: 11,
    cell: ({ keadaan }) => <StatusBadge {...keadaanTampak[keadaan]} />,
  },
  { title: 'Terakhir berhasil', width: 16, cell: ({ berhasilPada }) => formatDateTime(berhasilPada) },
  {
    title: 'Terakhir selesai',
    width: 16,
    cell: ({ selesaiPada, galat }) => (
      <>
        {formatDateTime(selesaiPada)}
        {galat ? <span className="mj-kode mj-sendiri mj-patah">{galat}</span> : null}
      </>
    ),
  },
];

type Perangkat = Kesehatan['perangkat'][number];

function Perangkat({ isi: { perangkat, jumlahPerangkat } }: { isi: Kesehatan }) {
  if (jumlahPerangkat === 0)
    return <p>Semua perangkat yang masuk tersambung dalam {lamaTakTersambungHari} hari terakhir.</p>;
  return (
    <div className="mj-tumpuk-3">
      <p className="mj-rapi">
        Yang belum terkirim hanya ada di perangkat itu. Minta orangnya membuka aplikasi selagi tersambung.
        {jumlahPerangkat > perangkat.length
          ? ` Yang tampak ${perangkat.length} dari ${formatNumber(jumlahPerangkat)}.`
          : null}
      </p>
      <RecordTable
        label="Perangkat yang lama tidak tersambung"
        rows={perangkat.map((satu, ke) => ({ ...satu, ke }))}
        rowKey={({ ke }) => String(ke)}
        columns={kolomPerangkat}
      />
    </div>
  );
}

const kolomPerangkat: RecordColumn<Perangkat>[] = [
  { title: 'Nama', card: 'title', cell: ({ nama }) => <span className="mj-patah">{nama}</span> },
  { title: 'Peran', width: 10, cell: ({ role }) => role },
  { title: 'Terakhir tersambung', width: 15, cell: ({ terakhirPada }) => formatDateTime(terakhirPada) },
];

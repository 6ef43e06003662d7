import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Anchor, Button } from '@mantine/core';
import { bahanMaster, type Bahan } from '#domain/bahan/master.ts';
import { stokApi, type PergerakanStok } from '#domain/bahan/stok.ts';
import { perhatian } from '#domain/barang/perhatian.ts';
import { useHariIni } from '#data/antrean.ts';
import { formatNumber } from '#domain/core/format.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { ListDownload } from '#kit/table/ListDownload.tsx';
import { ListPager } from '#kit/list/ListPager.tsx';
import { ROWS_PER_PAGE } from '#kit/list/list-state.ts';
import type { FileColumn } from '#kit/table/ListTable.tsx';
import { useLiveList } from '#kit/list/live-list.ts';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { Section } from '#kit/text/Section.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { SesuaikanDialog } from './SesuaikanDialog.tsx';

const back = { to: bahanMaster.alamat, label: 'Kembali', previous: true };

/** The stock of one material: what moved it, why, by whom; and the way to correct it (GAP-143). */
export default function StokPage() {
  const uuid = useRekaman(bahanMaster.alamat);
  const { hasil, muatUlang } = useLive(bahanMaster.api.list, uuid === null ? null : { uuid });
  if (uuid === null) return null;
  if (hasil.jenis !== 'ada')
    return (
      <RecordMissing
        what="Bahan"
        back={back}
        failed={hasil.jenis === 'gagal' ? { ...hasil, muatUlang } : null}
      />
    );
  return <Stok bahan={hasil.jawaban.data as Bahan} onRefused={muatUlang} />;
}

function Stok({ bahan, onRefused }: { bahan: Bahan; onRefused: () => void }) {
  const sesuaikan = useDialog<true>();
  const hari = useHariIni();
  return (
    <>
      <PageHeader
        title={bahan.namaBahan}
        code={bahan.kdBahan}
        back={back}
        status={perhatian(bahan, hari).map(({ kata, bahaya }) => (
          <StatusBadge key={kata} warna={bahaya ? 'ditolak' : 'menunggu'} label={kata} />
        ))}
        mainAction={
          <Button size="lg" aria-haspopup="dialog" onClick={() => sesuaikan.open(true)}>
            Sesuaikan stok
          </Button>
        }
      />
      <div className="mj-tumpuk-5">
        <Section title="Stok">
          <FactList
            facts={[
              { label: 'Qty', value: `${formatNumber(bahan.jmlStok)} ${bahan.satuan}` },
              { label: 'Limit', value: `${formatNumber(bahan.minStok)} ${bahan.satuan}` },
              { label: 'Laboratorium', value: bahan.lab.namaLaboratorium },
              { label: 'Tanggal expired', value: <DateText value={bahan.tglExpired} /> },
            ]}
          />
        </Section>
        <Pergerakan bahan={bahan} />
      </div>
      {sesuaikan.isi ? (
        <SesuaikanDialog key={sesuaikan.key} dialog={sesuaikan} bahan={bahan} onRefused={onRefused} />
      ) : null}
    </>
  );
}

function Pergerakan({ bahan }: { bahan: Bahan }) {
  const [page, setPage] = useState(1);
  const daftar = useLiveList(stokApi.list, { uuid: bahan.uuid, page, perPage: ROWS_PER_PAGE });
  if (daftar.jenis === 'memuat') return <SkeletonRows rows={ROWS_PER_PAGE} />;
  if (daftar.jenis === 'gagal') return <NotHere what="Pergerakan stok" failed={daftar} />;
  if (daftar.rows.length === 0)
    return <EmptyState title="Belum ada pergerakan" reason="Setiap perubahan stok tercatat di sini." />;
  return (
    <Section
      title="Pergerakan stok"
      action={
        <ListDownload
          title={`Pergerakan stok ${bahan.kdBahan} ${bahan.namaBahan}`}
          filters={[]}
          columns={kolomPergerakan}
          data={daftar}
        />
      }
    >
      <Timeline
        label="Pergerakan stok"
        entries={daftar.rows.map((satu) => ({
          id: satu.uuid,
          time: satu.createdAt,
          person: satu.aktor?.nama,
          title: `${selisih(satu)}, menjadi ${formatNumber(satu.sesudah)} ${satu.bahan.satuan}`,
          warna: satu.sesudah < satu.sebelum ? 'berjalan' : 'info',
          body: <Sebab gerak={satu} />,
        }))}
      />
      <ListPager page={page} perPage={ROWS_PER_PAGE} total={daftar.total} onPage={setPage} />
    </Section>
  );
}

/** What a file says of each movement. */
const kolomPergerakan: readonly FileColumn<PergerakanStok>[] = [
  { title: 'Waktu', kind: 'waktu', value: ({ createdAt }) => createdAt },
  { title: 'Sebelum', kind: 'bilangan', value: ({ sebelum }) => sebelum },
  { title: 'Perubahan', kind: 'bilangan', value: ({ sebelum, sesudah }) => jumlahkan(sesudah, -sebelum) },
  { title: 'Sesudah', kind: 'bilangan', value: ({ sesudah }) => sesudah },
  { title: 'Satuan', value: ({ bahan }) => bahan.satuan },
  { title: 'Sebab', value: ({ sebab }) => sebab },
  { title: 'Oleh', value: ({ aktor }) => aktor?.nama },
  { title: 'Nomor penelitian', value: ({ penelitian }) => penelitian?.nomor },
  { title: 'Judul penelitian', value: ({ penelitian }) => penelitian?.judul },
];

/** 'Berkurang 40 mL dari 2.540', 'Bertambah 500 mL dari 0'. */
const selisih = ({ sebelum, sesudah, bahan }: PergerakanStok): string =>
  `${sesudah < sebelum ? 'Berkurang' : 'Bertambah'} ${formatNumber(Math.abs(jumlahkan(sesudah, -sebelum)))} ${bahan.satuan} dari ${formatNumber(sebelum)}`;

/** Why, and the research that moved it, for who has a page of it. */
function Sebab({ gerak: { sebab, penelitian } }: { gerak: PergerakanStok }) {
  const { actor } = useOrang();
  if (!penelitian) return sebab;
  return (
    <>
      <p>{sebab}</p>
      {actor.role === 'Laboran' ? (
        <Anchor component={Link} size="sm" to={paths.laboran.detail(penelitian.uuid)}>
          {penelitian.judul}
        </Anchor>
      ) : (
        <p>{penelitian.judul}</p>
      )}
    </>
  );
}

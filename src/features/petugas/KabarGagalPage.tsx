import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { useLive } from '#data/use-live.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { namaKanal } from '#domain/kabar/kanal.ts';
import { banyakDikirimLagi, kirimanApi, type KirimanGagal } from '#domain/kabar/kiriman.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { showSuccess } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { paths } from '#paths';
import classes from './Petugas.module.css';

const useGagal = () => useLive(kirimanApi.gagal, { page: 1, perPage: banyakDikirimLagi });

/** Says above the accounts that people could not be told, where that is so. */
export function KabarGagalDitandai() {
  const { hasil } = useGagal();
  const total = hasil.jenis === 'ada' ? (hasil.jawaban.meta?.total ?? 0) : 0;
  if (total === 0) return null;
  return (
    <div className="mj-bawah-4">
      <Callout
        tone="menunggu"
        title={`${total} kabar tidak dapat dikirim`}
        action={
          <Button component={Link} to={paths.petugas.kabarGagal()} variant="default">
            Lihat sebabnya
          </Button>
        }
      >
        Orangnya tetap membacanya di aplikasi.
      </Callout>
    </div>
  );
}

/** News that could not be sent, to whom and why, for Admin (BEYOND-34); the last first. */
export default function KabarGagalPage() {
  const { hasil, muatUlang } = useGagal();
  const kirim = useKirimLagi(muatUlang);
  const rows = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  const total = hasil.jenis === 'ada' ? (hasil.jawaban.meta?.total ?? rows.length) : 0;
  return (
    <>
      <PageHeader
        title="Kabar yang gagal"
        back={{ to: paths.petugas.list(), label: 'Kembali ke Petugas', previous: true }}
        mainAction={
          rows.length > 1 ? (
            <Button size="lg" loading={kirim.busy} disabled={kirim.luring} onClick={() => kirim.run(rows)}>
              Kirim lagi {rows.length} kabar
            </Button>
          ) : null
        }
      />
      {hasil.jenis === 'memuat' ? <SkeletonRows rows={5} /> : null}
      {hasil.jenis === 'gagal' ? <NotHere what="Daftar" failed={{ ...hasil, muatUlang }} /> : null}
      {hasil.jenis === 'ada' && total === 0 ? (
        <EmptyState
          title="Semua kabar terkirim"
          reason="Yang tidak dapat dikirim ke luar aplikasi, setelah dicoba dua hari atau karena alamatnya ditolak, muncul di sini dengan sebabnya."
        />
      ) : null}
      {rows.length > 0 ? (
        <p className="mj-catatan mj-bawah-4">
          Orangnya tetap membacanya di aplikasi. Perbaiki sebabnya lebih dahulu, lalu kirim lagi.
          {total > rows.length ? ` Yang tampak ${rows.length} terakhir dari ${total}.` : null}
          {kirim.luring ? ' Mengirim lagi perlu sambungan ke server.' : null}
        </p>
      ) : null}
      <ul className="mj-tumpuk-3">
        {rows.map((row) => (
          <Gagal key={row.uuid} row={row} kirim={kirim} />
        ))}
      </ul>
    </>
  );
}

type KirimLagi = ReturnType<typeof useKirimLagi>;

function useKirimLagi(muatUlang: () => void) {
  const { busy, run } = useAct(kirimanApi.kirimLagi);
  return {
    busy,
    luring: useNetworkMissing() !== null,
    run: (rows: readonly KirimanGagal[]) =>
      void run({
        label: `Kirim lagi ${rows.length} kabar`,
        body: { uuid: rows.map(({ uuid }) => uuid) },
        confirm: async () => true,
        onSaved: (info) => {
          showSuccess(info);
          muatUlang();
        },
      }),
  };
}

const Gagal = ({ row, kirim }: { row: KirimanGagal; kirim: KirimLagi }) => (
  <li className={classes.unsent}>
    <div>
      <p className={classes.unsentSentence}>{row.kalimat}</p>
      <p>{row.perihal}</p>
      <p className="mj-patah">
        Lewat {namaKanal[row.kanal]} kepada {row.nama}, {row.alamat}
      </p>
      <p className="mj-catatan mj-patah">{row.galat}</p>
      <p className="mj-catatan">
        Gagal {formatDateTime(row.gagalPada)}
        {row.percobaan > 1 ? `, setelah dicoba ${row.percobaan} kali` : null}
      </p>
    </div>
    <Button
      variant="default"
      loading={kirim.busy}
      disabled={kirim.luring}
      aria-label={`Kirim lagi kepada ${row.nama}`}
      onClick={() => kirim.run([row])}
    >
      Kirim lagi
    </Button>
  </li>
);

import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { DateRangeField } from '#kit/field/DateRangeField.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { chipsOf, clearAll } from '#kit/list/list-filter.ts';
import { ListDownload } from '#kit/table/ListDownload.tsx';
import { ListFilters } from '#kit/list/ListFilters.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useIsPhone } from '#kit/device/phone.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { paths } from '#paths';
import { kataWaktu, kolomJejak } from './berkas-jejak.ts';
import { EntriJejak } from './EntriJejak.tsx';
import {
  useHalamanJejak,
  useKeadaanJejak,
  useSaringanJejak,
  type HalamanJejak,
  type KeadaanJejak,
  type Lingkup,
} from './use-jejak.ts';
import classes from './Jejak.module.css';

/**
 * The audit trail: all of it for an Admin, that of one submission for the officers of its laboratory, who come here from
 * its page or name its number.
 */
export default function JejakPage() {
  const [params] = useSearchParams();
  const uuid = params.get('uuid');
  const akun = params.get('akun');
  // Another record is another page: nothing of the filters before belongs to it.
  return <Halaman key={uuid ?? akun ?? ''} lingkup={{ uuid, akun }} />;
}

function Halaman({ lingkup }: { lingkup: Lingkup }) {
  const admin = useOrang().actor.role === 'Admin';
  const state = useKeadaanJejak();
  const filters = useSaringanJejak();
  const { dari, sampai } = state.filters;
  const satu = lingkup.uuid !== null || lingkup.akun !== null;
  const halaman = useHalamanJejak(state, lingkup, admin);
  const phone = useIsPhone();
  const unduh = <UnduhJejak state={state} filters={filters} halaman={halaman} satu={satu} />;
  return (
    <>
      <PageHeader
        title="Jejak perubahan"
        back={
          satu
            ? { to: admin ? paths.jejak.semua() : paths.beranda(), label: 'Kembali', previous: true }
            : undefined
        }
      />
      <ListFilters
        state={state}
        filters={filters}
        searchLabel={satu ? 'Cari nomor lain' : 'Cari nomor pendaftaran, invoice, sampel, LHU'}
        end={phone ? null : unduh}
      />
      <div className={classes.time}>
        <DateRangeField
          id="jejak-waktu"
          label="Waktu"
          optional
          value={{ dari: dari ?? '', sampai: sampai ?? '' }}
          onChange={(range) => {
            state.setFilter('dari', range.dari || null);
            state.setFilter('sampai', range.sampai || null);
          }}
        />
      </div>
      <Isi state={state} filters={filters} lingkup={lingkup} halaman={halaman} />
      {phone ? <div className="mj-tumpuk-4 mj-atas-4">{unduh}</div> : null}
    </>
  );
}

type IsiProps = {
  state: KeadaanJejak;
  filters: ReturnType<typeof useSaringanJejak>;
  lingkup: Lingkup;
  halaman: HalamanJejak;
};

function Isi({ state, filters, lingkup, halaman }: IsiProps) {
  if (halaman.jenis === 'tanpaRekaman')
    return (
      <EmptyState
        title="Jejak satu pengujian atau penelitian"
        reason="Ketik nomornya di atas, atau buka dari halaman pengujian atau penelitian laboratorium Anda."
      />
    );
  if (halaman.jenis === 'memuat') return <SkeletonRows rows={10} />;
  if (halaman.jenis === 'gagal') return <NotHere what="Jejak" failed={halaman} />;
  const { jejak, usia, sebelumnya, berikutnya } = halaman;
  return (
    <>
      {usia ? <Callout tone="menunggu" title={`Luring, ${usia}`} inline /> : null}
      {jejak.length === 0 ? (
        <TanpaJejak onClear={disaring(state) ? () => hapusSaringan(state, filters) : null} />
      ) : (
        <ol className="mj-tumpuk-3" aria-label="Jejak, terbaru dahulu">
          {jejak.map((satu) => (
            <li key={satu.id}>
              <EntriJejak jejak={satu} lingkup={lingkup} />
            </li>
          ))}
        </ol>
      )}
      {sebelumnya || berikutnya ? (
        <nav className="mj-jajar-3 mj-renggang mj-atas-4" aria-label="Halaman jejak">
          <Button variant="default" disabled={!sebelumnya} onClick={sebelumnya ?? undefined}>
            Lebih baru
          </Button>
          <Button variant="default" disabled={!berikutnya} onClick={berikutnya ?? undefined}>
            Lebih lama
          </Button>
        </nav>
      ) : null}
    </>
  );
}

type UnduhProps = Pick<IsiProps, 'state' | 'filters' | 'halaman'> & { satu: boolean };

/** The trail as it is filtered; that of one record is called by what the record is. */
function UnduhJejak({ state, filters, halaman, satu }: UnduhProps) {
  const { dari, sampai } = state.filters;
  const [pertama] = halaman.jenis === 'ada' ? halaman.jejak : [];
  const rekaman = satu ? (pertama?.pendaftaran?.nomor ?? pertama?.sebutan) : null;
  return (
    <ListDownload
      title="Jejak perubahan"
      filters={[
        ...(rekaman && !state.search ? [rekaman] : []),
        ...chipsOf(state, filters).map(({ label }) => label),
        ...kataWaktu(dari, sampai),
      ]}
      columns={kolomJejak}
      data={pertama && halaman.jenis === 'ada' ? { jenis: 'siap', total: null, every: halaman.semua } : null}
    />
  );
}

const disaring = ({ search, filters }: KeadaanJejak): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== null);

function hapusSaringan(state: KeadaanJejak, filters: IsiProps['filters']): void {
  clearAll(chipsOf(state, filters));
  state.setFilter('dari', null);
  state.setFilter('sampai', null);
}

function TanpaJejak({ onClear }: { onClear: (() => void) | null }) {
  if (!onClear)
    return (
      <EmptyState
        title="Belum ada jejak"
        reason="Setiap perubahan data muncul di sini, dengan siapa, kapan, dan apa yang menjadi lain."
      />
    );
  return (
    <EmptyState
      title="Tidak ada jejak yang cocok"
      reason="Tidak ada perubahan dengan nomor dan saringan ini. Periksa nomornya, atau longgarkan saringannya."
      action={
        <Button variant="default" onClick={onClear}>
          Hapus saringan
        </Button>
      }
    />
  );
}

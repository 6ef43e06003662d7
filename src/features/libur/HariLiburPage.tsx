import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { labDay } from '#domain/core/clock.ts';
import type { HariLibur, TahunLibur } from '#domain/libur/schema.ts';
import { tahunLiburDari } from '#domain/libur/tahun.ts';
import { daftarLibur } from '#domain/perjalanan/kalender.ts';
import { useBarisLibur, useTahunDitunggu } from '#data/libur.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { waitingParam } from '#kit/frame/waiting.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { piece } from '#kit/notice/piece.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { Chip, Chips } from '#kit/text/Chips.tsx';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { DaftarHari } from './DaftarHari.tsx';
import { DasarDialog } from './DasarDialog.tsx';
import { useHapusHari } from './hapus.ts';
import { TambahDialog } from './TambahDialog.tsx';
import { UbahDialog } from './UbahDialog.tsx';

// What reads a calendar file comes with it.
const ImporDialog = piece(async () => (await import('./ImporDialog.tsx')).ImporDialog);

/** The holidays of a year and their decree, for Admin (BEYOND-30); read from this device, changed on the server. */
export default function HariLiburPage() {
  const [params, setParams] = useSearchParams();
  const baris = useBarisLibur();
  const ditunggu = useTahunDitunggu();
  const tambah = useDialog<number>();
  const impor = useDialog<number>();
  const tahun = tahunDari(params, ditunggu ?? []);
  const isi = baris && ditunggu ? tahunLiburDari(baris, tahun) : null;
  return (
    <>
      <PageHeader
        title="Hari libur"
        actions={
          <Button
            size="lg"
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconFileImport aria-hidden size="1.125rem" />}
            onClick={() => impor.open(tahun)}
          >
            Impor kalender
          </Button>
        }
        mainAction={
          <Button
            size="lg"
            aria-haspopup="dialog"
            leftSection={<IconPlus aria-hidden size="1.125rem" />}
            onClick={() => tambah.open(tahun)}
          >
            Tambah hari
          </Button>
        }
      />
      <div className="mj-tumpuk-4">
        <Luring />
        {isi ? (
          <>
            <Chips>
              {tahunPilihan(baris!, [...ditunggu!, tahun]).map((satu) => (
                <Chip
                  key={satu}
                  pressed={satu === tahun}
                  urgent={ditunggu!.includes(satu)}
                  onClick={() => setParams({ tahun: String(satu) })}
                >
                  {satu}
                  {ditunggu!.includes(satu) ? ', belum ditetapkan' : ''}
                </Chip>
              ))}
            </Chips>
            <Isi isi={isi} />
          </>
        ) : (
          <SkeletonRows rows={12} />
        )}
      </div>
      {tambah.isi === null ? null : <TambahDialog key={tambah.key} dialog={tambah} tahun={tambah.isi} />}
      {impor.isi === null ? null : (
        <ImporDialog
          key={impor.key}
          dialog={impor}
          tahun={impor.isi}
          tersimpan={baris ? tahunLiburDari(baris, impor.isi).hari : []}
        />
      )}
    </>
  );
}

function Isi({ isi }: { isi: TahunLibur }) {
  const { tahun, dasar, hari } = isi;
  const dasarDialog = useDialog<TahunLibur>();
  const ubah = useDialog<HariLibur>();
  const hapus = useHapusHari();
  const sebutkan = (label: string) => (
    <Button variant="default" aria-haspopup="dialog" onClick={() => dasarDialog.open(isi)}>
      {label}
    </Button>
  );
  // The form follows what others do meanwhile.
  const diubah = hari.find(({ tanggal }) => tanggal === ubah.isi?.tanggal) ?? ubah.isi;
  return (
    <>
      {dasar === null ? (
        <Callout
          tone="menunggu"
          title={`Libur ${tahun} belum ditetapkan`}
          action={sebutkan('Sebutkan dasar')}
        >
          Setelah SKB tiga menteri terbit, biasanya September sampai November, masukkan hari-harinya lewat
          Tambah hari atau Impor kalender, lalu Sebutkan dasar. Sampai itu, janji yang jatuh pada {tahun}{' '}
          dihitung dengan hari di bawah ini saja, dan keterangan ini menyertainya.
        </Callout>
      ) : (
        <Section title={`Dasar libur ${tahun}`} action={sebutkan('Ubah dasar')}>
          <p>{dasar}</p>
        </Section>
      )}
      {hari.length === 0 ? (
        <EmptyState
          title={`Belum ada hari libur ${tahun}`}
          reason="Tambah satu per satu, atau impor dari file kalender (.ics)."
        />
      ) : (
        <Section title={jumlahHari(isi)}>
          <p className="mj-catatan mj-bawah-3">
            Pada cuti bersama sebuah laboratorium tutup bila diatur begitu di{' '}
            <Link className="mj-tautan" to={paths.laboratorium.list()}>
              Laboratorium
            </Link>
            .
          </p>
          <DaftarHari hari={hari} tahun={tahun} onUbah={ubah.open} onHapus={hapus} />
        </Section>
      )}
      {dasarDialog.isi ? <DasarDialog key={dasarDialog.key} dialog={dasarDialog} isi={isi} /> : null}
      {diubah ? <UbahDialog key={ubah.key} dialog={ubah} hari={diubah} /> : null}
    </>
  );
}

/** What one can still do here without the server. */
const Luring = () =>
  useNetworkMissing() === null ? null : (
    <Callout tone="info" title="Tidak tersambung ke server">
      Daftar ini dari perangkat ini. Menambah, mengubah, menghapus, dan menyimpan impor menunggu sampai
      tersambung lagi; file kalender sudah dapat ditinjau.
    </Callout>
  );

const jumlahHari = ({ hari }: TahunLibur): string => {
  const cuti = hari.filter(({ jenisLibur }) => jenisLibur === daftarLibur.cutiBersama).length;
  return `${hari.length - cuti} libur nasional, ${cuti} cuti bersama`;
};

const tahunIni = (): number => Number(labDay(new Date()).slice(0, 4));

/** The year of the address; where it asks for what waits, the first that does (GAP-151). */
function tahunDari(params: URLSearchParams, ditunggu: readonly number[]): number {
  const disebut = Number(params.get('tahun'));
  if (disebut >= 2000 && disebut <= 2100 && Number.isInteger(disebut)) return disebut;
  return (params.has(waitingParam) ? ditunggu[0] : undefined) ?? tahunIni();
}

/** Every year of which something is kept, this one and the next. */
function tahunPilihan(
  baris: readonly { jenis: string; kode: number }[],
  lain: readonly number[],
): readonly number[] {
  const ada = baris.map(({ jenis, kode }) =>
    jenis === daftarLibur.dasar ? kode : Math.floor(kode / 10_000),
  );
  return [...new Set([...ada, ...lain, tahunIni(), tahunIni() + 1])].toSorted((a, b) => a - b);
}

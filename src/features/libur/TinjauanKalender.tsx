import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { formatDate, formatNumber, formatWeekday } from '#domain/core/format.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import type { CalonLibur, Tinjauan } from '#domain/libur/impor.ts';
import type { JenisLibur } from '#domain/libur/schema.ts';
import { daftarLibur } from '#domain/perjalanan/kalender.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { ListPager } from '#kit/list/ListPager.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { Chip, Chips } from '#kit/text/Chips.tsx';
import classes from './Tinjauan.module.css';

type TinjauanKalenderProps = {
  nama: string;
  tahun: number;
  tinjauan: Tinjauan;
  onSimpan: () => void;
  onUlang: () => void;
};

const perHalaman = 10;

/** As what a day comes in, or not at all. */
type Pilihan = JenisLibur | 'lewati';
const pilihanHari: readonly { value: Pilihan; label: string }[] = [
  // In one line on a phone.
  { value: 'hari-libur', label: 'Nasional' },
  { value: 'cuti-bersama', label: 'Cuti bersama' },
  { value: 'lewati', label: 'Lewati' },
];

/** What a calendar file holds for a year, and as what each new day of it comes in. */
export function TinjauanKalender(props: TinjauanKalenderProps) {
  const { nama, tahun, tinjauan, onSimpan, onUlang } = props;
  const { baru, sudahAda, dilewati } = tinjauan;
  const jumlahDilewati = dilewati.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const { send } = useSend(liburApi.tambah);
  const [bagian, setBagian] = useState<'baru' | 'ada' | 'dilewati'>(baru.length > 0 ? 'baru' : 'ada');
  const [dipilih, setDipilih] = useState<Readonly<Record<string, Pilihan>>>({});
  const [menyimpan, setMenyimpan] = useState(false);
  const [ditolak, setDitolak] = useState<string | null>(null);
  const luring = useNetworkMissing();
  const alasanId = useId();
  const sebagai = ({ tanggal, usulan }: CalonLibur): Pilihan => dipilih[tanggal] ?? usulan ?? 'lewati';
  const hari = baru.flatMap((satu) => {
    const jenisLibur = sebagai(satu);
    return jenisLibur === 'lewati' ? [] : [{ tanggal: satu.tanggal, namaLibur: satu.namaLibur, jenisLibur }];
  });
  const alasan = hari.length === 0 ? 'Tidak ada hari baru yang dipilih.' : luring;

  async function simpan() {
    if (!(await confirmDecision(akibat(hari, tahun)))) return;
    setMenyimpan(true);
    const hasil = await send({ hari }, { label: `Impor hari libur · ${nama}` });
    setMenyimpan(false);
    if (hasil.jenis === 'tersimpan') {
      showSuccess(hasil.info, TOAST_LONG_MS);
      onSimpan();
    } else setDitolak(hasil.jenis === 'gagal' ? hasil.info : hasil.error.info);
  }

  return (
    <>
      {ditolak ? (
        <Callout tone="bahaya" title="Belum disimpan">
          {ditolak}
        </Callout>
      ) : null}
      <p className="mj-patah">
        <strong>{nama}</strong>: {formatNumber(baru.length)} hari baru, {formatNumber(sudahAda.length)} sudah
        ada, {formatNumber(jumlahDilewati)} dilewati. Yang ada kata &lsquo;cuti bersama&rsquo; dianggap cuti
        bersama, yang belum tentu libur tidak ikut; ubah bila keliru.
      </p>
      <div>
        <Chips>
          <Chip pressed={bagian === 'baru'} onClick={() => setBagian('baru')}>
            Baru ({formatNumber(baru.length)})
          </Chip>
          <Chip pressed={bagian === 'ada'} onClick={() => setBagian('ada')}>
            Sudah ada ({formatNumber(sudahAda.length)})
          </Chip>
          <Chip pressed={bagian === 'dilewati'} onClick={() => setBagian('dilewati')}>
            Dilewati ({formatNumber(jumlahDilewati)})
          </Chip>
        </Chips>
        {bagian === 'baru' ? (
          <Halaman
            label="Hari baru"
            isi={baru.map((satu) => ({
              kunci: satu.tanggal,
              judul: satu.namaLibur,
              kata: hariTanggal(satu.tanggal),
              pilihan: (
                <RadioField<Pilihan>
                  label={`${satu.namaLibur}, ${formatDate(satu.tanggal)}`}
                  labelProps={{ className: 'mj-terdengar' }}
                  arrange="rapat"
                  value={sebagai(satu)}
                  onChange={(kini) => setDipilih((lama) => ({ ...lama, [satu.tanggal]: kini }))}
                  options={pilihanHari}
                />
              ),
            }))}
          />
        ) : null}
        {bagian === 'ada' ? (
          <Halaman
            label="Sudah ada"
            isi={sudahAda.map(({ tanggal, namaLibur, menjadi }) => ({
              kunci: tanggal,
              judul: namaLibur,
              kata: `${hariTanggal(tanggal)}. Tersimpan sebagai ${menjadi}.`,
            }))}
          />
        ) : null}
        {bagian === 'dilewati' ? (
          <Halaman
            label="Dilewati"
            isi={dilewati.map((satu, ke) => ({
              kunci: String(ke),
              judul: satu.nama || 'Tanpa nama',
              kata: `Dilewati: ${satu.alasan}.`,
            }))}
          />
        ) : null}
      </div>
      <div className={classes.acts} data-bar>
        {alasan ? (
          <p className={classes.why} id={alasanId}>
            {alasan}
          </p>
        ) : null}
        <Button variant="default" size="lg" disabled={menyimpan} onClick={onUlang}>
          Pilih file lain
        </Button>
        <Button
          size="lg"
          disabled={alasan !== null}
          aria-describedby={alasan ? alasanId : undefined}
          loading={menyimpan}
          onClick={() => void simpan()}
        >
          Simpan {formatNumber(hari.length)} hari
        </Button>
      </div>
    </>
  );
}

const hariTanggal = (tanggal: string): string => `${formatWeekday(tanggal)}, ${formatDate(tanggal)}`;

function akibat(hari: readonly { jenisLibur: JenisLibur }[], tahun: number): string {
  const cuti = hari.filter(({ jenisLibur }) => jenisLibur === daftarLibur.cutiBersama).length;
  return `${formatNumber(hari.length)} hari libur ${tahun} ditambahkan: ${hari.length - cuti} libur nasional, ${cuti} cuti bersama. Janji yang sudah diberikan tidak berubah.`;
}

type HalamanProps = {
  label: string;
  isi: readonly { kunci: string; judul: string; kata: string; pilihan?: React.ReactNode }[];
};

/** Ten of them at a time: a file may hold hundreds. */
function Halaman({ label, isi }: HalamanProps) {
  const [halaman, setHalaman] = useState(1);
  // What somebody else adds meanwhile is new no more, and may take the last page with it.
  const kini = Math.min(halaman, Math.max(1, Math.ceil(isi.length / perHalaman)));
  if (isi.length === 0) return <p className="mj-redup">Tidak ada.</p>;
  return (
    <>
      <ul className="mj-tumpuk-3" aria-label={label}>
        {isi.slice((kini - 1) * perHalaman, kini * perHalaman).map(({ kunci, judul, kata, pilihan }) => (
          <li key={kunci} className={classes.hari}>
            <div>
              <strong className="mj-patah">{judul}</strong>
              <p className="mj-catatan">{kata}</p>
            </div>
            {pilihan}
          </li>
        ))}
      </ul>
      <ListPager page={kini} perPage={perHalaman} total={isi.length} onPage={setHalaman} />
    </>
  );
}

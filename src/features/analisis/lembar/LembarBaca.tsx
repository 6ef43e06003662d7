import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import type { Analisis } from '#domain/analisis/schema.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { hasilTertulis, type HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { keadaanLembar, type KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { fotoBersebutan, sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { namaAturanKeputusan } from '#domain/lembar-kerja/laporan.ts';
import { tampilSel } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import type { Tampilan } from '#data/view.ts';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { HasilLembarTampak } from '#features/lembar-kerja/HasilTampak.tsx';
import { Lembar } from '#features/lembar-kerja/Lembar.tsx';
import { TandaDiganti } from '#features/lembar-kerja/TandaDiganti.tsx';
import { fotoLembar } from './FotoSel.tsx';
import { hitungKeadaan } from './hitung-keadaan.ts';
import { PilihBersama } from './PilihBersama.tsx';
import { useBersamaLembar } from './use-bersama.ts';

type LembarBacaProps = { tampilan: Tampilan<Analisis>; versi: VersiLembar };

/** The sheet as its supervisor reads it: what was crossed out and changed first, then what it came to, which on a
 * phone lies screens away from its first cell, then all of it (BEYOND-15). */
export function LembarBaca({ tampilan: { data }, versi }: LembarBacaProps) {
  const keadaan = useMemo(() => keadaanLembar(data.history), [data.history]);
  const bersama = useBersamaLembar(versi);
  const hasil = useMemo(() => hitungKeadaan(versi, keadaan, bersama.isian), [versi, keadaan, bersama.isian]);
  const batas = versi.isi.batas.find(({ kunci }) => kunci === keadaan.batas);
  return (
    <div className="mj-tumpuk-4">
      <BedaHasil keadaan={keadaan} />
      <TandaDiganti bersama={keadaan.bersama} />
      <Diubah keadaan={keadaan} versi={versi} />
      <HasilLembarTampak hasil={hasil} satuan={versi.isi.satuanHasil} />
      <FactList
        facts={[
          { label: 'Versi lembar kerja', value: `${versi.nomor}` },
          {
            label: 'Dirilis',
            value: versi.dirilisOleh && `${versi.dirilisOleh.nama}, ${formatDateTime(versi.dirilisPada)}`,
          },
          { label: 'Batas', value: batas?.nama ?? 'Tanpa batas' },
          { label: 'Aturan keputusan', value: namaAturanKeputusan[versi.isi.aturanKeputusan] },
        ]}
      />
      <PilihBersama
        lembar={{ versi, keadaan, readOnly: true, pilih: () => undefined }}
        pilihan={bersama.pilihan}
      />
      <Lembar
        blok={versi.isi}
        isian={keadaan.isian}
        hasil={hasil}
        riwayat={keadaan.riwayat}
        foto={fotoLembar(keadaan)}
        readOnly
        onSel={tanpaTulis}
      />
      <TakDibulatkan hasil={hasil} />
      <PhotoList photos={fotoBersebutan(versi.isi, keadaan.foto)} />
    </div>
  );
}

const tanpaTulis = () => undefined;

/** Device and server computed the same sheet to different results: nothing is overwritten, and somebody has to look (BEYOND-13). */
function BedaHasil({ keadaan: { hasil } }: { keadaan: KeadaanLembar }) {
  // Where a write was put together out of two, its device had computed nothing.
  if (hasil.perangkat === null || hasil.server === hasil.perangkat) return null;
  return (
    <Callout tone="bahaya" title="Hasil di perangkat dan di server berbeda">
      Perangkat analis menghitung {hasil.perangkat}, server menghitung {hasil.server ?? 'belum ada hasil'}.
      Bandingkan dengan hasil di bawah sebelum memutuskan.
    </Callout>
  );
}

/** What the eye should fall on first: values that are not used, and those that were others before. */
function Diubah({ keadaan: { isian, riwayat }, versi }: { keadaan: KeadaanLembar; versi: VersiLembar }) {
  const dicoret = Object.entries(isian).flatMap(([kunci, { nilai, dicoret: coret }]) =>
    coret ? [{ kunci, kata: `${tampilSel(nilai)}, ${coret.alasan}: ${coret.keterangan}` }] : [],
  );
  const berubah = Object.entries(riwayat).flatMap(([kunci, semua]) => {
    const nilai = semua
      .map((satu) => (satu.nilai === '' ? 'dikosongkan' : tampilSel(satu.nilai)))
      .filter((satu, at, lain) => satu !== lain[at - 1]);
    return nilai.length > 1 ? [{ kunci, kata: nilai.join(' → ') }] : [];
  });
  if (dicoret.length + berubah.length === 0) return null;
  return (
    <Callout
      tone="menunggu"
      title={[
        dicoret.length > 0 && `${dicoret.length} nilai dicoret`,
        berubah.length > 0 && `${berubah.length} sel diubah`,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <ul className="mj-butir">
        {[...dicoret, ...berubah].map(({ kunci, kata }) => (
          <li key={`${kunci} ${kata}`}>
            {sebutSel(versi.isi, kunci)}: {kata}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** The lines as they went on, before any rounding. */
function TakDibulatkan({ hasil }: { hasil: HasilLembar }) {
  const [dibuka, setDibuka] = useState(false);
  if (hasilTertulis(hasil) === null) return null;
  const penuh = [
    ...hasil.ulangan.flatMap(({ nomor, baris }) =>
      baris.map((satu) => ({ ...satu, label: `${satu.label}, ulangan ${nomor}` })),
    ),
    ...hasil.akhir,
    { label: 'Hasil', nilai: hasil.hasil },
  ].flatMap(({ label, nilai }) => (nilai.jenis === 'nilai' ? [{ label, value: nilai.penuh }] : []));
  return (
    <div>
      <Button variant="default" aria-expanded={dibuka} onClick={() => setDibuka(!dibuka)}>
        {dibuka ? 'Sembunyikan nilai tanpa pembulatan' : 'Lihat nilai tanpa pembulatan'}
      </Button>
      {dibuka ? (
        <div className="mj-atas-3">
          <FactList dense facts={penuh} />
        </div>
      ) : null}
    </div>
  );
}

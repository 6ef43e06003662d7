import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFlask, IconRestore } from '@tabler/icons-react';
import { cobaContoh, hitungContoh, type HasilContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { ContohLembar } from './ContohLembar.tsx';
import classes from './Lembar.module.css';

type ContohTampakProps = { isi: IsiLembar; contoh: readonly Contoh[] };

/** The worked examples of a version, what is expected beside what comes out on this device, each to be tried on its sheet (BEYOND-07). */
export const ContohTampak = ({ isi, contoh }: ContohTampakProps) =>
  contoh.length === 0 ? (
    <p className="mj-catatan">Belum ada contoh. Tanpa contoh versi ini tidak dapat dirilis.</p>
  ) : (
    <ul className="mj-tumpuk-3">
      {contoh.map((satu) => (
        <Satu key={satu.judul} isi={isi} contoh={satu} />
      ))}
    </ul>
  );

function Satu({ isi, contoh }: { isi: IsiLembar; contoh: Contoh }) {
  // What is tried is nobody's record: it goes with the page.
  const [dicoba, setDicoba] = useState<Contoh | null>(null);
  const kini = useDeferredValue(dicoba ?? contoh);
  const hasil = useMemo(() => hitungContoh(isi, kini), [isi, kini]);
  const baris = cobaContoh(isi, kini, hasil);
  const cocok = baris.every(({ sama }) => sama);
  return (
    <li className={classes.kartu}>
      <div className={classes.kepala}>
        <strong>{contoh.judul}</strong>
        <StatusBadge warna={cocok ? 'selesai' : 'ditolak'} label={cocok ? 'Sama' : 'Berbeda'} />
      </div>
      <p className="mj-catatan">Sumber: {contoh.sumber}</p>
      {dicoba ? (
        <div className={classes.coba}>
          {isi.petunjuk ? <p className="mj-catatan mj-ucapan">{isi.petunjuk}</p> : null}
          <ContohLembar
            isi={isi}
            contoh={dicoba}
            hasil={hasil}
            onUbah={(ubah) => setDicoba((lama) => ubah(lama ?? contoh))}
          />
        </div>
      ) : null}
      <Sanding baris={baris} isi={isi} />
      <div className="mj-jajar-3">
        {dicoba ? (
          <>
            <Button
              variant="default"
              disabled={dicoba === contoh}
              leftSection={<IconRestore aria-hidden size="1.125rem" />}
              onClick={() => setDicoba(contoh)}
            >
              Kembalikan isian contoh
            </Button>
            <Button variant="default" onClick={() => setDicoba(null)}>
              Tutup lembar
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconFlask aria-hidden size="1.125rem" />}
            onClick={() => setDicoba(contoh)}
          >
            Coba di lembar
          </Button>
        )}
      </div>
      {dicoba ? (
        <p className="mj-catatan">
          Isian boleh diganti untuk mencoba. Tidak ada yang tersimpan: rilis selalu menghitung contohnya
          sendiri.
        </p>
      ) : null}
    </li>
  );
}

/** Line by line what is expected and what comes out. */
const Sanding = ({ baris, isi }: { baris: readonly HasilContoh[]; isi: IsiLembar }) => (
  <table className={classes.tabel}>
    <thead>
      <tr>
        <th scope="col">Baris</th>
        <th scope="col">Diharapkan</th>
        <th scope="col">Keluar</th>
      </tr>
    </thead>
    <tbody>
      {baris.map(({ nama, tampil, keluar, sama }) => (
        <tr key={nama} data-beda={sama ? undefined : true}>
          <th scope="row">
            {nama === 'hasil'
              ? 'Hasil'
              : (isi.rumusAkhir.find((rumus) => rumus.nama === nama)?.label ?? nama)}
          </th>
          <td>{tampil}</td>
          <td>{keluar}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

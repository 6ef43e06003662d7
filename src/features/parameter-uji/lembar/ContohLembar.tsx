import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isianContoh } from '#domain/lembar-kerja/coba-contoh.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import { hitungBlok } from '#domain/lembar-kerja/hitung.ts';
import type { HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import type { Bersama, IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { HasilLembarTampak } from '#features/lembar-kerja/HasilTampak.tsx';
import { Lembar, type LembarProps } from '#features/lembar-kerja/Lembar.tsx';

/** The cells of a worked example: those of the sheet, and of each kind of shared data. */
export type SelContoh = Pick<Contoh, 'isian' | 'bersama'>;
type Pasangan = Contoh['isian'];
type Perubahan = Parameters<LembarProps['onSel']>[0];

type ContohLembarProps = {
  isi: IsiLembar;
  contoh: SelContoh;
  hasil: HasilLembar;
  onUbah: (ubah: <C extends SelContoh>(lama: C) => C) => void;
};

/** A worked example on the sheet as its analyst sees it; shared data first, for the sheet needs them. */
export function ContohLembar({ isi, contoh, hasil, onUbah }: ContohLembarProps) {
  return (
    <>
      {isi.bersama.map((satu) => (
        <KisiBersama
          key={satu.nama}
          bersama={satu}
          tetapan={isi.tetapan}
          pasangan={contoh.bersama.find(({ nama }) => nama === satu.nama)?.isian ?? []}
          onSel={(perubahan) => onUbah((lama) => denganBersama(lama, satu.nama, perubahan))}
        />
      ))}
      <Kisi
        judul="Lembar kerja"
        blok={isi}
        hasil={hasil}
        pasangan={contoh.isian}
        onSel={(perubahan) => onUbah((lama) => ({ ...lama, isian: dengan(lama.isian, perubahan) }))}
      />
      <HasilLembarTampak hasil={hasil} satuan={isi.satuanHasil} />
    </>
  );
}

/** With cells as they were left; an empty one is not measured. */
function dengan(pasangan: Pasangan, perubahan: Perubahan): Pasangan {
  const baru = new Map(pasangan.map((satu) => [satu.kunci, satu]));
  for (const { kunci, nilai, dicoret } of perubahan)
    if (nilai === '') baru.delete(kunci);
    else baru.set(kunci, { kunci, nilai, dicoret: dicoret ? true : undefined });
  return [...baru.values()];
}

function denganBersama<C extends SelContoh>(lama: C, nama: string, perubahan: Perubahan): C {
  const ada = lama.bersama.find((satu) => satu.nama === nama);
  const baru = { nama, isian: dengan(ada?.isian ?? [], perubahan) };
  return { ...lama, bersama: [...lama.bersama.filter((satu) => satu !== ada), baru] };
}

type KisiProps = Pick<LembarProps, 'blok' | 'hasil' | 'onSel'> & { judul: string; pasangan: Pasangan };
type KisiBersamaProps = Pick<KisiProps, 'pasangan' | 'onSel'> & {
  bersama: Bersama;
  tetapan: IsiLembar['tetapan'];
};

/** Shared data computes by itself. */
function KisiBersama({ bersama, tetapan, pasangan, onSel }: KisiBersamaProps) {
  const hasil = useMemo(
    () => hitungBlok({ ...bersama, tetapan }, isianContoh(pasangan)),
    [bersama, tetapan, pasangan],
  );
  return <Kisi judul={bersama.label} blok={bersama} hasil={hasil} pasangan={pasangan} onSel={onSel} />;
}

function Kisi({ judul, blok, hasil, pasangan, onSel }: KisiProps) {
  const isian = useMemo(() => isianContoh(pasangan), [pasangan]);
  // The grid keeps its function as long as it does the same.
  const kini = useRef(onSel);
  useEffect(() => void (kini.current = onSel));
  const tetap = useCallback<LembarProps['onSel']>((perubahan) => kini.current(perubahan), []);
  return (
    <div className="mj-tumpuk-2">
      <h3>{judul}</h3>
      <Lembar blok={blok} isian={isian} hasil={hasil} onSel={tetap} />
    </div>
  );
}

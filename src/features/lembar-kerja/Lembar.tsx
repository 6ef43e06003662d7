import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import type { HasilBlok } from '#domain/lembar-kerja/hasil.ts';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { masukanDari, uraiKunci } from '#domain/lembar-kerja/kunci.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { useHasTableRoom } from '#kit/device/phone.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { HasilBlokTampak } from './HasilTampak.tsx';
import { IsiMasukan, type Isi } from './IsiMasukan.tsx';
import { KartuUlangan } from './KartuUlangan.tsx';
import {
  bentukDari,
  selDari,
  muatDiPonsel,
  ulanganMenurun,
  ulanganTerbanyak,
  urutanSel,
  type Bentuk,
} from './kisi.ts';
import { NamaBaris } from './NamaBaris.tsx';
import { arahDari, selDi, tetangga } from './pindah.ts';
import { RinciDialog } from './RinciDialog.tsx';
import { TabelUlangan } from './TabelUlangan.tsx';
import { TempelDialog, type BukaTempel } from './TempelDialog.tsx';
import { adalahBlok, bacaTempelan, putar, rencanaTempel } from './tempel.ts';
import type { PerubahanSel } from './sel.ts';
import classes from './Lembar.module.css';

export type LembarProps = {
  blok: Blok;
  isian: Isian;
  /** What it came to as of the last cell that was left; null until that is known. */
  hasil: HasilBlok | null;
  /** What cells had before, where that is known. */
  riwayat?: KeadaanLembar['riwayat'];
  /** Cells that wait for their analyst's word: they were measured before the report was sent back (BEYOND-16). */
  lama?: ReadonlySet<string>;
  /** Photos of cells, where they may have some: how many each has, and what shows them among its details. */
  foto?: { banyak: Readonly<Record<string, number>>; tampil: (kunci: string) => ReactNode };
  readOnly?: boolean;
  /** The series whose next weighing is written now; a new one each time it is asked for (BEYOND-24). */
  timbang?: { seri: string } | undefined;
  /** Cells were left; each as it is now. Their times are their keeper's. The same function as long as it does the same. */
  onSel: (perubahan: readonly PerubahanSel[]) => void;
};

const tanpa: ReadonlySet<string> = new Set();
const tanpaRiwayat: KeadaanLembar['riwayat'] = {};
const tanpaFoto: Isi['foto'] = {};

/**
 * The grid of a block: a line for each input, a column for each replicate; on a phone a card for each. It knows inputs and
 * cells, and no record. Keys go as in a spreadsheet, the keypad of a phone from cell to cell in the order of the work. It is
 * drawn anew for what its cells have, not for what happens to the draft that keeps them.
 */
export const Lembar = memo(function Lembar(props: LembarProps) {
  const {
    blok,
    isian,
    hasil,
    riwayat = tanpaRiwayat,
    lama = tanpa,
    foto,
    readOnly = false,
    timbang,
    onSel,
  } = props;
  const akar = useRef<HTMLDivElement>(null);
  const lebar = useHasTableRoom();
  const [dibuka, setDibuka] = useState<Bentuk>({ ulangan: 0, seri: {} });
  const rinci = useDialog<string>();
  const tempel = useDialog<BukaTempel>();
  const bentuk = useMemo(() => bentukDari(blok, isian, dibuka), [blok, isian, dibuka]);
  const urutan = useMemo(() => urutanSel(blok, bentuk), [blok, bentuk]);
  const tanya = useMemo(() => tanyaPerSel(hasil), [hasil]);

  /** What was asked of `timbang` and is answered. */
  const terjawab = useRef<LembarProps['timbang']>(undefined);
  const onTinggal = useCallback<Isi['onTinggal']>(
    (kunci, nilai, catatan) => {
      terjawab.current = timbang;
      onSel([{ kunci, nilai, dicoret: null, catatan }]);
    },
    [onSel, timbang],
  );
  /** A cell that was just opened comes with the next drawing. */
  const dituju = useRef<string | null>(null);
  useEffect(() => {
    const sel = dituju.current === null ? null : selDi(akar.current, dituju.current);
    if (!sel) return;
    dituju.current = null;
    sel.focus();
  });
  const fokus = (kunci: string | null | undefined) => {
    if (!kunci) return;
    const sel = selDi(akar.current, kunci);
    if (sel) setTimeout(() => sel.focus());
    else dituju.current = kunci;
  };
  const onTimbang = (seri: string) => {
    const ke = (bentuk.seri[seri] ?? 1) + 1;
    setDibuka((now) => ({ ...now, seri: { ...now.seri, [seri]: ke } }));
    fokus(`${seri}.${ke}`);
  };
  const timbangLagi = useEffectEvent((diminta: { seri: string }) => {
    const { nama, ulangan } = uraiKunci(diminta.seri);
    const masukan = masukanDari(blok, nama);
    const terakhir = masukan && selDari(masukan, ulangan, bentuk).at(-1);
    if (!terakhir || !isian[terakhir]?.nilai) return fokus(terakhir);
    terjawab.current = diminta;
    return onTimbang(diminta.seri);
  });
  // Asked again with cells that were still on their way from the page that was left, until somebody writes one.
  useEffect(() => {
    if (!timbang || terjawab.current === timbang) return undefined;
    const timer = setTimeout(() => timbangLagi(timbang));
    return () => clearTimeout(timer);
  }, [timbang, isian]);
  const tambahUlangan = () => {
    const ke = bentuk.ulangan + 1;
    setDibuka((now) => ({ ...now, ulangan: ke }));
    const [pertama] = urutanSel(blok, { ...bentuk, ulangan: ke }).slice(urutan.length);
    fokus(pertama);
  };

  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    const kunci = kunciDari(event.target);
    if (!kunci || event.ctrlKey || event.metaKey || event.altKey) return;
    const arah = arahDari(event.key);
    const ke =
      event.key === 'Enter'
        ? urutan[urutan.indexOf(kunci) + (event.shiftKey ? -1 : 1)]
        : arah && !diamDi(event.target, arah)
          ? tetangga(letakSemua(akar.current), kunci, arah)
          : null;
    if (event.key === 'F2' && event.shiftKey) rinci.open(kunci);
    else if (ke) selDi(akar.current, ke)?.focus();
    // After the last one nothing follows: it is left all the same.
    else if (event.key === 'Enter') tinggalkan(selDi(akar.current, kunci));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const terima = (event: ClipboardEvent<HTMLElement>) => {
    const kunci = kunciDari(event.target);
    const teks = event.clipboardData.getData('text/plain');
    if (!kunci || readOnly || !adalahBlok(teks)) return;
    event.preventDefault();
    const tertulis = bacaTempelan(teks);
    const isi = ulanganMenurun(blok, bentuk, kunci) ? putar(tertulis) : tertulis;
    const { sel, menimpa, sisa } = rencanaTempel(blok, isian, kunci, isi);
    if (menimpa.length > 0 || sisa.length > 0) tempel.open({ dari: kunci, isi });
    else onSel(sel);
  };

  const isi: Isi = {
    blok,
    isian,
    bentuk,
    hasil,
    tanya,
    lama,
    foto: foto?.banyak ?? tanpaFoto,
    terakhir: urutan.at(-1),
    readOnly,
    onTinggal,
    onRinci: rinci.open,
    onTimbang,
  };
  const Ulangan = lebar || muatDiPonsel(blok, bentuk) ? TabelUlangan : KartuUlangan;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the cells in it
    <div ref={akar} className={classes.lembar} onKeyDown={tekan} onPaste={terima}>
      {blok.perSampel.length > 0 ? (
        <div className={classes.sekali}>
          {blok.perSampel.map((masukan) => (
            <div key={masukan.nama} className={classes.pasangan}>
              <NamaBaris {...masukan} />
              <IsiMasukan isi={isi} masukan={masukan} ulangan={0} />
            </div>
          ))}
        </div>
      ) : null}
      {blok.perUlangan.length > 0 ? <Ulangan isi={isi} /> : null}
      {readOnly ? null : (
        <div className="mj-jajar-3">
          {blok.perUlangan.length > 0 && bentuk.ulangan < ulanganTerbanyak ? (
            <Button
              variant="default"
              leftSection={<IconPlus aria-hidden size="1.125rem" />}
              onClick={tambahUlangan}
            >
              Tambah ulangan
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconTableImport aria-hidden size="1.125rem" />}
            onClick={() => tempel.open({ dari: null, isi: [] })}
          >
            Isi dari file alat
          </Button>
        </div>
      )}
      {hasil && hasil.akhir.length > 0 ? (
        <HasilBlokTampak hasil={hasil} ulangan={blok.perUlangan.length > 0} />
      ) : null}
      <RinciDialog
        dialog={rinci}
        blok={blok}
        isian={isian}
        riwayat={riwayat}
        lama={lama}
        foto={foto?.tampil}
        readOnly={readOnly}
        onSel={onSel}
      />
      <TempelDialog dialog={tempel} blok={blok} bentuk={bentuk} isian={isian} onSel={onSel} />
    </div>
  );
});

/** Leaves a cell without another one to go to: its keypad goes, and whoever works by keys still sees where they are. */
function tinggalkan(sel: HTMLElement | null): void {
  sel?.blur();
  if (!window.matchMedia('(pointer: coarse)').matches) sel?.focus();
}

/** A list chooses with the arrows up and down, and a text that is being changed moves its caret. */
function diamDi(target: EventTarget, arah: string): boolean {
  if (target instanceof HTMLSelectElement) return arah === 'ArrowUp' || arah === 'ArrowDown';
  return (
    target instanceof HTMLElement && 'ubah' in target.dataset && !['ArrowUp', 'ArrowDown'].includes(arah)
  );
}

const kunciDari = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['kunci'] : undefined;

const letakSemua = (akar: HTMLElement | null) =>
  [...(akar?.querySelectorAll<HTMLElement>('[data-kunci]') ?? [])].map((sel) => {
    const { left, right, top, bottom } = sel.getBoundingClientRect();
    return { kunci: sel.dataset['kunci']!, kiri: left, kanan: right, atas: top, bawah: bottom };
  });

function tanyaPerSel(hasil: HasilBlok | null): Record<string, string> {
  const per: Record<string, string> = {};
  for (const { kunci, kalimat } of hasil?.tanya ?? [])
    if (kunci) per[kunci] = [per[kunci], kalimat].filter(Boolean).join(' ');
  return per;
}

import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { tampilSel, type Sel } from '#domain/lembar-kerja/sel.ts';
import { salahSel } from '#domain/lembar-kerja/sel-blok.ts';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { simpanDrafEvent } from '#data/drafts.ts';
import { tampakSama } from './sel.ts';
import { SelBingkai } from './SelBingkai.tsx';
import classes from './Lembar.module.css';

export type SelProps = {
  kunci: string;
  blok: Blok;
  masukan: Masukan;
  sel: Sel | undefined;
  /** What the calculation asks about it. */
  tanya: string;
  /** It was measured before the report was sent back, and waits for its analyst's word (BEYOND-16). */
  lama: boolean;
  /** How many photos it has. */
  foto: number;
  /** The last of the sheet: the keypad shows that nothing follows. */
  terakhir: boolean;
  readOnly: boolean;
  /** It was left with another text than it had. */
  onTinggal: (kunci: string, nilai: string, catatan: string | null) => void;
  onRinci: (kunci: string) => void;
};

/** A cell that is typed into. What is around it is drawn when it is left, not with its keys. */
export const SelKetik = memo(function SelKetik(props: SelProps) {
  const id = useId();
  return (
    <SelBingkai {...props} id={id}>
      <Ketikan {...props} id={id} />
    </SelBingkai>
  );
}, tampakSama);

/**
 * Its field, as in a spreadsheet: what is typed takes the place of what stood there, F2 or a second touch
 * puts the caret into it, Escape brings back what was there. Its text is its own until it is left: no key computes.
 */
function Ketikan(props: SelProps & { id: string }) {
  const { kunci, blok, masukan, sel, terakhir, readOnly, onTinggal, id } = props;
  const tampil = tampilSel(sel?.nilai ?? '');
  const [ketikan, setKetikan] = useState<string | null>(null);
  const [mengubah, setMengubah] = useState(false);
  const disentuh = useRef(false);
  const dicoret = Boolean(sel?.dicoret);
  const keliru = salahSel(masukan, sel?.nilai ?? '') !== null;

  const tinggal = () => {
    if (ketikan !== null && ketikan.trim() !== tampil) onTinggal(kunci, ketikan.trim(), sel?.catatan ?? null);
    setKetikan(null);
    setMengubah(false);
  };
  // Half a cell is left, too, when the page is: for another app, for an update, by the browser's own way back.
  const ditinggal = useEffectEvent(tinggal);
  const mengetik = ketikan !== null;
  useEffect(() => {
    if (!mengetik) return undefined;
    const hidden = () => void (document.visibilityState === 'hidden' && ditinggal());
    const sekarang = () => ditinggal();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener(simpanDrafEvent, sekarang);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener(simpanDrafEvent, sekarang);
    };
  }, [mengetik]);
  useLayoutEffect(() => () => ditinggal(), []);

  const tekan = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key === 'F2' && !event.shiftKey) {
      setMengubah(true);
      input.setSelectionRange(input.value.length, input.value.length);
    } else if (event.key === 'Escape' && (ketikan !== null || mengubah)) {
      // The text is back before it is selected, and both before the next key: F2 puts the caret where it stays.
      flushSync(() => {
        setKetikan(null);
        setMengubah(false);
      });
      input.select();
    } else if (event.key === 'Delete' && !mengubah && ketikan === null) setKetikan('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      className={classes.isi}
      data-kunci={kunci}
      data-ubah={mengubah || undefined}
      data-coret={dicoret || undefined}
      type="text"
      inputMode={masukan.jenis === 'cacah' || masukan.jenis === 'cawan' ? 'numeric' : 'decimal'}
      enterKeyHint={terakhir ? 'done' : 'next'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={80}
      aria-label={sebutSel(blok, kunci)}
      aria-describedby={`${id}-catatan`}
      aria-invalid={keliru || undefined}
      aria-keyshortcuts="Shift+F2"
      readOnly={readOnly || dicoret}
      value={ketikan ?? tampil}
      onChange={(event) => setKetikan(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onPointerDown={(event) => {
        disentuh.current = document.activeElement !== event.currentTarget;
      }}
      onClick={(event) => {
        if (disentuh.current) event.currentTarget.select();
        else setMengubah(true);
      }}
      onKeyDown={tekan}
      onBlur={tinggal}
    />
  );
}

import { jaringanMenjawab } from '#data/isi-jawaban.ts';
import { Callout } from '#kit/text/Callout.tsx';
import classes from './SesiBerakhir.module.css';

/** Told on every page for as long as something on the way answers in the server's place: what helps is outside the app. */
export function JaringanMenjawab({ menjawab }: { menjawab: boolean }) {
  return menjawab ? (
    <div className={classes.banner}>
      <Callout tone="menunggu" title="Jaringan ini belum membuka jalan ke server">
        {jaringanMenjawab} Tulisan Anda tetap tersimpan di perangkat.
      </Callout>
    </div>
  ) : null;
}

import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { FotoTulisan } from '#domain/berkas/foto.ts';
import { callName } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { keadaanLembar, type KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { selLama } from '#domain/lembar-kerja/sel-lama.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import type { TulisanLembar } from '#domain/lembar-kerja/tulisan.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { buang } from '#data/outbox/decide.ts';
import { selisihJam } from '#data/session.ts';
import { useBaca } from '#data/use-baca.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import type { Tampilan } from '#data/view.ts';
import type { Photo } from '#kit/photo/photo.ts';
import type { PerubahanSel } from '#features/lembar-kerja/sel.ts';
import { labelTulisan } from '#features/analisis/pelaku.ts';
import { hitungKeadaan } from './hitung-keadaan.ts';
import {
  denganFoto,
  denganKembali,
  denganSel,
  sebagaiBaris,
  semuaFoto,
  siapDikirim,
  type TulisanBaru,
} from './tulisan-lembar.ts';
import type { BersamaLembar } from './use-bersama.ts';
import { useKirim } from './use-kirim.ts';
import { useTulisan } from './use-tulisan.ts';

/** The sheet of one parameter as its analyst works on it. */
export type LembarKerja = {
  versi: VersiLembar;
  keadaan: KeadaanLembar;
  hasil: HasilLembar;
  /** Cells that were measured before the report was sent back, and wait for their analyst's word. */
  lama: ReadonlySet<string>;
  draft: PemegangDraf;
  /** Photos of cells that have not left this device; those that have are in `keadaan`. */
  fotoBaru: TulisanBaru['foto'];
  /** Values and photos that have not left this device, and the cells of those that cannot be read yet and stay until they can. */
  belumDikirim: number;
  takTerbaca: readonly string[];
  readOnly: boolean;
  /** Writes of it that were refused: their author decides before the sheet goes on. */
  ditolak: readonly Baris[];
  /** Takes the cells and photos of a refused write back to be written on, in the place of that write. */
  ambilKembali: (row: Baris) => Promise<void>;
  onSel: (perubahan: readonly PerubahanSel[]) => void;
  onFoto: (kunci: string, foto: readonly Photo[]) => void;
  pilih: (dasar: Pick<TulisanBaru, 'batas' | 'bersama'>) => void;
  /** Queues what was written since the last time. False where the device could not keep it. */
  kirim: () => Promise<boolean>;
};

const panggilan = callName(analisisApi.sheet);

/**
 * Keeps the cells of a sheet: each is on the device as soon as it is left, as the draft of the next write; that is queued
 * when its author says so, and when they leave (BEYOND-10).
 */
export function useLembar(
  tampilan: Tampilan<Analisis>,
  versi: VersiLembar,
  bersama: BersamaLembar,
): LembarKerja {
  const { data } = tampilan;
  const { actor, pageEngine } = useOrang();
  const { perangkat } = useAplikasi();
  const draft = useDraft({
    call: panggilan,
    record: data.uuid,
    label: labelTulisan('isiLembar', data),
  });
  const dasar = useMemo(() => keadaanLembar(data.history), [data.history]);
  const { kini, baca, simpan, lepas } = useTulisan(draft, dasar);
  const sampaiKini = useMemo(
    () => [...data.history, sebagaiBaris(kini, dasar, versi.uuid, { ...actor, noInduk: null })],
    [data.history, kini, dasar, versi.uuid, actor],
  );
  const keadaan = useMemo(() => keadaanLembar(sampaiKini), [sampaiKini]);
  const lama = useMemo(() => selLama(sampaiKini), [sampaiKini]);
  // What it comes to may follow the cell that was left; the key of the next one is not held up by it.
  const ditunda = useDeferredValue(keadaan);
  const hasil = useMemo(() => hitungKeadaan(versi, ditunda, bersama.isian), [versi, ditunda, bersama.isian]);

  const selisih = useBaca(() => selisihJam(perangkat), [perangkat]) ?? 0;
  const terkini = useRef({ isi: versi.isi, isian: dasar.isian, selisih });
  useEffect(() => {
    terkini.current = { isi: versi.isi, isian: dasar.isian, selisih };
  });
  // The same function as long as the sheet is open: no other cell is drawn anew when one is left.
  const onSel = useCallback(
    (perubahan: readonly PerubahanSel[]) => {
      const { isi, isian, selisih: beda } = terkini.current;
      const pada = new Date(Date.now() + beda).toISOString();
      simpan(perubahan.reduce((semua, satu) => denganSel(semua, isi, isian, { ...satu, pada }), baca()));
    },
    [simpan, baca],
  );
  const onFoto = useCallback(
    (kunci: string, foto: readonly Photo[]) => simpan(denganFoto(baca(), kunci, foto)),
    [simpan, baca],
  );
  const kirim = useKirim({ data, versi, bersama, draft, dasar, baca, lepas });
  const pergi = useEffectEvent(() => void kirim({ pergi: true }));
  useEffect(() => () => pergi(), []);

  const { siap, tinggal } = useMemo(() => siapDikirim(kini, versi.isi), [kini, versi.isi]);
  const ditolak = tampilan.keputusan.filter(({ call }) => call === panggilan);
  const ambilKembali = async (row: Baris) => {
    const body = fromWire(row.body) as TulisanLembar & { foto?: FotoTulisan[] };
    simpan(denganKembali(baca(), versi.isi, dasar.isian, body));
    // The draft has them before the write is dropped.
    await draft.simpanSekarang();
    await buang(pageEngine.engine, row.opId, 'ini');
  };
  return {
    versi,
    keadaan,
    hasil,
    lama,
    draft,
    fotoBaru: kini.foto,
    belumDikirim: siap.length + semuaFoto(kini.foto).length,
    takTerbaca: tinggal.map(({ kunci }) => kunci),
    readOnly:
      draft.keadaan.jenis !== 'menulis' ||
      ditolak.length > 0 ||
      !check(analisisWorkflow, 'isiLembar', data, actor).ok,
    ditolak,
    ambilKembali,
    onSel,
    onFoto,
    pilih: (baru) => simpan({ ...baca(), ...baru }),
    kirim: () => kirim({ pergi: false }),
  };
}

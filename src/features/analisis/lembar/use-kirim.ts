import { useRef } from 'react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { hasilTertulis } from '#domain/lembar-kerja/hasil.ts';
import { keadaanLembar, type KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { TulisSel } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import { antrekan } from '#data/write.ts';
import { showError, showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { labelTulisan } from '#features/analisis/pelaku.ts';
import { hitungKeadaan } from './hitung-keadaan.ts';
import { adaTulisan, fotoDikirim, sebagaiBaris, semuaFoto, siapDikirim } from './tulisan-lembar.ts';
import type { BersamaLembar } from './use-bersama.ts';
import type { Tulisan } from './use-tulisan.ts';

type Dikirim = Pick<Tulisan, 'baca' | 'lepas'> & {
  data: Analisis;
  versi: VersiLembar;
  bersama: BersamaLembar;
  draft: PemegangDraf;
  dasar: KeadaanLembar;
};

/**
 * Queues what was written into a sheet, as one write. `pergi`: the sheet is left with it, and its draft goes in the same
 * transaction. Answers false where the device could not keep it; then it stays a draft.
 */
export function useKirim({ data, versi, bersama, draft, dasar, baca, lepas }: Dikirim) {
  const { actor, pageEngine } = useOrang();
  const { perangkat } = useAplikasi();
  // Cells, and photos by their ids.
  const berangkat = useRef(new Set<TulisSel | string>());

  return async function kirim({ pergi }: { pergi: boolean }): Promise<boolean> {
    const semua = baca();
    const { siap, tinggal } = siapDikirim(semua, versi.isi);
    const sel = siap.filter((satu) => !berangkat.current.has(satu));
    const foto = fotoDikirim(semua.foto, berangkat.current);
    const dipilih = semua.batas !== undefined || semua.bersama !== undefined;
    const tulisan = sebagaiBaris({ ...semua, sel }, dasar, versi.uuid, { ...actor, noInduk: null });
    const kelak = keadaanLembar([...data.history, tulisan]);
    const hasil = hasilTertulis(hitungKeadaan(versi, kelak, bersama.isian));
    // Two devices may have written beside each other: the last word on what it comes to is said anew.
    const lainHasil = !pergi && hasil !== dasar.hasil.perangkat;
    const dikirim = [...sel, ...foto.map(({ uuid }) => uuid)];
    for (const satu of dikirim) berangkat.current.add(satu);
    const utuh =
      tinggal.length === 0 && semuaFoto(semua.foto).every(({ kunci }) => berangkat.current.has(kunci));
    if (dikirim.length === 0 && !dipilih && !lainHasil) {
      // All of it has left, and is on its way out of the draft.
      if (pergi && adaTulisan(semua) && utuh) await draft.buang();
      return true;
    }
    const { hasilServer: _hasilServer, ...lembar } = tulisan.lembar!;
    const body = { ...lembar, uuid: data.uuid, hasil, foto };
    try {
      const { akhir } = await antrekan(pageEngine, perangkat, {
        endpoint: analisisApi.sheet as unknown as AnyEndpoint,
        body: analisisApi.sheet.body!.parse(body),
        label: labelTulisan('isiLembar', data),
        baseRev: null,
        after: [],
        setelah: Object.values(kelak.bersama).filter((uuid) => bersama.menunggu.has(uuid)),
        begunAt: null,
        // What cannot be read yet stays a draft.
        ...(pergi && utuh ? { draf: draft.kunci } : {}),
      });
      void akhir.then((jawaban) => {
        if (!pergi) lepas(sel, new Set(foto.map(({ uuid }) => uuid)));
        if (jawaban.jenis === 'ditolak')
          showError(jawaban.error.info, {
            next: 'Lembar kerja ini menunggu keputusan Anda di kotak keluar.',
          });
        else if (!pergi)
          showSuccess(
            jawaban.jenis === 'terkirim' ? jawaban.info : { info: jawaban.info, later: jawaban.pantau },
            TOAST_LONG_MS,
          );
      });
      return true;
    } catch {
      for (const satu of dikirim) berangkat.current.delete(satu);
      showError('Lembar kerja belum masuk kotak keluar', {
        next: 'Penyimpanan perangkat penuh atau tertutup. Sel tetap tersimpan sebagai draf; kosongkan ruang lalu simpan lagi.',
      });
      return false;
    }
  };
}

import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, NativeSelect } from '@mantine/core';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import type { Tampilan } from '#data/view.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { DraftMark, DraftNotices } from '#kit/form/DraftBar.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { HasilLembarTampak } from '#features/lembar-kerja/HasilTampak.tsx';
import { Lembar } from '#features/lembar-kerja/Lembar.tsx';
import { selDi } from '#features/lembar-kerja/pindah.ts';
import { TandaDiganti } from '#features/lembar-kerja/TandaDiganti.tsx';
import type { IsiDariLembar } from '#features/analisis/laporan.ts';
import { hanyaPengingat } from '#features/analisis/pengingat/ditolak.ts';
import { paths } from '#paths';
import { belumSiap } from './belum-siap.ts';
import { fotoLembar } from './FotoSel.tsx';
import { hitungKeadaan } from './hitung-keadaan.ts';
import { laporanDariLembar } from './laporan-lembar.ts';
import { PilihBersama } from './PilihBersama.tsx';
import { useBersamaLembar } from './use-bersama.ts';
import { useLembar, type LembarKerja } from './use-lembar.ts';
import classes from './LembarParameter.module.css';

type LembarParameterProps = {
  tampilan: Tampilan<Analisis>;
  versi: VersiLembar;
  /** Begins the final report with what the sheet came to. */
  onLaporan: (isi: IsiDariLembar) => void;
  /** What stands below it. It comes with it: nothing that is pressed moves down when the sheet arrives. */
  children?: ReactNode;
};

/** The sheet of one parameter, typed into, kept and sent (BEYOND-10, BEYOND-17). */
export function LembarParameter({ tampilan, versi, onLaporan, children }: LembarParameterProps) {
  const bersama = useBersamaLembar(versi);
  const lembar = useLembar(tampilan, versi, bersama);
  const { keadaan, hasil, lama, draft, fotoBaru, readOnly, onSel, onFoto } = lembar;
  const { isi } = versi;
  const foto = useMemo(
    () => fotoLembar(keadaan, { fotoBaru, readOnly, onFoto }),
    [keadaan, fotoBaru, readOnly, onFoto],
  );
  const belum = belumSiap(lembar);
  const utama = tindakanUtama(tampilan.data, belum === null, lembar.belumDikirim);
  const timbang = useTimbangDariAlamat();
  const [ditolak, setDitolak] = useState(false);
  const akar = useRef<HTMLDivElement>(null);
  // Timers are no cells: they are taken back where the page tells of them.
  const sel = lembar.ditolak.filter((row) => hanyaPengingat(row).length === 0);
  const laporkan = async () => {
    // The cell that was left by this very press counts, too.
    const kini = { ...lembar, hasil: hitungKeadaan(versi, keadaan, bersama.isian) };
    const halangan = belumSiap(kini);
    setDitolak(halangan !== null);
    // With the sentence drawn, whose room the bar takes.
    setTimeout(() => halangan?.kunci && selDi(akar.current, halangan.kunci)?.focus());
    if (!halangan && (await lembar.kirim()))
      onLaporan(laporanDariLembar(tampilan.data, kini, bersama.pilihan));
  };
  return (
    <>
      <div ref={akar} className="mj-tumpuk-4">
        {sel.map((row) => (
          <Callout
            key={row.opId}
            tone="bahaya"
            title="Tulisan lembar kerja ini menunggu keputusan Anda"
            action={
              row.state === 'bentrok' ? (
                <Button component={Link} to={paths.kotakKeluar()} variant="default">
                  Bandingkan di kotak keluar
                </Button>
              ) : (
                <Button variant="default" onClick={() => void lembar.ambilKembali(row)}>
                  Ambil kembali ke lembar
                </Button>
              )
            }
          >
            {row.error?.info}
          </Callout>
        ))}
        <DraftNotices form={{ draft, resumed: null, discard: () => undefined }} />
        {isi.petunjuk ? <p className="mj-catatan mj-ucapan">{isi.petunjuk}</p> : null}
        <TandaDiganti bersama={keadaan.bersama} />
        <div className={classes.pilihan}>
          <PilihBersama lembar={lembar} pilihan={bersama.pilihan} />
          <PilihBatas lembar={lembar} />
        </div>
        <Lembar
          blok={isi}
          isian={keadaan.isian}
          hasil={hasil}
          riwayat={keadaan.riwayat}
          lama={lama}
          foto={foto}
          readOnly={readOnly}
          timbang={readOnly ? undefined : timbang}
          onSel={onSel}
        />
        <HasilLembarTampak hasil={hasil} satuan={isi.satuanHasil} />
        {readOnly ? null : (
          <div className={classes.kaki} data-bar>
            {ditolak && belum ? (
              <p className={classes.ditolak} role="alert">
                {belum.kalimat}
              </p>
            ) : null}
            <div className={classes.tanda}>
              <DraftMark draft={draft} />
            </div>
            <LamaSemua lembar={lembar} />
            <Button
              size="lg"
              variant={utama === 'simpan' ? 'filled' : 'default'}
              // Pressed, it has nothing to do any more, and keeps the focus.
              {...(lembar.belumDikirim === 0 ? { 'data-disabled': true, 'aria-disabled': true } : {})}
              onClick={() => void lembar.kirim()}
            >
              Simpan lembar
            </Button>
            <Button
              size="lg"
              variant={utama === 'laporkan' ? 'filled' : 'default'}
              onClick={() => void laporkan()}
            >
              Buat laporan akhir
            </Button>
          </div>
        )}
      </div>
      {children}
    </>
  );
}

/** A timer of a series leads here for its next weighing, each time it is asked for (paths.analisis.seri). */
function useTimbangDariAlamat(): { seri: string } | undefined {
  const { key, search } = useLocation();
  return useMemo(() => {
    const seri = key && new URLSearchParams(search).get('seri');
    return seri ? { seri } : undefined;
  }, [key, search]);
}

/** One act is the next one (look.md): what was measured is kept until the sheet is full; a report once made is handed in. */
function tindakanUtama(
  { idStatusProgresParameter }: Analisis,
  siap: boolean,
  belumDikirim: number,
): 'simpan' | 'laporkan' | null {
  if (siap && idStatusProgresParameter !== analisisWorkflow.states.laporanAkhir.code) return 'laporkan';
  return belumDikirim > 0 ? 'simpan' : null;
}

const tanpaBatas = '';

/** Which set of limits the sample is compared with; none is a choice too (lembar-kerja.md 1.2). */
function PilihBatas({ lembar: { versi, keadaan, readOnly, pilih } }: { lembar: LembarKerja }) {
  const { batas } = versi.isi;
  if (batas.length === 0) return null;
  return (
    <NativeSelect
      label="Batas untuk sampel ini"
      size="lg"
      disabled={readOnly}
      value={keadaan.batas ?? tanpaBatas}
      data={[
        { value: tanpaBatas, label: 'Tanpa batas, apa adanya' },
        ...batas.map(({ kunci, nama }) => ({ value: kunci, label: nama })),
      ]}
      onChange={(event) => pilih({ batas: event.currentTarget.value || null })}
    />
  );
}

/** Every cell from before the return, confirmed together by a question that says how many. */
function LamaSemua({ lembar: { lama, keadaan, onSel } }: { lembar: LembarKerja }) {
  if (lama.size === 0) return null;
  const pastikan = async () => {
    const yes = await openConfirm({
      title: 'Pastikan nilai dari sebelum dikembalikan ?',
      body: `${lama.size} sel tetap dipakai seperti diukur dahulu. Sel yang diukur lagi cukup diisi nilai barunya.`,
      confirmLabel: 'Ya, masih benar',
    });
    if (yes) onSel([...lama].map((kunci) => ({ kunci, ...keadaan.isian[kunci]! })));
  };
  return (
    <Button size="lg" variant="default" onClick={() => void pastikan()}>
      Pastikan {lama.size} sel lama
    </Button>
  );
}

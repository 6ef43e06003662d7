import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconArrowMerge, IconGavel, IconServer2 } from '@tabler/icons-react';
import { useOrang } from '#data/app.ts';
import type { OrangDb } from '#data/db.ts';
import { bacaDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import type { Baris } from '#data/baris.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { formatDateTime } from '#domain/core/format.ts';
import { Timeline } from '#kit/text/Timeline.tsx';
import { recordDari } from './alamat.ts';
import { jawabanServer } from './keadaan-baris.ts';
import { Perbandingan } from './Perbandingan.tsx';
import { sandingkan } from './sandingan.ts';
import { PilihBaris } from './PilihBaris.tsx';
import type { Cara, Gabungan, PerBaris, Sandingan } from '#kit/outbox/sandingan.ts';
import type { Putusan } from './use-putusan.ts';
import classes from './Dialog.module.css';

type IsiBanding = {
  row: Baris;
  terbaru: Sandingan;
  hilang: boolean;
  /** What a write is about, where its name does not say it. */
  tentang: (row: Baris) => string | null;
  putusan: Putusan;
  onClose: () => void;
  /** 'Ambil versi server': drops mine, after asking. */
  onAmbil: (row: Baris) => void;
  /** 'Gabungkan' for what is repaired in a small form here. */
  onGabung: (row: Baris) => void;
};

export type BandingDialogProps = Omit<IsiBanding, 'row' | 'terbaru' | 'hilang'> & {
  row: Baris | null;
  base: BarisRekaman | undefined;
};

/** Mine and the server's, and the ways out (GAP-115, offline.md section 2). Fills the screen of a phone. */
export function BandingDialog({ row, base, ...rest }: BandingDialogProps) {
  const { actor } = useOrang();
  const sandingan = row ? sandingkan(row, base, actor) : null;
  return (
    <DialogFrame
      dialog={{ opened: sandingan !== null, close: rest.onClose }}
      title={row?.label ?? ''}
      size="60rem"
      classNames={{ body: classes.compare ?? '' }}
      centered={false}
    >
      {row && sandingan ? (
        <Isi key={row.opId} row={row} terbaru={sandingan} hilang={base?.hilang === 1} {...rest} />
      ) : null}
    </DialogFrame>
  );
}

function Isi({ row, terbaru, hilang, tentang, onAmbil, ...rest }: IsiBanding) {
  // A decision is about what is on the screen, so what is on the screen does not change by itself (I11).
  const [sandingan, setSandingan] = useState(terbaru);
  const [milik, setMilik] = useState<ReadonlySet<string>>(new Set());
  const { kalimat } = jawabanServer(row);
  const berubahLagi = sandingan.rev !== terbaru.rev;
  const halangan = hilang ? 'data ini sudah di luar kewenangan Anda.' : sandingan.halangan;
  const { batal, cara } = sandingan;
  const perBaris = cara.jenis === 'pertahankan' ? cara.perBaris : undefined;
  return (
    <>
      <p className="mj-tebal">{tentang(row)}</p>
      {berubahLagi ? (
        <Callout
          tone="menunggu"
          title="Data di server berubah lagi"
          action={<Button onClick={() => setSandingan(terbaru)}>Muat versi terbaru</Button>}
        >
          Bandingkan dengan versi terbaru sebelum memutuskan.
        </Callout>
      ) : null}
      {batal ? (
        <Callout tone="bahaya" title="Keputusan Anda tidak berlaku">
          {batal}
        </Callout>
      ) : kalimat ? (
        <Callout tone="menunggu" title={kalimat} />
      ) : null}
      <p className="mj-catatan">Anda menulis ini pada {formatDateTime(row.capturedAt)}.</p>
      {perBaris ? (
        <PilihBaris baris={perBaris.baris} milik={milik} onMilik={setMilik} />
      ) : (
        <Perbandingan sandingan={sandingan} />
      )}
      <PerubahanTampak perubahan={sandingan.perubahan} />
      <div className={classes.decide} data-bar>
        {halangan ? (
          <p className={classes.reason} id={alasanId}>
            {halangan === kalimat
              ? 'Milik Anda tidak dapat dipertahankan; sebabnya tertulis di atas.'
              : `Milik Anda tidak dapat dipertahankan: ${halangan}`}
          </p>
        ) : null}
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconServer2 aria-hidden size="1.125rem" />}
            onClick={() => onAmbil(row)}
          >
            Ambil versi server
          </Button>
          {cara.jenis === 'pertahankan' ? (
            <Pertahankan
              row={row}
              cara={cara}
              hilang={hilang}
              halangan={halangan}
              berubahLagi={berubahLagi}
              milik={milik}
              {...rest}
            />
          ) : halangan === null ? (
            <Button component={Link} to={cara.to} leftSection={<IconGavel aria-hidden size="1.125rem" />}>
              Putuskan lagi
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}

const alasanId = 'alasan-pertahankan';

const tanyaPertahankan = {
  title: 'Pertahankan milik saya ?',
  body: 'Tulisan Anda dikirim lagi dan berlaku di atas versi server yang tampak di sini.',
  confirmLabel: 'Ya, pertahankan',
};

const tanyaPilihan = ({ baris }: PerBaris, milik: ReadonlySet<string>) => ({
  title: 'Kirim pilihan ini ?',
  body: `${milik.size} sel memakai milik Anda, ${baris.length - milik.size} tetap seperti di server. Sel lain dari tulisan ini ikut dikirim.`,
  confirmLabel: 'Ya, kirim',
});

type PertahankanProps = Pick<IsiBanding, 'row' | 'hilang' | 'putusan' | 'onClose' | 'onGabung'> & {
  cara: Extract<Cara, { jenis: 'pertahankan' }>;
  halangan: string | null;
  berubahLagi: boolean;
  milik: ReadonlySet<string>;
};

/** Mine again on what stands there now, as it was or merged with it. */
function Pertahankan(props: PertahankanProps) {
  const { row, cara, hilang, halangan, berubahLagi, milik, putusan, onClose, onGabung } = props;
  const { db } = useOrang();
  const navigate = useNavigate();
  const { gabungan, baseRev, perBaris } = cara;
  const pertahankan = async () => {
    const yes = await openConfirm(perBaris ? tanyaPilihan(perBaris, milik) : tanyaPertahankan);
    if (yes && (await putusan.pertahankan(row, baseRev, perBaris?.susun(milik)))) onClose();
  };
  const gabungkan = async ({ teks }: Gabungan) => {
    if (!teks) return onGabung(row);
    await simpanGabungan(db, row, teks.isi);
    return navigate(teks.to);
  };
  return (
    <>
      {gabungan ? (
        <Button
          variant="default"
          leftSection={<IconArrowMerge aria-hidden size="1.125rem" />}
          disabled={hilang || !gabungan.dapat || berubahLagi}
          aria-describedby={alasanId}
          onClick={() => void gabungkan(gabungan)}
        >
          Gabungkan
        </Button>
      ) : null}
      <Button
        disabled={halangan !== null || berubahLagi}
        aria-describedby={alasanId}
        loading={putusan.sibuk}
        onClick={() => void pertahankan()}
      >
        {perBaris ? 'Kirim pilihan ini' : 'Pertahankan milik saya'}
      </Button>
    </>
  );
}

/** Leaves both texts as the draft of the repair. One begun earlier for this very write is its author's work: it stays. */
async function simpanGabungan(
  db: OrangDb,
  { call, opId, label, lane }: Baris,
  isi: Record<string, unknown>,
): Promise<void> {
  const record = recordDari(lane);
  if (await bacaDraf(db, kunciDraf(call, record, opId))) return;
  await simpanDraf(db, { call, record, label, untuk: opId }, isi, Date.now());
}

/** Who changed it and when. */
function PerubahanTampak({ perubahan }: Pick<Sandingan, 'perubahan'>) {
  if (perubahan.length === 0) return null;
  return (
    <section className={classes.changes}>
      <h3 className="mj-bawah-3">Perubahan yang belum Anda lihat saat menulis</h3>
      <Timeline
        label="Perubahan yang belum Anda lihat saat menulis"
        entries={perubahan.toReversed().map(({ uuid, waktu, nama, judul, catatan }) => ({
          id: uuid,
          time: waktu,
          person: nama,
          title: judul,
          body: catatan,
        }))}
      />
    </section>
  );
}

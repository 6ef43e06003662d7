import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowMerge, IconServer2 } from '@tabler/icons-react';
import { perluRevisi } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { BarisAnalisis, OrangDb } from '#data/db.ts';
import { bacaDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import { perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { Callout } from '#kit/Callout.tsx';
import { openConfirm } from '#kit/confirm.tsx';
import { formatDateTime } from '#domain/core/format.ts';
import { Timeline } from '#kit/Timeline.tsx';
import { alamatLaporan } from './alamat.ts';
import { adalahLaporan, bandingkan, gabungLaporan, recordServer, type Banding } from './banding.ts';
import { jawabanServer } from './keadaan-baris.ts';
import { Perbandingan } from './Perbandingan.tsx';
import type { Putusan } from './use-putusan.ts';
import classes from './Dialog.module.css';

type Isi = {
  row: Baris;
  record: Analisis;
  hilang: boolean;
  putusan: Putusan;
  onClose: () => void;
  /** 'Ambil versi server': drops mine, after asking. */
  onAmbil: (row: Baris) => void;
  /** 'Gabungkan' for what is repaired in a small form here. */
  onGabung: (row: Baris) => void;
};

export type BandingDialogProps = Omit<Isi, 'row' | 'record' | 'hilang'> & {
  row: Baris | null;
  base: BarisAnalisis | undefined;
};

/** Mine and the server's, and the three ways out (GAP-115, offline.md section 2). Fills the screen of a phone. */
export function BandingDialog({ row, base, ...rest }: BandingDialogProps) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const record = row && perluKeputusan(row) ? recordServer(row, base) : null;
  return (
    <Modal
      opened={record !== null}
      onClose={rest.onClose}
      title={row?.label ?? ''}
      size="60rem"
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      classNames={{ body: classes.compare ?? '' }}
    >
      {row && record ? (
        <Isi key={row.opId} row={row} record={record} hilang={base?.hilang === 1} {...rest} />
      ) : null}
    </Modal>
  );
}

function Isi({ row, record: terbaru, hilang, putusan, onClose, onAmbil, onGabung }: Isi) {
  const { actor, db } = useOrang();
  const navigate = useNavigate();
  // A decision is about what is on the screen, so what is on the screen does not change by itself (I11).
  const [record, setRecord] = useState(terbaru);
  const banding = bandingkan(row, record, actor);
  if (!banding) return null;
  const { kalimat } = jawabanServer(row);
  const berubahLagi = record.rev !== terbaru.rev;
  const halangan = halanganDari(banding, hilang);
  const adaGabungan = adalahLaporan(banding.aksi)
    ? banding.teks?.server != null
    : banding.aksi === 'ubahMetode';

  const pertahankan = async () => {
    const yes = await openConfirm({
      title: 'Pertahankan milik saya ?',
      body: 'Tulisan Anda dikirim lagi dan berlaku di atas versi server yang tampak di sini.',
      confirmLabel: 'Ya, pertahankan',
    });
    const baseRev = perluRevisi(row.call, banding.body, actor) ? record.rev : null;
    if (yes && (await putusan.pertahankan(row, baseRev))) onClose();
  };
  const gabungkan = async () => {
    if (!banding.teks?.server) return onGabung(row);
    await simpanGabungan(db, row, record.uuid, gabungLaporan(banding.body, banding.teks.server));
    return navigate(alamatLaporan(record.uuid, banding.body['jenisLaporan'], row.opId));
  };

  return (
    <>
      {berubahLagi ? (
        <Callout
          tone="menunggu"
          title="Data di server berubah lagi"
          action={<Button onClick={() => setRecord(terbaru)}>Muat versi terbaru</Button>}
        >
          Bandingkan dengan versi terbaru sebelum memutuskan.
        </Callout>
      ) : null}
      {banding.diputuskan ? (
        <Callout tone="bahaya" title="Keputusan Anda tidak berlaku">
          Sudah diputuskan oleh {banding.diputuskan.user.nama} pada{' '}
          {formatDateTime(banding.diputuskan.updatedAt)}: {namaAksi(banding.diputuskan.aksi)}.
        </Callout>
      ) : kalimat ? (
        <Callout tone="menunggu" title={kalimat} />
      ) : null}
      <p className={classes.written}>Anda menulis ini pada {formatDateTime(row.capturedAt)}.</p>
      <Perbandingan banding={banding} />
      <Perubahan banding={banding} />
      <div className={classes.decide}>
        {halangan ? (
          <p className={classes.reason} id="alasan-pertahankan">
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
          {adaGabungan ? (
            <Button
              variant="default"
              leftSection={<IconArrowMerge aria-hidden size="1.125rem" />}
              disabled={hilang || !banding.dapatDigabung || berubahLagi}
              aria-describedby="alasan-pertahankan"
              onClick={() => void gabungkan()}
            >
              Gabungkan
            </Button>
          ) : null}
          <Button
            disabled={halangan !== null || berubahLagi}
            aria-describedby="alasan-pertahankan"
            loading={putusan.sibuk}
            onClick={() => void pertahankan()}
          >
            Pertahankan milik saya
          </Button>
        </div>
      </div>
    </>
  );
}

/** Leaves both texts as the draft of the repair. One begun earlier for this very write is its author's work: it stays. */
async function simpanGabungan(
  db: OrangDb,
  { call, opId, label }: Baris,
  uuid: string,
  isi: Record<string, unknown>,
): Promise<void> {
  if (await bacaDraf(db, kunciDraf(call, uuid, opId))) return;
  await simpanDraf(db, { call, record: uuid, untuk: opId, baseRev: null, after: [], label }, isi, Date.now());
}

/** Why mine can no longer be kept, or null. */
function halanganDari({ dapat, diputuskan }: Banding, hilang: boolean): string | null {
  if (hilang) return 'data ini sudah di luar kewenangan Anda.';
  if (diputuskan) return 'pengajuan ini sudah diputuskan.';
  return dapat.ok ? null : dapat.reason;
}

const namaAksi = (aksi: string): string => analisisWorkflow.actions[aksi as AnalisisAksi]?.label ?? aksi;

/** Who changed it and when. */
function Perubahan({ banding: { perubahan } }: { banding: Banding }) {
  if (perubahan.length === 0) return null;
  return (
    <section className={classes.changes}>
      <h3 className={classes.heading}>Perubahan yang belum Anda lihat saat menulis</h3>
      <Timeline
        label="Perubahan yang belum Anda lihat saat menulis"
        entries={perubahan.toReversed().map((entry) => ({
          id: entry.uuid,
          time: entry.updatedAt,
          person: entry.user.nama,
          title: namaAksi(entry.aksi),
          body: entry.catatan,
        }))}
      />
    </section>
  );
}

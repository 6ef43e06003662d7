import { useMemo, useState } from 'react';
import { Button, Group, Modal, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import { fromWire } from '#domain/core/wire.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { BarisAnalisis } from '#data/koleksi/analisis.ts';
import { dapatDiubah, perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { Callout } from '#kit/Callout.tsx';
import { confirmSave } from '#kit/confirm.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { FactList } from '#kit/FactList.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { RadioField } from '#kit/RadioField.tsx';
import { announceWrite, useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import { recordDari } from './alamat.ts';
import { gabungMetode, recordServer } from './banding.ts';
import { IsianSalah } from './IsianSalah.tsx';
import { bodyDari, formIsian, nilaiAwal, type FormIsian, type Isian } from './isian.ts';
import { jawabanServer } from './keadaan-baris.ts';

export type PerbaikiDialogProps = {
  /** The write to repair as the address names it, or null while none is. */
  opId: string | null;
  rows: readonly Baris[];
  /** The outbox has been read, so that a missing write is really missing. */
  terbaca: boolean;
  baseOf: (uuid: string) => BarisAnalisis | undefined;
  /** Begins with mine and the server's together ('Gabungkan'). */
  gabung: boolean;
  onClose: () => void;
};

/** The small form in which a refused or never sent method, decision or cancellation is corrected. */
export function PerbaikiDialog({ opId, rows, terbaca, ...rest }: PerbaikiDialogProps) {
  const row = rows.find((other) => other.opId === opId) ?? null;
  // Saving replaces the write that is being repaired: the form goes on with what it was opened for.
  const [opened, setOpened] = useState<Baris | null>(null);
  if (opId !== null && row && opened?.opId !== opId && dapatDiubah(row)) setOpened(row);
  if (opId === null && opened) setOpened(null);
  if (opId === null || !terbaca) return null;
  const form = opened && formIsian(opened.call);
  if (!opened || !form)
    return (
      <Modal opened onClose={rest.onClose} title="Perbaiki tulisan" size={450} centered>
        <Text>Tulisan ini tidak lagi menunggu perbaikan: sudah dikirim, diganti, atau dibuang.</Text>
        <Group justify="flex-end" mt="lg">
          <Button onClick={rest.onClose}>Tutup</Button>
        </Group>
      </Modal>
    );
  return <FormPerbaiki key={opened.opId} row={opened} form={form} {...rest} />;
}

type FormPerbaikiProps = Pick<PerbaikiDialogProps, 'baseOf' | 'gabung' | 'onClose'> & {
  row: Baris;
  form: FormIsian;
};

function FormPerbaiki({ row, form, baseOf, gabung, onClose }: FormPerbaikiProps) {
  const uuid = recordDari(row.lane);
  const server = recordServer(row, uuid ? baseOf(uuid) : undefined);
  const version = useOpenedVersion({ rev: server?.rev ?? '', tertunda: [], tanda: server?.rev ?? '' });
  const body = useMemo(() => fromWire(row.body) as Record<string, unknown>, [row]);
  const [opened, setOpened] = useState(true);
  const write = useWrite(form.endpoint as never, row.opId);
  const tulisan = useDraftForm<Record<string, string>>({
    call: row.call,
    record: uuid,
    untuk: write.replaces ?? row.opId,
    baseRev: row.baseRev,
    after: row.after,
    label: row.label,
    awal: gabungan(nilaiAwal(form, body), gabung ? server : null),
  });
  const { draft } = tulisan;
  const ditolak = jawabanServer(row);
  // A write that was never sent keeps what it was based on; a refused one is now based on what stands here.
  const refused = perluKeputusan(row);

  const simpan = async () => {
    const hasil = await write.submit({
      body: bodyDari(form, body, tulisan.isian) as never,
      label: row.label,
      baseRev: refused && server && row.baseRev !== null ? version.baseRev : row.baseRev,
      after: refused ? [] : row.after,
      begunAt: row.begunAt ?? row.capturedAt,
      draf: draft.kunci,
      confirm: confirmSave,
      before: draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    announceWrite(hasil);
    setOpened(false);
  };

  return (
    <DraftDialog
      dialog={{ opened, close: () => setOpened(false), exited: onClose }}
      title={`Perbaiki: ${row.label}`}
      size={700}
      fullBelow="ponsel"
      write={write as never}
      labels={Object.fromEntries(form.isian.map(({ nama, label }) => [nama, label]))}
      outboxPath={paths.kotakKeluar()}
      // 'Batal' gives up the typing only: the refused write still holds what it was (LIST-16).
      typed={tulisan}
      {...(refused ? { version } : {})}
      lead={
        row.error && write.state.jenis === 'mengisi' ? (
          <Callout tone="menunggu" title={ditolak.kalimat ?? 'Server menolak tulisan ini'}>
            <IsianSalah isian={ditolak.isian} />
          </Callout>
        ) : null
      }
      onSubmit={() => void simpan()}
    >
      {tulisan.ready ? (
        form.isian.map((isian) => (
          <Kolom
            key={isian.nama}
            isian={isian}
            id={write.id(isian.nama)}
            value={tulisan.isian[isian.nama] ?? ''}
            error={write.errors[isian.nama]}
            readOnly={tulisan.readOnly || write.locked}
            onChange={(value) => {
              tulisan.set({ [isian.nama]: value });
              write.clearError(isian.nama);
            }}
          />
        ))
      ) : (
        <Skeleton height="6rem" aria-label="Memuat isian" />
      )}
      {server ? <DiServer record={server} /> : null}
    </DraftDialog>
  );
}

function gabungan(nilai: Record<string, string>, server: Analisis | null): Record<string, string> {
  const { metodeUji } = nilai;
  return server && metodeUji !== undefined
    ? { ...nilai, metodeUji: gabungMetode(metodeUji, server.metodeUji) }
    : nilai;
}

type KolomProps = {
  isian: Isian;
  id: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

function Kolom({ isian: { label, jenis, wajib }, id, value, error, readOnly, onChange }: KolomProps) {
  if (jenis === 'putusan')
    return (
      <RadioField
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        readOnly={readOnly}
        required
        options={[
          { value: '1', label: 'Disetujui' },
          { value: '0', label: 'Ditolak' },
        ]}
      />
    );
  const common = {
    id,
    label,
    value,
    error,
    readOnly,
    required: wajib,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return jenis === 'teks' ? <TextInput {...common} /> : <Textarea {...common} autosize minRows={3} />;
}

/** What the correction will be judged against. */
function DiServer({ record }: { record: Analisis }) {
  return (
    <div>
      <Text fw={600} mb="xs">
        Di server sekarang
      </Text>
      <FactList
        facts={[
          { label: 'Status progres', value: record.statusProgres.statusProgresParameter },
          { label: 'Metode uji', value: record.metodeUji },
          { label: 'Hasil pengujian', value: record.hasilPengujian },
        ]}
      />
    </div>
  );
}

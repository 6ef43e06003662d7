import { useMemo, useState } from 'react';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { fromWire } from '#domain/core/wire.ts';
import { dapatDiubah, perluKeputusan, type Baris } from '#data/baris.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import type { Field } from '#kit/field/field.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { recordDari } from './alamat.ts';
import { IsianSalah } from './IsianSalah.tsx';
import { bodyDari, formIsian, nilaiAwal, type FormIsian } from './isian.ts';
import type { Isian } from '#kit/outbox/panggilan.ts';
import { jawabanServer } from './keadaan-baris.ts';
import { panggilanDari } from './panggilan-table.ts';

export type PerbaikiDialogProps = {
  /** The write to repair as the address names it, or null while none is. */
  opId: string | null;
  rows: readonly Baris[];
  /** The outbox has been read, so that a missing write is really missing. */
  terbaca: boolean;
  baseOf: (lane: string) => BarisRekaman | undefined;
  /** What a write is about, where its name does not say it. */
  tentang: (row: Baris) => string | null;
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

type FormPerbaikiProps = Pick<PerbaikiDialogProps, 'baseOf' | 'tentang' | 'gabung' | 'onClose'> & {
  row: Baris;
  form: FormIsian;
};

function FormPerbaiki({ row, form, baseOf, tentang, gabung, onClose }: FormPerbaikiProps) {
  const uuid = recordDari(row.lane);
  const server = panggilanDari(row.call)?.diServer(row, baseOf(row.lane)) ?? null;
  const body = useMemo(() => fromWire(row.body) as Record<string, unknown>, [row]);
  const [opened, setOpened] = useState(true);
  const ditolak = jawabanServer(row);
  const tulisan = useRecordForm({
    endpoint: form.endpoint,
    record: uuid,
    label: row.label,
    repairs: row,
    initial: gabung && server ? server.gabung(nilaiAwal(form, body)) : nilaiAwal(form, body),
    body: (nilai) => bodyDari(form, body, nilai),
    // A write that was never sent keeps what it was based on; a refused one is now based on what stands here.
    version:
      perluKeputusan(row) && server && row.baseRev !== null
        ? { rev: server.rev, tertunda: [], tanda: server.rev }
        : undefined,
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS);
      setOpened(false);
    },
  });

  return (
    <FormDialog
      form={tulisan}
      // 'Batal' gives up the typing only: the refused write still holds what it was (LIST-16).
      dialog={{ opened, close: () => setOpened(false), exited: onClose }}
      title={`Perbaiki: ${row.label}`}
      labels={Object.fromEntries(form.isian.map(({ nama, label }) => [nama, label]))}
      lead={
        <>
          <p className="mj-catatan">{tentang(row)}</p>
          {row.error && tulisan.state.jenis === 'mengisi' ? (
            <Callout tone="menunggu" title={ditolak.kalimat ?? 'Server menolak tulisan ini'}>
              <IsianSalah isian={ditolak.isian} />
            </Callout>
          ) : null}
        </>
      }
    >
      {form.isian.map((isian) => (
        <Kolom {...tulisan.field(isian.nama)} key={isian.nama} isian={isian} />
      ))}
      {server && server.fakta.length > 0 ? <FaktaServer fakta={server.fakta} /> : null}
    </FormDialog>
  );
}

type KolomProps = Field<string> & { isian: Isian };

function Kolom({ isian: { label, jenis, wajib }, ...field }: KolomProps) {
  if (jenis === 'putusan')
    return (
      <RadioField
        {...field}
        label={label}
        required
        options={[
          { value: '1', label: 'Disetujui' },
          { value: '0', label: 'Ditolak' },
        ]}
      />
    );
  return jenis === 'teks' ? (
    <TextInput {...field} label={label} required={wajib} />
  ) : (
    <LongField {...field} label={label} required={wajib} minRows={3} maxLength={2000} />
  );
}

/** What the correction will be judged against. */
function FaktaServer({ fakta }: { fakta: readonly Fact[] }) {
  return (
    <div>
      <Text fw={600} mb="xs">
        Di server sekarang
      </Text>
      <FactList facts={fakta} />
    </div>
  );
}

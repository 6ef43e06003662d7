import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  banyakHari,
  hariTerjauh,
  pengingatApi,
  type HariSatuPengingat,
} from '#domain/kabar/pengingat-endpoints.ts';
import { pengingat as daftarPengingat, urutHari } from '#domain/kabar/pengingat.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { kataHari, kataUkur, keteranganPengingat } from './kata.ts';
import classes from './Pengingat.module.css';

type HariDialogProps = {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  isi: HariSatuPengingat;
  onBerubah: () => void;
};

const tempat = Array.from({ length: banyakHari }, (_, ke) => `hari[${ke}]` as const);
const labels = {
  hari: 'Hari',
  ...Object.fromEntries(tempat.map((satu, ke) => [satu, `Pengingat ke-${ke + 1}`])),
};

/** The days of one kind of reminder; without any it is off (BEYOND-42). */
export function HariDialog({ dialog, isi, onBerubah }: HariDialogProps) {
  const { pengingat: jenis, hari, rev } = isi;
  const { nama, hari: awal, ukur } = daftarPengingat[jenis];
  const form = useRecordForm({
    endpoint: pengingatApi.ubah,
    record: jenis,
    label: `Hari pengingat · ${nama}`,
    initial: { hari: hari.map(String) },
    body: (isian) => ({ pengingat: jenis, hari: isian.hari }),
    version: { rev, tertunda: [], tanda: rev },
    onSaved: closeSaved(dialog, { also: onBerubah }),
    onRefused: onBerubah,
  });
  const terisi = form.values.hari;
  const ganti = (baru: readonly string[]) => form.change(() => ({ hari: [...baru] }), 'hari', ...tempat);
  const sepertiAwal = urutHari(jenis, terisi.map(Number)).join() === awal.join();
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={nama}
      size={450}
      labels={labels}
      lead={<p>{keteranganPengingat[jenis]}</p>}
    >
      {terisi.length === 0 ? <p>Tanpa hari, tidak ada yang diingatkan.</p> : null}
      {terisi.map((_, ke) => (
        <div key={tempat[ke]} className={classes.row}>
          <TextInput
            {...form.field(`hari[${ke}]`)}
            label={labels[`hari[${ke}]` as keyof typeof labels]}
            inputMode="numeric"
            rightSection={<span className="mj-catatan">{kataUkur[ukur]}</span>}
            rightSectionWidth="15rem"
          />
          <ActionIcon
            variant="default"
            size={48}
            aria-label={`Hapus pengingat ke-${ke + 1}`}
            disabled={form.readOnly}
            onClick={() => ganti(terisi.filter((__, lain) => lain !== ke))}
          >
            <IconTrash aria-hidden size="1.25rem" />
          </ActionIcon>
        </div>
      ))}
      <div className="mj-jajar-2">
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden size="1.125rem" />}
          disabled={form.readOnly || terisi.length >= banyakHari}
          onClick={() => ganti([...terisi, ''])}
        >
          Tambah hari
        </Button>
        <Button
          variant="default"
          disabled={form.readOnly || sepertiAwal}
          onClick={() => ganti(awal.map(String))}
        >
          Kembalikan ke awal
        </Button>
      </div>
      <p className="mj-catatan">
        Hari 1 sampai {hariTerjauh}, paling banyak {banyakHari}. Semula {kataHari(jenis, awal)}.
      </p>
    </FormDialog>
  );
}

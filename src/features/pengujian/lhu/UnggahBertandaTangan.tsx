import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { aturanBertandaTangan, lhuApi } from '#domain/lhu/endpoints.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';

import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FileField, type ChosenFile } from '#kit/field/FileField.tsx';
import { useOnline } from '#kit/device/online.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';

type UnggahProps = { data: Pengujian; terbit: Lhu; onBerubah: () => void };

const aksi = pengujianWorkflow.actions.unggahBertandaTangan;
const nama = 'fileBertandaTangan';
const labels = { [nama]: 'Laporan bertanda tangan' };

/** The newest report as its Kalab signed it in an app outside; nothing for whom that is not, or where it is there. */
export function UnggahBertandaTangan(props: UnggahProps) {
  const { data, terbit } = props;
  const { actor } = useOrang();
  const dialog = useDialog<true>();
  const boleh = check(pengujianWorkflow, 'unggahBertandaTangan', keadaanDari(data), actor).ok;
  return (
    <>
      {boleh && !terbit.bertandaTangan ? (
        <Button
          variant="default"
          leftSection={<IconSignature aria-hidden size="1.125rem" />}
          onClick={() => dialog.open(true)}
        >
          {aksi.label}
        </Button>
      ) : null}
      {dialog.isi ? <UnggahDialog key={dialog.key} {...props} dialog={dialog} /> : null}
    </>
  );
}

type IsianUnggah = { berkas: ChosenFile | null };
const kosong: IsianUnggah = { berkas: null };

function UnggahDialog({ data, terbit, onBerubah, dialog }: UnggahProps & { dialog: Dialog<true> }) {
  const { actor } = useOrang();
  const verdict = useOnline(check(pengujianWorkflow, 'unggahBertandaTangan', keadaanDari(data), actor));
  const form = useRecordForm({
    endpoint: lhuApi.unggahBertandaTangan,
    record: data.uuid,
    label: `${aksi.label} · ${sebutan(data.nomor, data.namaSampel)}`,
    initial: kosong,
    body: ({ berkas }) => ({
      uuid: data.uuid,
      // Without a file the call's own schema says so.
      fileBertandaTangan: (berkas ? { sha256: berkas.sha256, name: berkas.name } : undefined)!,
    }),
    version: { rev: data.rev, tertunda: [], tanda: data.rev },
    verdict: () => verdict,
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS, also: onBerubah }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={aksi.label}
      act="biasa"
      labels={labels}
      lead={
        <p className="mj-catatan">
          Unduh LHU <span className="mj-kode">{terbit.noSurat}</span>, tanda tangani file itu di aplikasi
          tanda tangan elektronik Anda, lalu unggah hasilnya di sini. Isinya harus tetap sama. Setelah
          disimpan, setiap unduhan memberikan file ini, dan hanya revisi yang dapat menggantinya.
        </p>
      }
    >
      <FileField
        {...form.slowField('berkas', nama)}
        label={labels[nama]}
        help="Satu file PDF paling besar 5 MB"
        rule={aturanBertandaTangan}
        required
      />
    </FormDialog>
  );
}

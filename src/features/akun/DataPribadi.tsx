import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload, IconUserEdit } from '@tabler/icons-react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import type { Perbaikan } from '#domain/akun/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { saveFile } from '#kit/device/save-file.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showError } from '#kit/notice/toast.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { Section } from '#kit/text/Section.tsx';
import { TautanPrivasi } from './TautanPrivasi.tsx';

/** What a person may ask about their own data: what is kept, a copy of it, and that it be put right (GAP-175). */
export function DataPribadi({ perbaikan }: { perbaikan: Perbaikan | null }) {
  const ajukan = useDialog<true>();
  const terbuka = perbaikan?.dijawabPada === null;
  const luring = useNetworkMissing() !== null;
  return (
    <div className="mj-atas-4">
      <Section title="Hak atas data Anda">
        <div className="mj-tumpuk-4">
          <p className="mj-rapi">
            Apa yang disimpan tentang Anda, untuk apa, dan berapa lama: <TautanPrivasi />.
          </p>
          {perbaikan ? <Keadaan perbaikan={perbaikan} /> : null}
          <div className="mj-jajar-3">
            <Unduh luring={luring} />
            <Button
              variant="default"
              leftSection={<IconUserEdit aria-hidden size="1.125rem" />}
              disabled={terbuka || luring}
              onClick={() => ajukan.open(true)}
            >
              Ajukan perbaikan data
            </Button>
          </div>
          <p className="mj-catatan mj-rapi">
            {luring
              ? 'Keduanya perlu sambungan ke server.'
              : terbuka
                ? 'Permintaan berikutnya dapat diajukan setelah yang ini dijawab.'
                : 'Salinan berisi semua data dan file Anda dalam satu file zip. Perbaikan dijawab Admin paling lambat 3 x 24 jam; dokumen yang sudah terbit tetap seperti saat diterbitkan.'}
          </p>
        </div>
        {ajukan.isi ? <Ajukan key={ajukan.key} dialog={ajukan} /> : null}
      </Section>
    </div>
  );
}

/** Where their last request stands. */
const Keadaan = ({
  perbaikan: { isi, diajukanPada, batas, jawaban, dijawabPada },
}: {
  perbaikan: Perbaikan;
}) =>
  dijawabPada === null ? (
    <Callout tone="menunggu" title={`Perbaikan data menunggu jawaban Admin, batas ${formatDateTime(batas)}`}>
      <p className="mj-ucapan">{isi}</p>
    </Callout>
  ) : (
    <Callout tone="info" title={`Perbaikan data dijawab ${formatDateTime(dijawabPada)}`}>
      <p className="mj-ucapan">{jawaban}</p>
      <p className="mj-ucapan">
        Diajukan {formatDateTime(diajukanPada)}: {isi}
      </p>
    </Callout>
  );

function Unduh({ luring }: { luring: boolean }) {
  const { klien } = useAplikasi();
  const [busy, setBusy] = useState(false);
  const unduh = async () => {
    setBusy(true);
    // Without a network it gives nothing either, or what came of it broke off.
    const bytes = await klien.ambilBerkas('user/self/data').catch(() => null);
    setBusy(false);
    if (bytes) saveFile(`data-saya-${labDay(new Date())}.zip`, bytes, 'application/zip');
    else
      showError('Data Anda belum terunduh', {
        next: 'Bila unduhan lain masih berjalan, tunggu sampai selesai. Periksa jaringan, lalu coba lagi.',
      });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload aria-hidden size="1.125rem" />}
      disabled={luring}
      loading={busy}
      onClick={() => void unduh()}
    >
      Unduh data saya
    </Button>
  );
}

function Ajukan({ dialog }: { dialog: Dialog<true> }) {
  const { muatProfil } = useAplikasi();
  const { uuid } = useOrang().actor;
  const form = useRecordForm({
    endpoint: akunApi.ajukanPerbaikan,
    record: uuid,
    label: 'Ajukan perbaikan data',
    initial: { isi: '' },
    body: ({ isi }) => ({ uuid, isi }),
    // The dialog has asked already.
    confirm: async () => true,
    onSaved: closeSaved(dialog, { also: () => void muatProfil() }),
    onRefused: () => void muatProfil(),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Ajukan perbaikan data"
      labels={{ isi: 'Apa yang salah' }}
      submit={{ label: 'Ajukan' }}
      lead={<RefusedNotice form={form} title="Belum dapat diajukan" />}
    >
      <LongField
        {...form.field('isi')}
        label="Apa yang salah"
        description="Sebut datanya dan tulis yang benar; Admin mengoreksi atau menjawab mengapa tidak"
        withAsterisk
        minRows={4}
        maxLength={2000}
      />
    </FormDialog>
  );
}

import { Button } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { SurveiPanel, type BukaSurvei } from '#features/pendaftaran/SurveiPanel.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { surveiDahulu } from './selesai.ts';
import { belumSelesai, ditolakDari, SelesaiForm } from './SelesaiForm.tsx';
import { labelTulisan, versiPenelitian } from './tulisan.ts';

export type SelesaiPendaftarProps = { tampilan: Tampilan<Penelitian>; survei: Dialog<BukaSurvei> };

const { menungguSelesai, selesai } = penelitianWorkflow.states;

/** The registrant asks for the end (USAGE-24 to USAGE-26): after everything is paid, and after the survey. */
export function SelesaiPendaftar({ tampilan, survei }: SelesaiPendaftarProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const verdict = check(penelitianWorkflow, 'mintaSelesai', keadaanPenelitian(data), actor);
  const form = useRecordForm({
    endpoint: penelitianApi.mintaSelesai,
    record: data.uuid,
    label: labelTulisan(penelitianWorkflow.actions.mintaSelesai.label, data),
    repairs: ditolakDari(tampilan, penelitianApi.mintaSelesai),
    initial: belumSelesai,
    body: ({ catatan }) => ({ uuidPenelitian: data.uuid, catatan: catatan.trim() || null }),
    version: versiPenelitian(tampilan, actor),
    verdict: () => verdict,
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS);
      form.discard();
    },
  });
  const diajukan = data.idStatusPengajuan === menungguSelesai.code;
  if (data.idStatusPengajuan === selesai.code) return null;
  return (
    <Section title="Selesai penggunaan">
      {diajukan ? (
        <Callout tone="info" title="Anda sudah mengajukan selesai penggunaan">
          Laboran memeriksa pengembalian alat lalu menyetujuinya. Menambah penggunaan membatalkan pengajuan
          ini.
        </Callout>
      ) : (
        <SelesaiForm
          form={form}
          label="Selesai penggunaan"
          halangan={verdict.ok ? null : verdict.reason}
          submit={{ label: 'Ajukan selesai' }}
          catatan={{ description: 'Boleh kosong', wajib: false }}
        >
          <Callout
            tone="info"
            title="Selesai penggunaan dapat diajukan setelah semua tagihan dan invoice terbayar lunas" // USAGE-25
            action={
              surveiDahulu(data, actor) ? (
                <Button
                  leftSection={<IconMoodSmile aria-hidden size="1.125rem" />}
                  onClick={() => survei.open({ perbaiki: null })}
                >
                  Isi survei laboratorium
                </Button>
              ) : null
            }
          />
        </SelesaiForm>
      )}
      <SurveiPanel
        dialog={survei}
        tentang={{ uuidPenelitian: data.uuid }}
        nama={sebutan(data.nomor, data.judul)}
        ajakan="Selesai penggunaan dapat diajukan setelah survei ini diisi."
      />
    </Section>
  );
}

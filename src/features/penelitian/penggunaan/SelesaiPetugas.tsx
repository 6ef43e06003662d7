import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { formatNumber } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { KembalikanPermintaanDialog } from './KembalikanPermintaanDialog.tsx';
import type { Meja } from './meja.ts';
import { akibatSelesai, bolehSelesai, halanganSelesai, jumlahRusak, selesaiKeliru } from './selesai.ts';
import { belumSelesai, ditolakDari, SelesaiForm } from './SelesaiForm.tsx';
import { labelTulisan, versiPenelitian } from './tulisan.ts';

/** Where the switch is found on the page. */
export const tempatSelesai = 'selesai-penggunaan';

export type SelesaiPetugasProps = {
  tampilan: Tampilan<Penelitian>;
  meja: Meja;
  /** The list one came from. */
  kembali: string;
};

/** The laboratory's word that a research is over (LABORAN-20 to LABORAN-24); nothing for who may not say it. */
export function SelesaiPetugas({ tampilan, meja, kembali }: SelesaiPetugasProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const keadaan = keadaanPenelitian(data);
  const verdict = bolehSelesai(data, actor);
  const backToList = useBackToList(kembali);
  const rusak = jumlahRusak(data);
  const halangan = halanganSelesai(data);
  const form = useRecordForm({
    endpoint: penelitianApi.selesaikan,
    record: data.uuid,
    label: labelTulisan(penelitianWorkflow.actions.selesaikan.label, data),
    repairs: ditolakDari(tampilan, penelitianApi.selesaikan),
    initial: belumSelesai,
    body: ({ catatan }) => ({ uuidPenelitian: data.uuid, catatan: catatan.trim() || null }),
    alsoWrong: ({ catatan }) => selesaiKeliru(catatan, data), // LABORAN-24
    version: versiPenelitian(tampilan, actor),
    verdict: () => verdict,
    confirm: () => confirmDecision(akibatSelesai(data)),
    onSaved: (info) => backToList(info), // LABORAN-23
  });
  if (!verdict.ok) return null;
  const dapatDikembalikan = check(penelitianWorkflow, 'kembalikanPermintaan', keadaan, actor).ok;
  return (
    <Section
      title="Persetujuan selesai penggunaan"
      action={
        dapatDikembalikan ? (
          <Button
            variant="default"
            size="lg"
            aria-haspopup="dialog"
            leftSection={<IconArrowBackUp aria-hidden size="1.125rem" />}
            onClick={() => meja.permintaan.open({ perbaiki: null })}
          >
            Kembalikan permintaan
          </Button>
        ) : null
      }
    >
      <div id={tempatSelesai}>
        <SelesaiForm
          form={form}
          label="Selesai penggunaan lab"
          halangan={null}
          submit={{ label: 'Simpan' }}
          catatan={
            rusak > 0
              ? {
                  description: `${formatNumber(rusak)} alat tercatat rusak. Jelaskan mengapa tidak perlu diganti.`,
                  wajib: true,
                }
              : { description: 'Boleh kosong', wajib: false }
          }
        >
          {halangan ? (
            <Callout tone="info" title={halangan.judul}>
              {halangan.isi}
            </Callout>
          ) : null}
        </SelesaiForm>
      </div>
      <KembalikanPermintaanDialog dialog={meja.permintaan} tampilan={tampilan} />
    </Section>
  );
}

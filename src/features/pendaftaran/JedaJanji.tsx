import type { ReactNode } from 'react';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { z } from 'zod';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { formatDate } from '#domain/core/format.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { jedaApiUntuk } from '#domain/perjalanan/jeda-api.ts';
import { berjanji } from '#domain/tables/berjanji.ts';
import { adalahPenelitian, judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { Actor } from '#domain/core/roles.ts';
import {
  daftarSebabJeda,
  jedaBerjalan,
  sebabJeda,
  type Jeda,
  type SebabJeda,
} from '#domain/perjalanan/jeda.ts';
import { useOrang } from '#data/app.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useOnline } from '#kit/device/online.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { WorkflowAction } from '#kit/record/WorkflowActions.tsx';

type JedaProps = { data: Pendaftaran; onBerubah: () => void };

/** The calls of the kind a submission is of, and whether its reader may make them. */
const pilih = (
  data: Pendaftaran,
): {
  api: ReturnType<typeof jedaApiUntuk<z.ZodType>>;
  boleh: (aksi: 'jedakan' | 'lanjutkan', actor: Actor) => Verdict;
} =>
  adalahPenelitian(data)
    ? {
        api: penelitianApi,
        boleh: (aksi, actor) => check(penelitianWorkflow, aksi, keadaanPenelitian(data), actor),
      }
    : { api: pengujianApi, boleh: (aksi, actor) => check(pengujianWorkflow, aksi, keadaanDari(data), actor) };

/** The acts that stop a promise and let it run on, for whom they are, and their dialogs (BEYOND-31). */
export function useJedaJanji({ data, onBerubah }: JedaProps): { aksi: WorkflowAction[]; dialog: ReactNode } {
  const { actor } = useOrang();
  const jeda = useDialog<true>();
  const lanjut = useDialog<Jeda>();
  const { boleh } = pilih(data);
  const bolehJeda = useOnline(boleh('jedakan', actor));
  const bolehLanjut = useOnline(boleh('lanjutkan', actor));
  const berjalan = jedaBerjalan(data.jeda);
  // Whose it never is, and where nothing is promised, is not told of it at all.
  const ditawarkan = berjanji(data) && Boolean(data.janji);
  const miliknya = ditawarkan && (bolehJeda.ok || bolehJeda.status === 409);
  if (!miliknya) return { aksi: [], dialog: null };
  return {
    aksi: [
      ...berjalan.map((satu): WorkflowAction => ({
        label: `Akhiri jeda: ${sebabJeda[satu.sebab]}`,
        icon: IconPlayerPlay,
        tone: 'biasa',
        verdict: bolehLanjut,
        onClick: () => lanjut.open(satu),
      })),
      ...(berjalan.length < daftarSebabJeda.length
        ? [
            {
              label: 'Jeda janji',
              icon: IconPlayerPause,
              tone: 'biasa',
              verdict: bolehJeda,
              onClick: () => jeda.open(true),
            } satisfies WorkflowAction,
          ]
        : []),
    ],
    dialog: (
      <>
        {jeda.isi ? <JedaDialog key={jeda.key} data={data} onBerubah={onBerubah} dialog={jeda} /> : null}
        {lanjut.isi ? (
          <LanjutDialog
            key={lanjut.key}
            data={data}
            onBerubah={onBerubah}
            dialog={lanjut}
            jeda={lanjut.isi}
          />
        ) : null}
      </>
    ),
  };
}

const labels = { sebab: 'Sebab', alasan: 'Alasan bagi pendaftar', catatan: 'Catatan bagi pendaftar' };

function JedaDialog({ data, onBerubah, dialog }: JedaProps & { dialog: Dialog<true> }) {
  const berjalan = jedaBerjalan(data.jeda);
  const form = useRecordForm({
    endpoint: pilih(data).api.jeda,
    record: data.uuid,
    label: `Jeda janji · ${sebutan(data.nomor, judulDari(data))}`,
    initial: { sebab: '' as SebabJeda | '', alasan: '' },
    // Without a choice the call's own schema says so.
    body: ({ sebab, alasan }) => ({ uuid: data.uuid, sebab: sebab as SebabJeda, alasan }),
    // The dialog itself is the question.
    confirm: async () => true,
    onSaved: (info) => {
      showSuccess(info, TOAST_LONG_MS, 'Pendaftar membaca alasan Anda di halaman pendaftarannya.');
      dialog.close();
      onBerubah();
    },
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Jeda janji"
      act="biasa"
      labels={labels}
      lead={
        <p className="mj-catatan">
          Janji selesai {formatDate(data.janji)} berhenti dihitung sampai jeda diakhiri, lalu bergeser
          sebanyak hari kerja yang terjeda.
        </p>
      }
    >
      <RadioField
        {...form.field('sebab')}
        label={labels.sebab}
        withAsterisk
        options={daftarSebabJeda.map((value) => ({
          value,
          label: kata(value),
          disabled: berjalan.some(({ sebab }) => sebab === value),
        }))}
      />
      <LongField
        {...form.field('alasan')}
        label={labels.alasan}
        description="Satu kalimat: apa yang kurang atau rusak, dan apa yang ditunggu"
        withAsterisk
        maxLength={500}
      />
    </FormDialog>
  );
}

const kata = (sebab: SebabJeda) => sebabJeda[sebab][0]!.toUpperCase() + sebabJeda[sebab].slice(1);

function LanjutDialog({ data, onBerubah, dialog, jeda }: JedaProps & { dialog: Dialog<Jeda>; jeda: Jeda }) {
  const form = useRecordForm({
    endpoint: pilih(data).api.lanjut,
    record: data.uuid,
    act: jeda.uuid,
    label: `Akhiri jeda · ${sebutan(data.nomor, judulDari(data))}`,
    initial: { catatan: '' },
    body: ({ catatan }) => ({ uuid: data.uuid, uuidJeda: jeda.uuid, catatan }),
    confirm: async () => true,
    onSaved: (info, jawaban) => {
      const { janji } = jawaban as Pendaftaran;
      showSuccess(info, TOAST_LONG_MS, `Janji selesai sekarang ${formatDate(janji)}.`);
      dialog.close();
      onBerubah();
    },
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Akhiri jeda"
      act="biasa"
      labels={labels}
      lead={
        <p className="mj-catatan">
          {kata(jeda.sebab)} sejak {formatDate(jeda.mulai)}: {jeda.alasan} Janji selesai{' '}
          {formatDate(data.janji)} bergeser sebanyak hari kerja sejak hari itu.
        </p>
      }
    >
      <NoteField
        {...form.field('catatan')}
        label={labels.catatan}
        description="Boleh kosong; tampil di riwayatnya"
      />
    </FormDialog>
  );
}

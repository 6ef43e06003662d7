import { useState } from 'react';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { v7 as uuidv7 } from 'uuid';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { useSelisihJam } from '#data/pengingat.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { TimeField } from '#kit/field/TimeField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { Chip } from '#kit/text/Chips.tsx';
import { useVersiUntuk } from '#features/analisis/lembar/use-versi.ts';
import { siapkanBunyi } from './bunyi.ts';
import { isianKosong, jatuhDari, saranLabel, saranLama, type IsianPengingat } from './isian.ts';
import { notificationPermission, askToNotify } from '#kit/device/notification.ts';
import { seriDari } from './seri.ts';
import { labelPengingat } from './use-tulis-pengingat.ts';
import classes from './Pengingat.module.css';

type IngatkanDialogProps = { dialog: Dialog<true>; data: Analisis };

/** 'Ingatkan' (BEYOND-22): what for, and in how long or at what time. */
export const IngatkanDialog = ({ dialog, data }: IngatkanDialogProps) =>
  dialog.isi ? <Ingatkan key={dialog.key} dialog={dialog} data={data} /> : null;

const labels = {
  label: 'Untuk apa',
  kunci: 'Timbangan sampai bobot tetap',
  cara: 'Berdering',
  lama: 'Lamanya',
  jamLain: 'Jam',
  menitLain: 'Menit',
  hari: 'Hari',
  jam: 'Pukul',
};

function Ingatkan({ dialog, data }: IngatkanDialogProps) {
  const selisih = useSelisihJam() ?? 0;
  const versi = useVersiUntuk(data);
  const seri = versi ? seriDari(versi.isi, keadaanLembar(data.history).isian) : [];
  const [uuid] = useState(() => uuidv7());
  const form = useRecordForm<NonNullable<typeof analisisApi.sheet.body>, IsianPengingat>({
    endpoint: analisisApi.sheet,
    act: 'pengingat',
    record: data.uuid,
    label: labelPengingat('', data),
    labelOf: ({ label }) => labelPengingat(label, data),
    initial: isianKosong,
    body: (isian) => {
      const saat = Date.now() + selisih;
      const mulai = new Date(saat).toISOString();
      const kapan = jatuhDari(isian, saat);
      const jatuh = 'jatuh' in kapan ? kapan.jatuh : mulai;
      const { label } = isian;
      const kunci = isian.kunci || null;
      return {
        uuid: data.uuid,
        versi: null,
        pengingat: [{ uuid, label, kunci, mulai, jatuh, selesai: null }],
      };
    },
    alsoWrong: (isian) => {
      const kapan = jatuhDari(isian, Date.now() + selisih);
      return 'keliru' in kapan ? kapan.keliru : {};
    },
    // In the moment of the tap; there is nothing to ask: what was begun by mistake is ended by a tap.
    confirm: async () => {
      siapkanBunyi();
      askToNotify();
      return true;
    },
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Ingatkan"
      size={850}
      labels={{ [isianLabel]: labels.label, ...labels }}
      submit={{ label: 'Mulai' }}
      lead={
        <p className="mj-redup">
          {data.parameter.namaParameterUji}, {data.sampel.nama}
        </p>
      }
    >
      <div className={classes.kolom}>
        <div className="mj-tumpuk-5">
          <UntukApa form={form} />
          {seri.length > 0 ? (
            <NativeSelect
              {...form.field('kunci')}
              label={labels.kunci}
              description="Saat berdering: apakah bobotnya sudah tetap, dan jalan ke timbangan berikutnya."
              data={[{ value: '', label: 'Bukan untuk timbangan' }, ...seri]}
            />
          ) : null}
        </div>
        <div className="mj-tumpuk-5">
          <RadioField
            {...form.field('cara')}
            label={labels.cara}
            options={[
              { value: 'setelah', label: 'Setelah beberapa lama' },
              { value: 'pada', label: 'Pada jam tertentu' },
            ]}
          />
          {form.values.cara === 'setelah' ? <Setelah form={form} /> : <Pada form={form} />}
        </div>
      </div>
      <p className="mj-catatan">{kataIzin[notificationPermission()]}</p>
    </FormDialog>
  );
}

/** As the call names it. */
const isianLabel = 'pengingat[0][label]';

const terbuka =
  'Berdering selama aplikasi ini terbuka, juga di belakang; peramban yang ditutup tidak dapat berdering.';
const kataIzin = {
  default: `${terbuka} Setelah Mulai, peramban bertanya apakah boleh memberi tahu Anda: izinkan, agar pengingat tampak juga saat aplikasi lain di depan.`,
  granted: terbuka,
  denied: `${terbuka} Pemberitahuan dimatikan di peramban ini, jadi pengingat hanya berbunyi dan tampak di sini.`,
  tidakAda: terbuka,
};

type BagianProps = { form: RecordForm<IsianPengingat> };

function UntukApa({ form }: BagianProps) {
  const field = form.field('label', isianLabel);
  return (
    <div className="mj-tumpuk-2">
      <TextInput {...field} label={labels.label} withAsterisk maxLength={120} autoComplete="off" />
      <div className="mj-jajar-2" role="group" aria-label="Saran">
        {saranLabel.map((satu) => (
          <Chip key={satu} pressed={field.value === satu} onClick={() => field.onChange(satu)}>
            {satu}
          </Chip>
        ))}
      </div>
    </div>
  );
}

const Setelah = ({ form }: BagianProps) => (
  <>
    <RadioField
      {...form.field('lama', 'lama', 'jamLain', 'menitLain')}
      label={labels.lama}
      withAsterisk
      arrange="kisi"
      options={saranLama}
    />
    {form.values.lama === 'lain' ? (
      <div className="mj-sepasang">
        {(['jamLain', 'menitLain'] as const).map((nama) => (
          <NumberInput
            key={nama}
            {...form.field(nama, nama, 'jamLain', 'menitLain')}
            label={labels[nama]}
            min={0}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            inputMode="numeric"
          />
        ))}
      </div>
    ) : null}
  </>
);

const Pada = ({ form }: BagianProps) => (
  <>
    <RadioField
      {...form.field('hari', 'hari', 'jam')}
      label={labels.hari}
      options={[
        { value: 'hariIni', label: 'Hari ini' },
        { value: 'besok', label: 'Besok' },
      ]}
    />
    <TimeField {...form.field('jam')} label={labels.jam} />
  </>
);

import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useLive } from '#data/use-live.ts';
import { zoneLabel } from '#domain/core/clock.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { kirimanApi, type PilihanKanal } from '#domain/kabar/kiriman.ts';
import { caraKabar, namaCaraKabar } from '#domain/akun/cara-kabar.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';

const label = { giliran: 'Menunggu tindakan Anda', perubahan: 'Ada yang berubah' } as const;

/** What of the news in the app also comes by e-mail (BEYOND-35); nothing where this installation sends none. */
export function KabarSurel() {
  const { hasil, muatUlang } = useLive(kirimanApi.pilihan, { kanal: 'surel' });
  const dialog = useDialog<PilihanKanal>();
  const luring = useNetworkMissing() !== null;
  const [surel] = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  if (!surel?.tersedia) return null;
  return (
    <div className="mj-atas-4">
      <Section title="Kabar lewat surel">
        <div className="mj-tumpuk-4">
          <Berhenti surel={surel} />
          <FactList
            facts={[
              { label: 'Dikirim ke', value: surel.alamat },
              { label: label.giliran, value: kata(surel, 'giliran') },
              { label: label.perubahan, value: kata(surel, 'perubahan') },
            ]}
          />
          <div className="mj-jajar-3">
            <Button
              variant="default"
              leftSection={<IconMail aria-hidden size="1.125rem" />}
              disabled={luring}
              onClick={() => dialog.open(surel)}
            >
              {surel.mati ? 'Nyalakan lagi' : 'Atur kabar'}
            </Button>
          </div>
          <p className="mj-catatan mj-rapi">
            {luring
              ? 'Mengaturnya perlu sambungan ke server.'
              : 'Semua kabar selalu terbaca di lonceng aplikasi. Surel memuat kalimatnya, nomor dan nama pendaftarannya, dan tautannya; tidak pernah hasil uji, jumlah uang, atau nomor rekening.'}
          </p>
        </div>
        {dialog.isi ? (
          <Pilihan key={dialog.key} dialog={dialog} surel={dialog.isi} onSaved={muatUlang} />
        ) : null}
      </Section>
    </div>
  );
}

const kata = (surel: PilihanKanal, jenis: keyof typeof label): string =>
  surel.mati ? namaCaraKabar.tidak : namaCaraKabar[surel[jenis]];

/** Why nothing comes any more. */
function Berhenti({ surel: { mati } }: { surel: PilihanKanal }) {
  if (mati === null) return null;
  return mati.sebab === 'berhenti' ? (
    <Callout tone="info" title={`Surel dihentikan ${formatDateTime(mati.pada)}`}>
      Dari tautan di salah satu surel. Nyalakan lagi bila Anda menginginkannya kembali.
    </Callout>
  ) : (
    <Callout tone="menunggu" title={`Surel berhenti ${formatDateTime(mati.pada)}: alamat Anda ditolak`}>
      <p>Kotak surat penuh atau ditutup? Bereskan, lalu nyalakan lagi.</p>
      <p className="mj-catatan mj-patah">{mati.galat}</p>
    </Callout>
  );
}

const pilihan = caraKabar.map((value) => ({ value, label: namaCaraKabar[value] }));

type PilihanProps = { dialog: Dialog<PilihanKanal>; surel: PilihanKanal; onSaved: () => void };

function Pilihan({ dialog, surel, onSaved }: PilihanProps) {
  const { giliran, perubahan } = surel;
  const form = useRecordForm({
    endpoint: kirimanApi.pilih,
    record: null,
    label: 'Kabar lewat surel',
    initial: { giliran, perubahan },
    body: (isi) => ({ kanal: 'surel' as const, ...isi }),
    // The dialog has asked already.
    confirm: async () => true,
    onSaved: (info) => {
      showSuccess(info);
      onSaved();
      dialog.close();
    },
    onRefused: onSaved,
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Kabar lewat surel"
      size={450}
      labels={label}
      lead={<RefusedNotice form={form} title="Belum tersimpan" />}
    >
      <RadioField
        {...form.field('giliran')}
        label={label.giliran}
        description="Verifikasi, bukti bayar, analisis, pembayaran Anda"
        options={pilihan}
        arrange="lajur"
      />
      <RadioField
        {...form.field('perubahan')}
        label={label.perubahan}
        description="Disetujui, ditolak, dimulai, terbit"
        options={pilihan}
        arrange="lajur"
      />
      <p className="mj-catatan">
        Ringkasan harian dikirim pukul 07.00 {zoneLabel()} pada hari kerja, hanya bila ada kabar baru.
      </p>
    </FormDialog>
  );
}

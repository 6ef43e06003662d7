import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useOrang } from '#data/app.ts';
import { caraBawaan, caraKabar, namaCaraKabar } from '#domain/akun/cara-kabar.ts';
import { zoneLabel } from '#domain/core/clock.ts';
import { kalimatPersetujuan, namaKanal } from '#domain/kabar/kanal.ts';
import { kirimanApi, type PilihanKanal } from '#domain/kabar/kiriman.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { Callout } from '#kit/text/Callout.tsx';
import type { Fact } from '#kit/text/FactList.tsx';

const label = { giliran: 'Menunggu tindakan Anda', perubahan: 'Ada yang berubah' } as const;

export const judulKanal = ({ kanal }: PilihanKanal): string => `Kabar lewat ${namaKanal[kanal]}`;

/** Whether its person has yet to agree to it. */
const belumSetuju = ({ kanal, setuju }: PilihanKanal): boolean =>
  kalimatPersetujuan[kanal] !== undefined && setuju === null;

/** What is told there, and how. */
export const faktaPilihan = (pilihan: PilihanKanal): Fact[] =>
  (['giliran', 'perubahan'] as const).map((jenis) => ({
    label: label[jenis],
    value: pilihan.mati ? namaCaraKabar.tidak : namaCaraKabar[pilihan[jenis]],
  }));

type AturKabarProps = { pilihan: PilihanKanal; ikon: Icon; disabled: boolean; onSaved: () => void };

/** By kind of news: at once, in a digest, or not at all. */
export function AturKabar({ pilihan, ikon: Ikon, disabled, onSaved }: AturKabarProps) {
  const dialog = useDialog<PilihanKanal>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Ikon aria-hidden size="1.125rem" />}
        disabled={disabled}
        onClick={() => dialog.open(pilihan)}
      >
        {pilihan.mati ? 'Nyalakan lagi' : belumSetuju(pilihan) ? 'Nyalakan' : 'Atur kabar'}
      </Button>
      {dialog.isi ? (
        <Pilihan key={dialog.key} dialog={dialog} pilihan={dialog.isi} onSaved={onSaved} />
      ) : null}
    </>
  );
}

const cara = caraKabar.map((value) => ({ value, label: namaCaraKabar[value] }));

type PilihanProps = Pick<AturKabarProps, 'pilihan' | 'onSaved'> & { dialog: Dialog<PilihanKanal> };

function Pilihan({ dialog, pilihan, onSaved }: PilihanProps) {
  const { profil } = useOrang();
  const { kanal, giliran, perubahan } = pilihan;
  const baru = belumSetuju(pilihan);
  const usul = caraBawaan(profil?.role?.namaRole ?? null);
  const form = useRecordForm({
    endpoint: kirimanApi.pilih,
    record: null,
    label: judulKanal(pilihan),
    act: kanal,
    initial: baru ? { giliran: usul, perubahan: usul } : { giliran, perubahan },
    body: (isi) => ({ kanal, ...isi }),
    // The dialog has asked already.
    confirm: async () => true,
    onSaved: closeSaved(dialog, { also: onSaved }),
    onRefused: onSaved,
  });
  const mau = Object.values(form.values).some((satu) => satu !== 'tidak');
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={judulKanal(pilihan)}
      size={450}
      fullBelow={null}
      labels={label}
      lead={
        <>
          <RefusedNotice form={form} title="Belum tersimpan" />
          <Persetujuan pilihan={pilihan} mau={mau} />
        </>
      }
      submit={{ label: baru && mau ? 'Setuju dan nyalakan' : 'Simpan' }}
    >
      <RadioField
        {...form.field('giliran')}
        label={label.giliran}
        description="Verifikasi, bukti bayar, analisis, pembayaran Anda"
        options={cara}
        arrange="lajur"
      />
      <RadioField
        {...form.field('perubahan')}
        label={label.perubahan}
        description="Disetujui, ditolak, dimulai, terbit"
        options={cara}
        arrange="lajur"
      />
      <p className="mj-catatan">
        Ringkasan harian dikirim pukul 07.00 {zoneLabel()} pada hari kerja, hanya bila ada kabar baru.
      </p>
    </FormDialog>
  );
}

/** What is agreed to with this choice, or taken back, where the channel asks for it. */
function Persetujuan({ pilihan: { kanal, setuju }, mau }: { pilihan: PilihanKanal; mau: boolean }) {
  const kalimat = kalimatPersetujuan[kanal];
  if (kalimat === undefined || (!mau && setuju === null)) return null;
  return mau ? (
    <Callout tone="info" title="Dengan menyimpannya Anda menyatakan">
      {kalimat}
    </Callout>
  ) : (
    <Callout tone="info" title="Dengan menyimpannya Anda menarik persetujuan">
      Tidak ada lagi yang dikirim lewat {namaKanal[kanal]}.
    </Callout>
  );
}

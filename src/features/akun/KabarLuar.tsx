import { Button } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { zoneLabel } from '#domain/core/clock.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { kalimatPersetujuan, namaKanal } from '#domain/kabar/kanal.ts';
import { kirimanApi, type PilihanKanal } from '#domain/kabar/kiriman.ts';
import { caraBawaan, caraKabar, namaCaraKabar } from '#domain/akun/cara-kabar.ts';
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
import { kataKanal } from './kata-kanal.ts';

const label = { giliran: 'Menunggu tindakan Anda', perubahan: 'Ada yang berubah' } as const;

/** What of the news in the app also comes by e-mail or WhatsApp, by the channels this installation has (BEYOND-35, BEYOND-43). */
export function KabarLuar() {
  const { hasil, muatUlang } = useLive(kirimanApi.pilihan, {});
  const semua = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  return semua
    .filter(({ tersedia }) => tersedia)
    .map((satu) => <Kanal key={satu.kanal} pilihan={satu} onSaved={muatUlang} />);
}

type KanalProps = { pilihan: PilihanKanal; onSaved: () => void };

const judul = ({ kanal }: PilihanKanal): string => `Kabar lewat ${namaKanal[kanal]}`;

/** Whether its person has yet to agree to it. */
const belumSetuju = ({ kanal, setuju }: PilihanKanal): boolean =>
  kalimatPersetujuan[kanal] !== undefined && setuju === null;

function Kanal({ pilihan, onSaved }: KanalProps) {
  const dialog = useDialog<PilihanKanal>();
  const luring = useNetworkMissing() !== null;
  const { kanal, alamat, setuju, mati } = pilihan;
  const { ikon: Ikon, isi, tanpaAlamat, alamat: terbaca } = kataKanal[kanal];
  const persetujuan = setuju
    ? [
        { label: 'Disetujui', value: formatDateTime(setuju.pada) },
        { label: 'Yang Anda setujui', value: setuju.kalimat, wide: true },
      ]
    : [];
  return (
    <div className="mj-atas-4">
      <Section title={judul(pilihan)}>
        <div className="mj-tumpuk-4">
          <Berhenti pilihan={pilihan} />
          <FactList
            facts={[
              { label: 'Dikirim ke', value: terbaca(alamat) },
              { label: label.giliran, value: kata(pilihan, 'giliran') },
              { label: label.perubahan, value: kata(pilihan, 'perubahan') },
              ...persetujuan,
            ]}
          />
          <div className="mj-jajar-3">
            <Button
              variant="default"
              leftSection={<Ikon aria-hidden size="1.125rem" />}
              // What was agreed to is taken back also where nothing is reached any more.
              disabled={luring || (alamat === '' && setuju === null)}
              onClick={() => dialog.open(pilihan)}
            >
              {mati ? 'Nyalakan lagi' : belumSetuju(pilihan) ? 'Nyalakan' : 'Atur kabar'}
            </Button>
          </div>
          <p className="mj-catatan mj-rapi">
            {luring
              ? 'Mengaturnya perlu sambungan ke server.'
              : alamat === ''
                ? tanpaAlamat
                : `Semua kabar selalu terbaca di lonceng aplikasi. ${isi}`}
          </p>
        </div>
        {dialog.isi ? (
          <Pilihan key={dialog.key} dialog={dialog} pilihan={dialog.isi} onSaved={onSaved} />
        ) : null}
      </Section>
    </div>
  );
}

const kata = (pilihan: PilihanKanal, jenis: keyof typeof label): string =>
  pilihan.mati ? namaCaraKabar.tidak : namaCaraKabar[pilihan[jenis]];

/** Why nothing comes any more. */
function Berhenti({ pilihan: { kanal, mati } }: Pick<KanalProps, 'pilihan'>) {
  if (mati === null) return null;
  const { sebutan, tempat, berhenti, ditolak } = kataKanal[kanal];
  return mati.sebab === 'berhenti' ? (
    <Callout tone="info" title={`${sebutan} dihentikan ${formatDateTime(mati.pada)}`}>
      {berhenti}
    </Callout>
  ) : (
    <Callout
      tone="menunggu"
      title={`${sebutan} berhenti ${formatDateTime(mati.pada)}: ${tempat} Anda ditolak`}
    >
      <p>{ditolak}</p>
      <p className="mj-catatan mj-patah">{mati.galat}</p>
    </Callout>
  );
}

const cara = caraKabar.map((value) => ({ value, label: namaCaraKabar[value] }));

type PilihanProps = KanalProps & { dialog: Dialog<PilihanKanal> };

function Pilihan({ dialog, pilihan, onSaved }: PilihanProps) {
  const { profil } = useOrang();
  const { kanal, giliran, perubahan } = pilihan;
  const baru = belumSetuju(pilihan);
  const usul = caraBawaan(profil?.role?.namaRole ?? null);
  const form = useRecordForm({
    endpoint: kirimanApi.pilih,
    record: null,
    label: judul(pilihan),
    act: kanal,
    initial: baru ? { giliran: usul, perubahan: usul } : { giliran, perubahan },
    body: (isi) => ({ kanal, ...isi }),
    // The dialog has asked already.
    confirm: async () => true,
    onSaved: (info) => {
      showSuccess(info);
      onSaved();
      dialog.close();
    },
    onRefused: onSaved,
  });
  const mau = Object.values(form.values).some((satu) => satu !== 'tidak');
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={judul(pilihan)}
      size={450}
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

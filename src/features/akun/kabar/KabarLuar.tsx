import { useLive } from '#data/use-live.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { kirimanApi, type PilihanKanal } from '#domain/kabar/kiriman.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { AturKabar, faktaPilihan, judulKanal } from './AturKabar.tsx';
import { kataKanal } from './kata-kanal.ts';
import { PemberitahuanPerangkat } from './PemberitahuanPerangkat.tsx';

/** What of the news in the app also comes outside it, by the channels this installation has (BEYOND-35, BEYOND-43, BEYOND-44). */
export function KabarLuar() {
  const { hasil, muatUlang } = useLive(kirimanApi.pilihan, {});
  const semua = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  return semua
    .filter(({ tersedia }) => tersedia)
    .map((pilihan) => (
      <div key={pilihan.kanal} className="mj-atas-4">
        {pilihan.kanal === 'dorong' ? (
          <PemberitahuanPerangkat pilihan={pilihan} onSaved={muatUlang} />
        ) : (
          <Kanal pilihan={pilihan} kanal={pilihan.kanal} onSaved={muatUlang} />
        )}
      </div>
    ));
}

type KanalProps = { pilihan: PilihanKanal; kanal: keyof typeof kataKanal; onSaved: () => void };

/** A channel that reaches a person at one address. */
function Kanal({ pilihan, kanal, onSaved }: KanalProps) {
  const luring = useNetworkMissing() !== null;
  const { alamat, setuju } = pilihan;
  const { ikon, isi, tanpaAlamat, alamat: terbaca } = kataKanal[kanal];
  const persetujuan = setuju
    ? [
        { label: 'Disetujui', value: formatDateTime(setuju.pada) },
        { label: 'Yang Anda setujui', value: setuju.kalimat, wide: true },
      ]
    : [];
  return (
    <Section title={judulKanal(pilihan)}>
      <div className="mj-tumpuk-4">
        <Berhenti kanal={kanal} mati={pilihan.mati} />
        <FactList
          facts={[{ label: 'Dikirim ke', value: terbaca(alamat) }, ...faktaPilihan(pilihan), ...persetujuan]}
        />
        <div className="mj-jajar-3">
          <AturKabar
            pilihan={pilihan}
            ikon={ikon}
            // What was agreed to is taken back also where nothing is reached any more.
            disabled={luring || (alamat === '' && setuju === null)}
            onSaved={onSaved}
          />
        </div>
        <p className="mj-catatan mj-rapi">
          {luring
            ? 'Mengaturnya perlu sambungan ke server.'
            : alamat === ''
              ? tanpaAlamat
              : `Semua kabar selalu terbaca di lonceng aplikasi. ${isi}`}
        </p>
      </div>
    </Section>
  );
}

/** Why nothing comes any more. */
function Berhenti({ kanal, mati }: Pick<KanalProps, 'kanal'> & Pick<PilihanKanal, 'mati'>) {
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

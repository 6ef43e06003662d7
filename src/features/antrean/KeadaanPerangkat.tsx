import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import {
  IconCloudCheck,
  IconCloudOff,
  IconCloudSearch,
  IconDatabase,
  IconDeviceTablet,
  IconDeviceTabletCheck,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { Antrean } from '#data/antrean.ts';
import { useAplikasi, useSesi } from '#data/app.ts';
import { useKesiapan } from '#data/kesiapan.ts';
import type { EngineStatus } from '#data/page-engine.ts';
import { usePenyimpanan } from '#data/penyimpanan.ts';
import { selisihJam } from '#data/session.ts';
import { kataJam } from '#kit/field/clock.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { thisBrowser } from '#kit/device/install.ts';
import { formatDateTime } from '#domain/core/format.ts';
import {
  caraPasangSafari,
  hampirPenuh,
  kataKesiapan,
  kataPenyimpanan,
  kataSambungan,
  kataTerpakai,
} from './perangkat.ts';
import classes from './KeadaanPerangkat.module.css';
import { useBaca } from '#data/use-baca.ts';

const icon = { size: '1.25rem', stroke: 1.75, 'aria-hidden': true } as const;

/** What the person has to know of this device to trust it: reached or not, kept or not. */
export function KeadaanPerangkat({ status }: { status: EngineStatus }) {
  const sesi = useSesi();
  const id = useId();
  return (
    <section className={classes.frame} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Perangkat ini
      </h2>
      <ul className={classes.facts}>
        <li className={classes.fact} data-tone={status.tersambung === true ? 'baik' : 'diam'}>
          {status.tersambung === null ? (
            <IconCloudSearch {...icon} />
          ) : status.tersambung ? (
            <IconCloudCheck {...icon} />
          ) : (
            <IconCloudOff {...icon} />
          )}
          <div>
            <p className="mj-rapi mj-tebal">{kataSambungan(status)}</p>
            <p className={classes.text}>
              {sesi ? `Terakhir terhubung ${formatDateTime(new Date(sesi.terakhirTerhubung))}.` : null}
              {status.tersambung === false
                ? ' Anda dapat terus bekerja; tulisan dikirim sendiri saat tersambung.'
                : null}
            </p>
          </div>
        </li>
        <FaktaKesiapan />
        <FaktaPenyimpanan />
      </ul>
    </section>
  );
}

/** To be known before one goes where there is no network. */
function FaktaKesiapan() {
  const kesiapan = useKesiapan();
  if (!kesiapan) return <li className={classes.fact} aria-hidden />;
  const { siap, pokok, arti } = kataKesiapan(kesiapan);
  const Icon = siap ? IconDeviceTabletCheck : IconDeviceTablet;
  return (
    <li className={classes.fact} data-tone={siap ? 'baik' : 'diam'}>
      <Icon {...icon} />
      <div role="status">
        <p className="mj-rapi mj-tebal">{pokok}</p>
        <p className={classes.text}>{arti}</p>
      </div>
    </li>
  );
}

function FaktaPenyimpanan() {
  const { penyimpanan, minta } = usePenyimpanan();
  const [ditolak, setDitolak] = useState(false);
  if (!penyimpanan) return <li className={classes.fact} aria-hidden />;
  const { pokok, arti } = kataPenyimpanan(penyimpanan);
  const Icon = penyimpanan.dijaga ? IconShieldCheck : IconDatabase;
  return (
    <li className={classes.fact} data-tone={penyimpanan.dijaga ? 'baik' : 'diam'}>
      <Icon {...icon} />
      <div>
        <p className="mj-rapi mj-tebal">{pokok}</p>
        <p className={classes.text}>
          {arti} {kataTerpakai(penyimpanan)}
          {hampirPenuh(penyimpanan)
            ? ' Hampir penuh: lampiran tidak lagi diunduh di muka. Kosongkan ruang perangkat.'
            : null}
        </p>
        <p className={classes.text} role="status">
          {ditolak
            ? 'Peramban belum mengizinkan. Pasang aplikasi ini di layar utama perangkat, atau kirim tulisan sesering mungkin.'
            : null}
        </p>
      </div>
      {penyimpanan.dijaga === false && !ditolak ? (
        <Button
          className={classes.button ?? ''}
          variant="default"
          onClick={() => void minta().then((given) => setDitolak(given !== true))}
        >
          Jaga
          <span className="mj-terdengar"> penyimpanan</span>
        </Button>
      ) : null}
    </li>
  );
}

/** Only what is wrong with the device and can be mended, most pressing first. */
export function PeringatanPerangkat({ antrean, status }: { antrean: Antrean; status: EngineStatus }) {
  const { perangkat } = useAplikasi();
  const jam = kataJam(useBaca(() => selisihJam(perangkat), [perangkat]) ?? 0);
  const pasang = caraPasangSafari(thisBrowser());
  const { usia, tertua } = antrean;
  const { akunDitolak, penyimpananGagal } = status;
  return (
    <div className={classes.warnings}>
      {penyimpananGagal ? (
        <Callout tone="bahaya" title="Penyimpanan perangkat tidak dapat dipakai">
          Tulisan belum dapat dikirim dari sini. Kosongkan ruang perangkat dan tutup tab lain aplikasi ini,
          lalu muat ulang halaman.
        </Callout>
      ) : null}
      {usia === 'segar' || !tertua ? null : (
        <Callout
          tone={usia === 'merah' ? 'bahaya' : 'menunggu'}
          title={`Ada tulisan yang menunggu lebih dari ${usia === 'merah' ? 72 : 24} jam`}
        >
          Yang tertua dibuat {formatDateTime(tertua)}. Sambungkan perangkat ini ke jaringan, lalu tekan Kirim
          sekarang. Bila tetap tertahan, unduh salinannya dan hubungi Admin.
        </Callout>
      )}
      {akunDitolak ? (
        <Callout tone="bahaya" title="Akun Anda belum dapat mengirim">
          {akunDitolak}
        </Callout>
      ) : null}
      {jam ? (
        <Callout tone="menunggu" title="Jam perangkat tidak tepat">
          {jam}
        </Callout>
      ) : null}
      {pasang ? (
        <Callout tone="menunggu" title="Bekerja luring hanya aman dari layar utama">
          Di tab Safari, tulisan yang belum dikirim dapat dihapus setelah tujuh hari tidak dibuka. {pasang}
        </Callout>
      ) : null}
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifications } from '@mantine/notifications';
import { IconBellRinging } from '@tabler/icons-react';
import { sebutanAnalisis } from '#features/analisis/pelaku.ts';
import { sebutanDering, sisaKata, yangJatuh } from '#domain/lembar-kerja/pengingat.ts';
import { useOrang } from '#data/app.ts';
import { catatDering, useDering } from '#data/dering.ts';
import { useSaat, type PengingatAnalisis } from '#data/pengingat.ts';
import { paths } from '#paths';
import { bunyikan, dapatBerbunyi, siapkanBunyi } from './bunyi.ts';
import { notify, withdrawNotification } from '#kit/device/notification.ts';
import { IsiSpanduk } from './IsiSpanduk.tsx';
import { useTulisPengingat } from './use-tulis-pengingat.ts';

/**
 * Rings each timer that is due, once on a device however many tabs there are, and says so on every page until its person
 * has heard it. One that was due while the device slept rings as it wakes, and says since when.
 */
export function DeringPengingat({ semua }: { semua: readonly PengingatAnalisis[] }) {
  const saat = useSaat(semua.map(({ pengingat }) => pengingat.jatuh));
  const dering = useDering();
  useEffect(() => {
    const akhir = new AbortController();
    for (const apa of ['click', 'keydown'])
      document.addEventListener(apa, siapkanBunyi, { signal: akhir.signal });
    return () => akhir.abort();
  }, []);
  if (saat === undefined || dering === undefined) return null;
  const jatuh = new Set(
    yangJatuh(
      semua.map(({ pengingat }) => pengingat),
      saat,
    ),
  );
  const belum = semua.filter(
    ({ pengingat }) => jatuh.has(pengingat) && !dering.didengar.includes(sebutanDering(pengingat)),
  );
  return (
    <>
      {belum.map((satu) => (
        <Dering key={sebutanDering(satu.pengingat)} satu={satu} />
      ))}
      {belum[0] ? <Spanduk satu={belum[0]} lainnya={belum.length - 1} saat={saat} /> : null}
    </>
  );
}

/** A page that nobody has tapped may make no sound: another one goes first. */
const mengalahMs = 1000;

/** Rings one timer for as long as it is to be heard, and takes its notification away after that. Draws nothing. */
function Dering({ satu: { pengingat, data } }: { satu: PengingatAnalisis }) {
  const { db } = useOrang();
  const deringkan = useEffectEvent(async (masih: () => boolean): Promise<() => void> => {
    if (!dapatBerbunyi()) await new Promise((resolve) => setTimeout(resolve, mengalahMs));
    if (!masih() || (await catatDering(db, 'dibunyikan', [sebutanDering(pengingat)])).length === 0)
      return () => undefined;
    const berhenti = bunyikan();
    await notify({
      tag: pengingat.uuid,
      title: `Waktunya: ${pengingat.label}`,
      body: sebutanAnalisis(data),
      alamat: alamatPengingat({ pengingat, data }),
    });
    return berhenti;
  });
  const { uuid } = pengingat;
  useEffect(() => {
    let masih = true;
    const berbunyi = deringkan(() => masih);
    return () => {
      masih = false;
      void berbunyi.then((berhenti) => berhenti());
      void withdrawNotification(uuid);
    };
  }, [uuid]);
  return null;
}

/** The next weighing of its series, or the sample it belongs to (BEYOND-24). */
const alamatPengingat = ({ pengingat: { kunci }, data }: PengingatAnalisis): string =>
  kunci === null ? paths.analisis.sampel(data.sampel.uuid) : paths.analisis.seri(data.uuid, kunci);

const id = 'pengingat';

type SpandukProps = { satu: PengingatAnalisis; lainnya: number; saat: number };

/** Says which timer is due in the place of all messages, until its person has heard it. Draws nothing itself. */
function Spanduk({ satu, lainnya, saat }: SpandukProps) {
  const { db } = useOrang();
  const navigate = useNavigate();
  const { selesai, tambah } = useTulisPengingat();
  const { pengingat, data } = satu;
  const alamat = alamatPengingat(satu);
  const title = `${pengingat.label}: ${sisaKata(pengingat.jatuh, saat)}`;
  const diam = () => void catatDering(db, 'didengar', [sebutanDering(pengingat)]);
  const tampilkan = useEffectEvent(() => {
    const isi = {
      id,
      title,
      autoClose: false,
      withCloseButton: false,
      role: 'alert',
      color: 'amber',
      icon: <IconBellRinging aria-hidden size={18} />,
      message: (
        <IsiSpanduk
          data={data}
          lainnya={lainnya}
          kunci={pengingat.kunci}
          alamat={alamat}
          onBuka={() => {
            diam();
            void navigate(alamat);
          }}
          onSelesai={() => void selesai(data, pengingat).then(diam)}
          onTambah={() => void tambah(data, pengingat).then(diam)}
          onDiam={diam}
        />
      ),
    };
    notifications.show(isi);
    // Shown already: with the words of now.
    notifications.update(isi);
  });
  const { uuid } = pengingat;
  useEffect(() => tampilkan(), [uuid, title, lainnya]);
  useEffect(() => () => void notifications.hide(id), []);
  return null;
}

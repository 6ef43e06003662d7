import { useState } from 'react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { berlangganan, catatDorong, lepasDorong } from '#data/dorong.ts';
import { useLive } from '#data/use-live.ts';
import { dorongApi, type Dorong } from '#domain/kabar/dorong.ts';
import { guideFor, thisBrowser } from '#kit/device/install.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { notificationPermission } from '#kit/device/notification.ts';
import { showError, showSuccess } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';

/** What stands in the way of notifications on this device; 'bisa' is nothing. */
type Daya = 'bisa' | 'ditolak' | 'pasangDulu' | 'tanpaDukungan';

/** An iPhone has them only for an app on its home screen (https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/). */
export function dayaDorong(): Daya {
  if (!('PushManager' in globalThis) || !navigator.serviceWorker)
    return guideFor(thisBrowser()) === 'ios' ? 'pasangDulu' : 'tanpaDukungan';
  const izin = notificationPermission();
  if (izin === 'tidakAda') return 'tanpaDukungan';
  return izin === 'denied' ? 'ditolak' : 'bisa';
}

/** Notifications of the system on this device and on the others of its person (BEYOND-44). */
export function useDorong() {
  const { perangkat } = useAplikasi();
  const { uuid } = useOrang().actor;
  const luring = useNetworkMissing() !== null;
  const { hasil, muatUlang } = useLive(dorongApi.perangkat, {});
  const kirim = useSend(dorongApi.nyalakan);
  const hapus = useSend(dorongApi.matikan);
  const [sibuk, setSibuk] = useState(false);
  const ada: Dorong | null = hasil.jenis === 'ada' ? hasil.jawaban.data : null;
  const daya = dayaDorong();

  /** One at a time; what it changes is read anew. */
  const sekali = async (kerja: () => Promise<void>) => {
    setSibuk(true);
    await kerja().finally(() => setSibuk(false));
    muatUlang();
  };

  const nyalakan = async (kunci: string): Promise<void> => {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const isi = await berlangganan(kunci).catch(() => null);
    if (isi === null) {
      showError('Pemberitahuan belum menyala', {
        next: 'Peramban ini tidak mencapai layanan pemberitahuannya. Periksa jaringan, lalu coba lagi.',
      });
      return;
    }
    const outcome = await kirim.send(isi, { label: 'Nyalakan pemberitahuan' });
    if (outcome.jenis !== 'tersimpan') return belum('menyala', outcome);
    await catatDorong(perangkat, uuid, isi.endpoint);
    showSuccess(outcome.info);
  };

  const matikan = async (satu: Dorong['perangkat'][number]): Promise<void> => {
    const outcome = await hapus.send({ uuid: satu.uuid }, { label: 'Matikan pemberitahuan' });
    if (outcome.jenis !== 'tersimpan') return belum('dimatikan', outcome);
    if (satu.ini) await lepasDorong(perangkat);
    showSuccess(outcome.info);
  };

  return {
    /** Undefined until the server has answered once. */
    semua: ada?.perangkat,
    /** Whether this device shows them. */
    menyala: daya === 'bisa' && (ada?.perangkat.some(({ ini }) => ini) ?? false),
    daya,
    luring,
    sibuk,
    nyalakan: () => sekali(() => nyalakan(ada!.kunci)),
    matikan: (satu: Dorong['perangkat'][number]) => sekali(() => matikan(satu)),
  };
}

type Outcome = Awaited<ReturnType<ReturnType<typeof useSend>['send']>>;

function belum(apa: string, outcome: Exclude<Outcome, { jenis: 'tersimpan' }>): void {
  const { info } = 'error' in outcome ? outcome.error : outcome;
  showError(`Pemberitahuan belum ${apa}`, { next: info });
}

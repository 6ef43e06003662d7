import { notifications, notificationsStore } from '@mantine/notifications';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useAnalisis } from '#data/analisis.ts';
import { lanjutan, pelaku } from '#features/analisis/pelaku.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { withAct } from '#features/analisis/asked-act.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { FormDialog, type FormDialogProps } from '#kit/form/FormDialog.tsx';
import { ListReturn } from '#kit/list/ListReturn.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { openedWaiting, waitingOf } from '#kit/frame/waiting.ts';
import type { ToastLink } from '#kit/notice/ToastWords.tsx';
import { offerNext, showError, showSuccess, type Told } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { semuaAlur } from '#scripts/alur.ts';
import { panggung, tulis } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { lihat } from '#tests/support/offline-orang.ts';

const p = panggung();
const bukaLayar = denganPeramban();
afterEach(() => notifications.clean());

const tampil = () => notificationsStore.getState().notifications.map(({ autoClose }) => autoClose);

const ditawarkan = (): ToastLink | undefined => {
  const pesan = notificationsStore.getState().notifications[0]?.message;
  return isValidElement<{ link: ToastLink }>(pesan) ? pesan.props.link : undefined;
};

describe('what a write is answered with', () => {
  it('[MSG-33, CONST-26] goes by itself after three seconds; what went wrong stays until it was read', () => {
    showSuccess('Data berhasil ditambah');
    showError('Server tidak menjawab', { next: 'Coba lagi.' });
    expect(tampil()).toEqual([3000, false]);
  });

  it('takes an earlier offer with it: what was offered may be what has just been done', () => {
    const dulu = showSuccess('Data penelitian berhasil disimpan');
    const tawaran = showSuccess('Data penelitian berhasil disimpan');
    offerNext(tawaran, { label: 'Berikutnya: B', to: '/b', go: () => undefined });
    const kini = showSuccess('Data penelitian berhasil disimpan');
    const { notifications: ada } = notificationsStore.getState();
    expect(ada.map(({ id }) => id)).toEqual([dulu, kini]);
  });

  it('lies on no form: who opens one has gone on; what went wrong still stays', async () => {
    showSuccess('Pengujian dimulai');
    offerNext(showSuccess('Data berhasil ditambah'), { label: 'B', to: '/b', go: () => undefined });
    showError('Server tidak menjawab', { next: 'Coba lagi.' });
    await bukaLayar(p().analis, () =>
      FormDialog({
        form: { ready: false } as FormDialogProps['form'],
        dialog: { opened: true, close: () => undefined, exited: () => undefined },
        title: 'Buat laporan',
        size: 850,
        labels: {},
        children: null,
      }),
    );
    await expect.poll(tampil).toEqual([false]);
  });

  it('[MSG-34, CONST-26] stays for four where a page leads back to its list: approval, review, analyst, report', async () => {
    const layar = await bukaLayar(p().analis, () => ({
      kembali: useBackToList('/analisis-sampel'),
      alamat: useLocation().search,
    }));
    // A page that nobody looks at does not wait to be painted.
    Object.assign(document, { visibilityState: 'hidden' });
    void layar.router.navigate('/analisis-sampel/edit?uuid=satu');
    const { kembali } = await layar.sampai(({ alamat }) => alamat !== '');
    kembali('Data laporan analisis berhasil disimpan');
    const { pathname, state } = layar.router.state.location;
    await layar.tutup();
    expect([tampil(), pathname]).toEqual([[4000], '/analisis-sampel']);
    // The list is told which row it was, by whichever way one had come to it.
    expect(state).toEqual({ kabar: expect.any(String), dari: 'satu', goOn: false });
  });

  it('offers what comes next for as long as one is at the list', async () => {
    const kabar = showSuccess('Pengujian dimulai');
    const linkOf = (): RowLink => ({ to: '/satu', onOpen: () => undefined, origin: true });
    const next = () => ({ label: 'Buat laporan', about: 'Kadar air', to: '/satu/ubah' });
    let rows = ['satu'];
    const layar = await bukaLayar(p().analis, () => {
      ListReturn({ origin: null, rows, linkOf, next });
      return useLocation().pathname;
    });
    void layar.router.navigate('/analisis-sampel', { state: { kabar } });
    await layar.sampai((pathname) => pathname === '/analisis-sampel');
    rows = ['satu'];
    layar.perbarui();
    await expect.poll(tampil).toEqual([10_000]);
    await layar.tutup();
    await expect.poll(tampil).toEqual([4000]);
  });

  it('offers the next act on its own record also where that is on another page of the list', async () => {
    const { analis, antrian, berjalan } = p();
    await tulis(analis, antrian, 'mulai');
    const lain = (await lihat(analis, berjalan))!;
    const alamat = ({ data }: typeof lain) => pelaku.analis.alamat.edit(data.uuid);
    const layar = await bukaLayar(analis, () => {
      ListReturn({
        origin: { row: antrian, top: 0 },
        rows: [lain],
        linkOf: (row) => ({ to: alamat(row), onOpen: () => undefined, origin: row.data.uuid === antrian }),
        next: ({ data }) => lanjutan('analis', data, analis.orang),
        useRow: useAnalisis,
      });
      return useLocation().pathname;
    });
    void layar.router.navigate('/analisis-sampel', { state: { kabar: showSuccess('Pengujian dimulai') } });
    await expect.poll(() => ditawarkan()?.label).toBe('Lanjut: Buat laporan');
    expect(ditawarkan()?.to).toBe(withAct(pelaku.analis.alamat.edit(antrian)));
  });
});

it('[LIST-13] an act that is a button and a question is written once it is confirmed, and not before', async () => {
  const { analis, antrian } = p();
  const told: Told[] = [];
  const layar = await bukaLayar(analis, () => useAct(analisisApi.start));
  const jawab = async (ya: boolean) => {
    await layar.kini.run({
      body: { uuid: antrian },
      label: 'Mulai pengujian',
      confirm: async () => ya,
      onSaved: (info) => told.push(info),
    });
    return told.length;
  };
  expect([await jawab(false), await analis.db.antrean.count()]).toEqual([0, 0]);
  expect(await jawab(true)).toBe(1);
});

it('an act that the device cannot finish is over all the same: it says so, and can be asked again', async () => {
  const { satu, analis } = p();
  lewatJaringan(analis);
  const layar = await bukaLayar(analis, () =>
    useAct({ ...analisisApi.start, offline: 'live', carries: undefined! }),
  );
  // What the call itself reads first.
  const asli = satu.umum.nilai.get.bind(satu.umum.nilai);
  satu.umum.nilai.get = (() => Promise.reject(new Error('closed'))) as never;
  const minta = () =>
    layar.kini.run({
      body: { uuid: p().antrian },
      label: 'Mulai',
      confirm: async () => true,
      onSaved: () => undefined,
    });
  await minta();
  satu.umum.nilai.get = asli;
  const [pesan] = notificationsStore.getState().notifications;
  expect(renderToStaticMarkup(pesan!.message as never)).toContain(
    'Perangkat ini tidak dapat menyelesaikannya',
  );
  expect(layar.perbarui().busy).toBe(false);
});

describe('the way back after an act', () => {
  it('[GAP-151] leads from what was opened at Beranda to all that wait, else to the list as it was left', async () => {
    const layar = await bukaLayar(p().analis, () => useBackToList('/analisis-sampel'));
    Object.assign(document, { visibilityState: 'hidden' });
    const kembali = async (state: unknown) => {
      await layar.router.navigate('/uji', { state, flushSync: true });
      layar.kini('Data laporan analisis berhasil disimpan');
      const { pathname, search } = layar.router.state.location;
      return pathname + search;
    };
    const alamat = [await kembali(null), await kembali(openedWaiting)];
    await layar.tutup();
    expect(alamat).toEqual(['/analisis-sampel', waitingOf('/analisis-sampel')]);
  });
});

describe('[LIST-19] a status', () => {
  it.each([...semuaAlur])(
    'of %s is words, icon and a colour that says how it stands',
    (_file, { states }) => {
      for (const { label, warna } of Object.values(states)) {
        const badge = renderToStaticMarkup(<StatusBadge warna={warna} label={label} />);
        expect(badge).toContain(`data-warna="${warna}"`);
        expect(badge).toMatch(new RegExp(`<svg[^>]*aria-hidden.*<span>${label}</span>`));
      }
    },
  );
});

import { akunWorkflow } from '#domain/akun/workflow.ts';
import { labelByCode } from '#domain/core/workflow.ts';
import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button, Loader } from '@mantine/core';
import { IconCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useAplikasi, useKeadaan, useSesi, type OrangMasuk } from '#data/app.ts';
import { tanyaBerkala } from '#data/pemicu.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { formatTime } from '#domain/core/format.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { piece } from '#kit/notice/piece.ts';
import { paths } from '#paths';
import { useNamaDikenal } from './nama-dikenal.ts';
import { Pintu } from './Pintu.tsx';
import { ProfilForm } from './ProfilForm.tsx';
import classes from './FormPage.module.css';
import panel from './LoginPanel.module.css';

// Only somebody who has worked here before has anything of it.
const Tertinggal = piece(async () => (await import('./Tertinggal.tsx')).Tertinggal);

/** What the bar above this page says. */
type TentangBilah = {
  appName: string;
  user: { nama: string; email: string; role: string };
  onLogout: () => void;
};

/** What somebody is who has no role yet. */
const kedudukan = (profil: Profil | null): string =>
  profil === null
    ? 'Data diri belum diisi'
    : profil.flagAktif === 0
      ? 'Nonaktif'
      : labelByCode(akunWorkflow, profil.kdStatusVerifikasiUser);

/**
 * /form: the first-time profile, and the waiting room of everybody whose account cannot be used yet (AUTH-05 to AUTH-13,
 * CONF-32, CONF-33, GAP-122).
 */
export default function FormPage({ Bar }: { Bar: ComponentType<TentangBilah> }) {
  const keadaan = useKeadaan();
  const nama = useNamaDikenal();
  useEffect(() => {
    document.title = `${nama.appName} · Isi data diri`;
  }, [nama.appName]);
  useSesiBerakhir();
  const keluar = useKeluar();
  if (keadaan.jenis === 'memuat') return <Loader aria-label="Memuat" m="xl" />;
  if (keadaan.jenis !== 'masuk') return <Navigate to={paths.login()} replace />;
  const { profil, actor } = keadaan.orang;
  if (actor) return <Navigate to="/" replace />;
  const mengisi = profil === null || profil.kdStatusVerifikasiUser === akunWorkflow.states.ditolak.code;
  const onLogout = () => void keluar();
  const user = { nama: keadaan.orang.nama, email: keadaan.orang.email, role: kedudukan(profil) };
  return (
    <div className={classes.barred} data-barred>
      <Bar appName={nama.appName} user={user} onLogout={onLogout} />
      <Pintu {...nama} long={mengisi}>
        {mengisi ? <IsiData orang={keadaan.orang} /> : <Menunggu profil={profil} orang={keadaan.orang} />}
        <Button className="mj-atas-3" variant="subtle" fullWidth onClick={onLogout}>
          Keluar dan pakai akun lain
        </Button>
      </Pintu>
    </div>
  );
}

/**
 * The dialog of AUTH-11 and AUTH-13. It floats over nothing: it is all there is on the page, so it is the page. A new one
 * takes the focus, or nobody who listens would hear of it.
 */
function Dialog({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [judul]);
  return (
    <section ref={dialog} className={classes.dialog} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <h1 className={panel.title} id={id}>
        {judul}
      </h1>
      {children}
    </section>
  );
}

function IsiData({ orang }: { orang: OrangMasuk }) {
  const { profil } = orang;
  return (
    <Dialog judul="Isi data diri">
      {profil ? (
        <div className={classes.refused}>
          <Callout tone="bahaya" title="Pendaftaran akun ditolak.">
            {profil.catatanVerifikasi ?? 'Perbaiki data Anda, lalu ajukan lagi.'}
          </Callout>
        </div>
      ) : (
        <p className={panel.lead}>
          Sekali saja. Admin memeriksa data ini, lalu menentukan peran Anda. Data yang sama tercantum pada
          tagihan dan laporan hasil uji.
        </p>
      )}
      <ProfilForm orang={orang} />
    </Dialog>
  );
}

/** Within seconds of an Admin's word the page moves on by itself (GAP-162). */
const sebentarMs = 5_000;

function Menunggu({ profil, orang }: { profil: Profil; orang: OrangMasuk }) {
  const { muatProfil } = useAplikasi();
  const nonaktif = profil.flagAktif === 0;
  // A person who waits for an Admin is let in without having to ask.
  useEffect(() => tanyaBerkala(muatProfil, sebentarMs), [muatProfil]);
  return (
    <Dialog judul={nonaktif ? 'Status akun Anda nonaktif!' : 'Menunggu verifikasi admin'}>
      <p className={panel.lead}>
        {nonaktif
          ? 'Hubungi admin laboratorium fakultas untuk mengaktifkan kembali akun Anda. Halaman ini terbuka sendiri begitu akun Anda aktif.'
          : 'Data diri Anda sudah tersimpan. Admin akan memeriksa dan menentukan peran Anda; begitu itu selesai, halaman ini membuka aplikasi dengan sendirinya.'}
      </p>
      {nonaktif ? <Tertinggal orang={orang} /> : <Langkah />}
      <PeriksaLagi nonaktif={nonaktif} />
      <p className={classes.who}>
        Anda masuk sebagai <strong>{orang.email}</strong>.
      </p>
    </Dialog>
  );
}

const ikon = { sudah: IconCheck, kini: IconClock, nanti: IconLock };

const langkah: readonly { kata: string; tahap: keyof typeof ikon }[] = [
  { kata: 'Data diri tersimpan', tahap: 'sudah' },
  { kata: 'Admin memeriksa dan menentukan peran', tahap: 'kini' },
  { kata: 'Aplikasi terbuka untuk Anda', tahap: 'nanti' },
];

/** Where the waiting stands, and that it ends. */
function Langkah() {
  return (
    <ol className={classes.steps}>
      {langkah.map(({ kata, tahap }) => {
        const Icon = ikon[tahap];
        return (
          <li key={kata} className={classes.step} data-tahap={tahap}>
            <Icon aria-hidden size="1.25rem" stroke={1.75} />
            <span>{kata}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Asks the server again, and says what came of it: the page alone would look as if nothing had happened. */
function PeriksaLagi({ nonaktif }: { nonaktif: boolean }) {
  const aplikasi = useAplikasi();
  const [memeriksa, setMemeriksa] = useState(false);
  const [hasil, setHasil] = useState('');
  const periksa = async () => {
    setMemeriksa(true);
    const ada = await aplikasi.muatProfil().then(
      () => true,
      () => false,
    );
    setMemeriksa(false);
    setHasil(
      ada
        ? `${nonaktif ? 'Masih nonaktif' : 'Masih menunggu'}, diperiksa ${formatTime(new Date())}.`
        : 'Server belum terjangkau. Periksa jaringan, lalu coba lagi.',
    );
  };
  return (
    <>
      <Button size="lg" fullWidth loading={memeriksa} onClick={() => void periksa()}>
        Periksa lagi
      </Button>
      <p className={classes.result} role="status">
        {hasil}
      </p>
    </>
  );
}

/** A session the server has ended leads to the door; what was typed waits on this device and is there again (GAP-162). */
function useSesiBerakhir(): void {
  const aplikasi = useAplikasi();
  const berakhir = (useSesi()?.ditolakSejak ?? null) !== null;
  useEffect(() => {
    if (berakhir) void aplikasi.keluar();
  }, [aplikasi, berakhir]);
}

function useKeluar(): () => Promise<void> {
  const aplikasi = useAplikasi();
  const navigate = useNavigate();
  return async () => {
    const ya = await openConfirm({
      title: 'Keluar dari sistem ...?',
      body: 'Yang sudah Anda ketik tetap tersimpan di perangkat ini, dan ada lagi setelah Anda masuk dengan akun yang sama.',
      confirmLabel: 'Ya, keluar',
    });
    if (!ya) return;
    await aplikasi.keluar();
    await navigate(paths.login());
  };
}

import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { useAplikasi, useKeadaan } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { paths } from '#paths';
import { ProfilForm } from './ProfilForm.tsx';

/**
 * /form: the first-time profile, and the waiting room of everybody whose account cannot be used yet (AUTH-05 to AUTH-13,
 * CONF-32, CONF-33, GAP-122).
 */
export default function FormPage() {
  const keadaan = useKeadaan();
  const { appName } = useKonfigurasi();
  useEffect(() => {
    document.title = `${appName} · Isi data diri`;
  }, [appName]);
  if (keadaan.jenis === 'memuat') return <Loader aria-label="Memuat" m="xl" />;
  if (keadaan.jenis !== 'masuk') return <Navigate to={paths.login()} replace />;
  const { profil, actor } = keadaan.orang;
  if (actor) return <Navigate to="/" replace />;
  return (
    <main id="isi" aria-label="Data diri">
      {profil === null || profil.kdStatusVerifikasiUser === 2 ? (
        <IsiData profil={profil} />
      ) : (
        <Menunggu profil={profil} />
      )}
    </main>
  );
}

function IsiData({ profil }: { profil: Profil | null }) {
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} title="Isi data diri" size={700} centered>
      {profil ? (
        <Text role="alert" mb="md">
          <strong>Pendaftaran akun ditolak.</strong>{' '}
          {profil.catatanVerifikasi ?? 'Perbaiki data Anda, lalu ajukan lagi.'}
        </Text>
      ) : null}
      <ProfilForm profil={profil} />
      <Keluar />
    </Modal>
  );
}

function Menunggu({ profil }: { profil: Profil }) {
  const aplikasi = useAplikasi();
  const nonaktif = profil.flagAktif === 0;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      title={nonaktif ? 'Status akun Anda nonaktif!' : 'Menunggu verifikasi admin'}
      size={450}
      centered
    >
      <Text>
        {nonaktif
          ? 'Hubungi admin laboratorium fakultas untuk mengaktifkan kembali akun Anda.'
          : 'Data diri Anda sudah tersimpan. Admin akan memeriksa dan menentukan peran Anda; setelah itu Anda dapat memakai aplikasi.'}
      </Text>
      <Group mt="lg">
        {/* A failed read leaves everything as it is; the person simply asks again. */}
        <Button variant="default" onClick={() => void aplikasi.muatProfil().catch(() => undefined)}>
          Periksa lagi
        </Button>
      </Group>
      <Keluar />
    </Modal>
  );
}

function Keluar() {
  const aplikasi = useAplikasi();
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      mt="md"
      onClick={() => void aplikasi.keluar().then(() => navigate(paths.login()))}
    >
      Keluar dan pakai akun lain
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconDeviceTablet, IconLogin2 } from '@tabler/icons-react';
import { jaringanMenjawab, type Jangkauan } from '#data/isi-jawaban.ts';
import { Pintu } from './Pintu.tsx';
import { TautanPrivasi } from './TautanPrivasi.tsx';
import classes from './LoginPanel.module.css';

type WaitingPerson = { inisial: string; jumlah: number };

export type LoginPanelProps = {
  appName: string;
  /** '' until the server has said it. */
  institutionName: string;
  /** 'kampus.example', ... */
  institutionDomains: readonly string[];
  onLogin: () => void;
  /** The provider's page is on its way. */
  busy?: boolean | undefined;
  error?: string | null | undefined;
  /** Signing in needs the server. Without a network the button waits; one that answers itself shows its own way in to who goes on. */
  jangkauan?: Jangkauan | null;
  /** People with unsent writes on this device (GAP-119). */
  waiting?: readonly WaitingPerson[] | undefined;
};

export function LoginPanel(props: LoginPanelProps) {
  const { institutionName, institutionDomains, onLogin, busy, error, jangkauan, waiting = [] } = props;
  const offline = jangkauan === 'luring';
  const domains = institutionDomains.map((domain) => `@${domain}`).join(' atau ');
  return (
    <Pintu {...props}>
      <h1 className={classes.title}>Masuk</h1>
      <p className={classes.lead}>
        Daftarkan pengujian dan penelitian, lalu ikuti prosesnya sampai hasil terbit.
      </p>
      {error ? (
        <p className={classes.message} data-kind="galat" role="alert">
          <IconAlertTriangle aria-hidden size="1.25rem" />
          <span>{error}</span>
        </p>
      ) : null}
      {offline || jangkauan === 'asing' ? (
        <p className={classes.message} role="status" id="alasan-luring">
          <IconCloudOff aria-hidden size="1.25rem" />
          <span>
            {offline ? 'Perangkat sedang luring. Sambungkan ke jaringan untuk masuk.' : jaringanMenjawab}
          </span>
        </p>
      ) : null}
      <Button
        size="lg"
        fullWidth
        disabled={offline}
        loading={busy ?? false}
        leftSection={<IconLogin2 aria-hidden size="1.25rem" />}
        onClick={onLogin}
        {...(offline ? { 'aria-describedby': 'alasan-luring' } : {})}
      >
        Masuk dengan akun Anda
      </Button>
      <p className={classes.note}>
        {institutionName ? (
          <>
            Mahasiswa, dosen, dan pegawai {institutionName}: gunakan email institusi{' '}
            {domains ? <strong>{domains}</strong> : null}. Pemohon dari luar dapat memakai email mana pun.
          </>
        ) : null}
      </p>
      <p className={classes.privasi}>
        <TautanPrivasi />
      </p>
      {waiting.length > 0 ? (
        <p className={classes.message} data-kind="menunggu">
          <IconDeviceTablet aria-hidden size="1.25rem" />
          <span>
            Tulisan menunggu di perangkat ini:{' '}
            {waiting.map(({ inisial, jumlah }) => `${inisial} (${jumlah})`).join(', ')}
          </span>
        </p>
      ) : null}
    </Pintu>
  );
}

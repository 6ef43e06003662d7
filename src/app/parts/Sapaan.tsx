import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconDeviceTabletCheck } from '@tabler/icons-react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { useKesiapan } from '#data/kesiapan.ts';
import { catatSapaan, isiPerangkat, masihMenyapa, tutupSapaan, type IsiPerangkat } from '#data/sapaan.ts';
import { paths } from '#paths';
import { kataSapaan } from './kata-sapaan.ts';
import classes from './Sapaan.module.css';

export type SapaanProps = {
  /** Undefined where the app cannot be installed, or is. */
  onInstall: (() => void) | undefined;
};

/** Says once that this device is ready to go without the network, and how it becomes an app of its own. */
export function Sapaan({ onInstall }: SapaanProps) {
  const { perangkat } = useAplikasi();
  const [terbuka, setTerbuka] = useState(false);
  const [isi, setIsi] = useState<IsiPerangkat | null>(null);
  useEffect(() => {
    let here = true;
    void masihMenyapa(perangkat).then((ya) => here && setTerbuka(ya));
    return () => {
      here = false;
    };
  }, [perangkat]);
  if (!terbuka) return null;
  if (!isi)
    return (
      <Menanti
        onSiap={(ada) => {
          setIsi(ada);
          void catatSapaan(perangkat);
        }}
      />
    );
  const tutup = () => {
    setTerbuka(false);
    void tutupSapaan(perangkat);
  };
  return (
    <Kartu
      isi={isi}
      onTutup={tutup}
      onInstall={
        onInstall &&
        (() => {
          tutup();
          onInstall();
        })
      }
    />
  );
}

/** Draws nothing: counting all that lies here is worth it only until it is said. */
function Menanti({ onSiap }: { onSiap: (isi: IsiPerangkat) => void }) {
  const { db } = useOrang();
  const kesiapan = useKesiapan();
  const ada = kesiapan?.berkas.ada ?? 0;
  const siap = kesiapan !== null && kesiapan.aplikasi && kesiapan.data && ada >= kesiapan.berkas.perlu;
  useEffect(() => {
    if (!siap) return undefined;
    let here = true;
    void isiPerangkat(db, ada).then((isi) => here && onSiap(isi));
    return () => {
      here = false;
    };
    // Said once: what comes to the device afterwards is not counted again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [siap, db]);
  return null;
}

type KartuProps = { isi: IsiPerangkat; onTutup: () => void; onInstall: (() => void) | undefined };

function Kartu({ isi, onTutup, onInstall }: KartuProps) {
  const id = useId();
  return (
    <aside className={classes.card} aria-labelledby={id}>
      <p className={classes.title} id={id}>
        <IconDeviceTabletCheck aria-hidden size="1.25rem" stroke={1.75} />
        Siap dipakai tanpa jaringan
      </p>
      <p className={classes.text}>{kataSapaan(isi)}</p>
      <div className={classes.acts}>
        {onInstall ? (
          <Button variant="light" onClick={onInstall}>
            Pasang di perangkat
          </Button>
        ) : null}
        <Button variant="subtle" component={Link} to={paths.panduan.bab('luring')} onClick={onTutup}>
          Cara kerjanya
        </Button>
        <Button variant="subtle" onClick={onTutup}>
          Mengerti
        </Button>
      </div>
    </aside>
  );
}

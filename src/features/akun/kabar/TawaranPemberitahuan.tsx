import { useState } from 'react';
import { Button } from '@mantine/core';
import { useOrang } from '#data/app.ts';
import { tawarkanDorong, tolakTawaran } from '#data/tawaran-dorong.ts';
import { useBaca } from '#data/use-baca.ts';
import { notificationPermission } from '#kit/device/notification.ts';
import { Section } from '#kit/text/Section.tsx';
import { TombolNyalakan } from './PemberitahuanPerangkat.tsx';
import { dayaDorong, useDorong } from './use-dorong.ts';

/** That this device may tell of news by itself, once its person has seen what for (BEYOND-44): never at first sight. */
export function TawaranPemberitahuan() {
  const { db, actor } = useOrang();
  const [ditutup, setDitutup] = useState(false);
  const saatnya = useBaca(() => tawarkanDorong(db, actor, new Date()), [db, actor]);
  if (ditutup || !saatnya || dayaDorong() !== 'bisa' || notificationPermission() !== 'default') return null;
  return (
    <Tawaran
      onTutup={() => {
        tolakTawaran(actor.uuid);
        setDitutup(true);
      }}
    />
  );
}

function Tawaran({ onTutup }: { onTutup: () => void }) {
  const dorong = useDorong();
  if (dorong.semua === undefined || dorong.menyala) return null;
  return (
    <Section title="Ingin diberi tahu di perangkat ini?">
      <div className="mj-tumpuk-4">
        <p className="mj-rapi">
          Saat giliran Anda tiba atau ada yang berubah, perangkat ini memberi tahu, juga bila aplikasi
          tertutup. Di layar terkunci hanya terbaca kalimat dan nomornya.
        </p>
        <div className="mj-jajar-3">
          <TombolNyalakan dorong={dorong} variant="light" />
          <Button variant="subtle" onClick={onTutup}>
            Tidak usah
          </Button>
        </div>
        <p className="mj-catatan">Nanti masih dapat dinyalakan di Profil.</p>
      </div>
    </Section>
  );
}

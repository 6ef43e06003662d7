import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseButton } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import '@mantine/spotlight/styles.layer.css';
import { temuanList } from '#app/temuan-table.ts';
import { useOrang } from '#data/app.ts';
import type { Found } from '#kit/frame/found.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import { pintasanCari } from './PintasanCari.tsx';
import classes from './Pencarian.module.css';
import { useBaca } from '#data/use-baca.ts';

const [store, pencarian] = createSpotlight();
export const bukaPencarian = pencarian.open;

/** So much of each noun: more would mean that too little was typed. */
const banyak = 8;

export type PencarianProps = {
  /** It was asked for before it was here. */
  diminta: boolean;
};

/** One search over everything this device holds, by '/' or Ctrl+K, with or without a network. */
export function Pencarian({ diminta }: PencarianProps) {
  const { db, actor } = useOrang();
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const sempit = useIsPhone();
  const teks = query.trim();
  const buka = useEffectEvent(() => diminta && pencarian.open());
  useEffect(() => void buka(), []);
  const cari = async (apa: string): Promise<Found[]> =>
    apa ? (await Promise.all(temuanList.map((satu) => satu(db, actor, apa, banyak)))).flat() : [];
  const temuan = useBaca(() => cari(teks), [db, actor, teks]);
  const bukaPertama = async () => {
    // What is written by now: what stands below may still be of the letters before.
    const [satu] = await cari(teks);
    if (!satu) return;
    pencarian.close();
    void navigate(satu.to);
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={[...pintasanCari]}
      fullScreen={sempit}
      scrollable
      maxHeight={sempit ? '100%' : 480}
      size="lg"
      attributes={{ content: { 'aria-label': 'Pencarian' } }}
    >
      <Spotlight.Search
        aria-label="Cari di perangkat ini"
        placeholder="Nomor, kode sampel, nama"
        // With nothing chosen by the arrows Enter opens what was found first.
        onKeyDown={({ key }) => {
          if (key === 'Enter' && store.getState().selected < 0) void bukaPertama();
        }}
        leftSection={<IconSearch aria-hidden size="1.25rem" stroke={1.75} />}
        rightSectionPointerEvents="all"
        rightSection={
          sempit ? <CloseButton size="xl" aria-label="Tutup pencarian" onClick={pencarian.close} /> : null
        }
      />
      <Spotlight.ActionsList>
        {temuan?.map((satu) => (
          <Temuan key={`${satu.to}`} satu={satu} onOpen={() => void navigate(satu.to)} />
        ))}
        {temuan?.length === 0 ? (
          <Spotlight.Empty>
            {teks
              ? `Tidak ada '${teks}' di perangkat ini. Yang tidak tersimpan di sini dicari di daftarnya.`
              : 'Ketik nomor pendaftaran, kode sampel, nama sampel, atau parameter.'}
          </Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Temuan({ satu, onOpen }: { satu: Found; onOpen: () => void }) {
  return (
    <Spotlight.Action className={classes.satu ?? ''} onClick={onOpen} label={satu.title}>
      <span className="mj-nama mj-patah">
        <strong>{satu.title}</strong>
        <span className={classes.catatan}>
          {satu.code ? <span className="mj-kode">{satu.code}</span> : null} {satu.note}
        </span>
      </span>
    </Spotlight.Action>
  );
}

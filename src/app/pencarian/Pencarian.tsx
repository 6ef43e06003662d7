import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseButton } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import '@mantine/spotlight/styles.layer.css';
import { menuUntuk } from '#app/menu.ts';
import { useOrang } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import { bacaLayar, namaPencarian, tempatKotakCari } from './layar.ts';
import { hurufPaling, tanpaGanda, useTemuan } from './use-temuan.ts';
import classes from './Pencarian.module.css';

const [store, pencarian] = createSpotlight();

/** So many commands of the screen: more would mean that too little was typed. */
const perintahPaling = 8;
/** In pixels: as wide as this over a search box that is narrower, and this far from the edges of the screen. */
const ukuran = { lebar: 560, tepi: 16, kotak: 64 };

/** What is offered: where it leads, and what is done when it is chosen. */
type Pilihan = { to: string | null; title: string; code?: string | null; note: string; buka: () => void };

/** What leads to one place is one, whoever found it. */
const kunciDari = ({ to, title }: Pilihan): string => to ?? title;

const cocok = (cari: string, teks: string): boolean =>
  teks
    .toLowerCase()
    .split(/\s+/)
    .every((kata) => cari.toLowerCase().includes(kata));

/**
 * One search over the screen behind it, the pages of the menu, everything this device holds, and the lists of the server
 * when there is one. It opens over the screen's own search box. Each time it is asked for it is another one, which knows
 * nothing of what was asked before.
 */
export function Pencarian() {
  const [query, setQuery] = useState('');
  const [layar] = useState(bacaLayar);
  const [tempat] = useState(tempatKotakCari);
  const sempit = useIsPhone();
  const teks = query.trim();
  const temuan = useTemuan(teks);
  const navigate = useNavigate();
  /** Pressed once the search is gone: it would take the focus back from what opens. */
  const ditekan = useRef<(() => void) | null>(null);
  const pergi = (to: string) => () => void navigate(to);
  const halaman: Pilihan[] = useHalaman()
    .filter(({ label }) => cocok(label, teks))
    .map(({ path, label }) => ({ to: path, title: label, note: 'Halaman', buka: pergi(path) }));
  const perintah: Pilihan[] = layar
    .filter(({ cari, dalamDaftar }) => (teks ? cocok(cari, teks) : !dalamDaftar))
    .slice(0, perintahPaling)
    .map(({ title, to, tekan }) => {
      const tekanAtauPergi = () => void (tekan() || (to && navigate(to)));
      return { to, title, note: 'Di layar ini', buka: () => (ditekan.current = tekanAtauPergi) };
    });
  const data = (found: readonly { to: string; title: string; code: string | null; note: string }[]) =>
    found.map((satu): Pilihan => ({ ...satu, buka: pergi(satu.to) }));
  const pilihan = tanpaGanda(
    [...perintah, ...halaman, ...data(temuan.perangkat ?? []), ...data(temuan.server ?? [])],
    kunciDari,
  );

  useEffect(() => pencarian.open(), []);

  const bukaPertama = async () => {
    if (!teks) return;
    // What is written by now: what stands below may still be of the letters before.
    const [satu] = [...perintah, ...halaman, ...data(await temuan.segera())];
    if (!satu) return;
    pencarian.close();
    satu.buka();
  };

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      // The shell hears the keys, also before this is here.
      shortcut={null}
      fullScreen={sempit}
      scrollable
      size="lg"
      {...(sempit ? { maxHeight: '100%' } : diAtas(tempat))}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{
        onExited: () => {
          ditekan.current?.();
          ditekan.current = null;
        },
      }}
      attributes={{ content: { 'aria-label': namaPencarian } }}
    >
      <Spotlight.Search
        aria-label="Cari"
        placeholder="Nomor, kode, nama, halaman, atau tombol di layar ini"
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
        {pilihan.map((satu) => (
          <Satu key={kunciDari(satu)} satu={satu} />
        ))}
        {pilihan.length === 0 || temuan.mencari ? (
          <Spotlight.Empty role="status">{kabar(teks, temuan)}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useHalaman() {
  const { actor } = useOrang();
  return menuUntuk(actor, useKonfigurasi());
}

/** What is said in the place of what was not found, or not yet. */
function kabar(teks: string, { mencari, server, perangkat }: ReturnType<typeof useTemuan>): string {
  if (mencari) return 'Mencari di server …';
  if (perangkat === undefined) return 'Mencari …';
  if (teks.length < hurufPaling) return `Ketik sedikitnya ${hurufPaling} huruf.`;
  return server === null
    ? `Tidak ada '${teks}' di perangkat ini. Di server dicari begitu tersambung.`
    : `Tidak ada '${teks}', di perangkat ini maupun di server.`;
}

/** Over the search box of the screen; without one where it stands by itself. */
function diAtas(tempat: DOMRect | null) {
  if (!tempat) return { maxHeight: 480 };
  const { lebar, tepi, kotak } = ukuran;
  const width = Math.min(Math.max(tempat.width, lebar), window.innerWidth - 2 * tepi);
  const left = Math.min(tempat.left, window.innerWidth - width - tepi);
  const maxHeight = Math.min(480, window.innerHeight - tempat.top - kotak - tepi);
  return {
    size: width,
    maxHeight,
    yOffset: tempat.top,
    styles: {
      inner: { justifyContent: 'flex-start', paddingInlineStart: left },
      content: { maxHeight: maxHeight + kotak },
    },
  };
}

function Satu({ satu: { title, code, note, buka } }: { satu: Pilihan }) {
  return (
    <Spotlight.Action className={classes.satu ?? ''} onClick={buka} label={title}>
      <span className="mj-nama mj-patah">
        <strong>{title}</strong>
        <span className={classes.catatan}>
          {code ? <span className="mj-kode">{code}</span> : null} {note}
        </span>
      </span>
    </Spotlight.Action>
  );
}

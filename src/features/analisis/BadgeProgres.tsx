import { IconCloudUp, IconLockOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import { paths } from '#paths';
import classes from './BadgeProgres.module.css';

/** A code of W6 as its reader knows it. null is 'not started'. */
export function BadgeProgres({ kode }: { kode: number | null }) {
  const state = analisisWorkflow.states[stateByCode(analisisWorkflow, kode ?? 0)];
  return <StatusBadge warna={state.warna} label={state.label} />;
}

/** On what is shown though the server has not confirmed it yet. */
export const MenungguDikirim = () => (
  <StatusBadge warna="menunggu" label="menunggu dikirim" icon={IconCloudUp} />
);

/** What a reader must know of a row besides its status: unsent, refused, no longer theirs. */
export function TandaTulisan({ tampilan }: { tampilan: Tampilan<Analisis> }) {
  const { tertunda, keputusan, hilang } = tampilan;
  if (tertunda.length === 0 && keputusan.length === 0 && !hilang) return null;
  return (
    <span className={classes.marks}>
      {tertunda.length > 0 ? <MenungguDikirim /> : null}
      {keputusan.length > 0 ? (
        <Link className={classes.link ?? ''} to={paths.kotakKeluar()}>
          <StatusBadge warna="ditolak" label="perlu keputusan" />
        </Link>
      ) : null}
      {hilang ? <StatusBadge warna="netral" label="di luar kewenangan Anda" icon={IconLockOff} /> : null}
    </span>
  );
}

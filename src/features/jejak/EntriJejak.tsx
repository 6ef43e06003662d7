import { Link } from 'react-router-dom';
import { Anchor } from '@mantine/core';
import { IconArrowRight, IconClockExclamation } from '@tabler/icons-react';
import { formatDateTime } from '#domain/core/format.ts';
import type { Jejak, Perubahan } from '#domain/jejak/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { paths } from '#paths';
import type { Lingkup } from './use-jejak.ts';
import classes from './Jejak.module.css';

/** A write that was made so much before it arrived was made without a network. */
const luringMs = 60_000;

/** One change: what was done, by whom and when, to which record, and what became different. */
export function EntriJejak({ jejak, lingkup }: { jejak: Jejak; lingkup: Lingkup }) {
  const { waktu, dibuatPada, terlambat, orang, role, tindakan, perubahan } = jejak;
  const luring = new Date(waktu).getTime() - new Date(dibuatPada).getTime() > luringMs;
  return (
    <article className={classes.entry}>
      <div className={classes.head}>
        <h2 className={classes.act}>{tindakan}</h2>
        <p className={classes.meta}>
          <DateText value={waktu} as="tanggal-waktu" />
          <span>
            {orang}
            {role ? ` (${role})` : ''}
          </span>
        </p>
        <Rekaman jejak={jejak} lingkup={lingkup} />
        {terlambat ? (
          <StatusBadge warna="menunggu" label="Terlambat dikirim" icon={IconClockExclamation} />
        ) : null}
        {luring ? <p className="mj-catatan">Dikerjakan {formatDateTime(dibuatPada)}</p> : null}
      </div>
      {perubahan.length > 0 ? (
        <dl className={classes.changes}>
          {perubahan.map((satu, at) => (
            <Beda key={`${satu.label} ${at}`} beda={satu} />
          ))}
        </dl>
      ) : (
        <p className="mj-catatan">Tidak ada isian yang berubah.</p>
      )}
    </article>
  );
}

/** Which record, and the way to all of its submission's trail unless that is what is shown. */
function Rekaman({ jejak, lingkup }: { jejak: Jejak; lingkup: Lingkup }) {
  const { rekaman, sebutan, pendaftaran } = jejak;
  const nama = [rekaman, sebutan].filter(Boolean).join(' ');
  if (!pendaftaran) return <p className="mj-kecil mj-patah">{nama}</p>;
  const { uuid, nomor, judul } = pendaftaran;
  const sendiri = lingkup.uuid === uuid;
  return (
    <p className="mj-kecil mj-patah">
      {nama}
      {' · '}
      {sendiri ? (
        <span className="mj-kode">{nomor}</span>
      ) : (
        <Anchor component={Link} className="mj-kode" to={paths.jejak.pendaftaran(uuid)}>
          {nomor}
        </Anchor>
      )}{' '}
      {judul}
    </p>
  );
}

function Beda({ beda: { label, dari, ke } }: { beda: Perubahan }) {
  return (
    <div className={classes.change}>
      <dt>{label}</dt>
      <dd>
        {dari === null ? null : (
          <>
            <span className="mj-terdengar">dari </span>
            <span className={classes.before}>{dari}</span>
            <IconArrowRight className={classes.arrow} aria-hidden size="1rem" />
            <span className="mj-terdengar"> menjadi </span>
          </>
        )}
        <span>{ke ?? 'dikosongkan'}</span>
      </dd>
    </div>
  );
}

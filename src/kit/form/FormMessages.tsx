import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { IconAlertTriangle } from '@tabler/icons-react';
import { focusField } from '#kit/field/focus-field.ts';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';
import type { FormState, RecordForm } from './record-form.ts';
import classes from './FormMessages.module.css';

export type FormMessagesProps = {
  form: Pick<RecordForm<unknown>, 'state' | 'errors' | 'id'>;
  /** The form's fields in their order, by code name, as their labels read. */
  labels: Readonly<Record<string, string>>;
};

const headings: Partial<Record<FormState['jenis'], string>> = {
  ditolak: 'Server menolak tulisan ini',
  ditolakLangsung: 'Server menolak tindakan ini',
  gagal: 'Belum tersimpan',
};

/**
 * Above the fields: what the server or the device answered, and which fields are wrong, each a link to it. Everything
 * typed stays below (CONF-54).
 */
export function FormMessages({ form: { state, errors, id }, labels }: FormMessagesProps) {
  const outboxPath = useOutboxPath();
  const box = useRef<HTMLDivElement>(null);
  const answered = state.jenis === 'ditolak' || state.jenis === 'ditolakLangsung' || state.jenis === 'gagal';
  useEffect(() => {
    if (answered) box.current?.focus();
  }, [answered]);
  const known = Object.keys(labels);
  const wrong = [...known, ...Object.keys(errors).filter((name) => !known.includes(name))].filter(
    (name) => errors[name],
  );
  if (!answered && wrong.length === 0) return null;
  return (
    <div ref={box} className={classes.message} role="alert" tabIndex={-1}>
      <IconAlertTriangle aria-hidden size="1.25rem" />
      <div>
        <p className={classes.title}>{headings[state.jenis] ?? `Periksa ${wrong.length} isian berikut`}</p>
        {answered ? <p>{state.info}</p> : null}
        {wrong.length > 0 ? (
          <ul className={classes.list}>
            {wrong.map((name) => (
              <li key={name}>
                <a
                  className={classes.link}
                  href={`#${id(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(id(name));
                  }}
                >
                  {labels[name] ? `${labels[name]}: ${errors[name]}` : errors[name]}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {state.jenis === 'ditolakLangsung' ? (
          <p>Isian Anda tidak hilang. Perbaiki lalu simpan lagi.</p>
        ) : null}
        {state.jenis === 'ditolak' ? (
          <p>
            Isian Anda tidak hilang. Perbaiki lalu simpan lagi, atau putuskan nanti di{' '}
            <Link className={classes.link ?? ''} to={outboxPath}>
              kotak keluar
            </Link>
            .
          </p>
        ) : null}
      </div>
    </div>
  );
}

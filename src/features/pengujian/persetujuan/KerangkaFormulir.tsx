import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { Callout } from '#kit/Callout.tsx';
import type { FramedForm } from '#kit/Form.tsx';
import { FormPage, type FormPageProps } from '#kit/FormPage.tsx';
import { paths } from '#paths';
import classes from './Formulir.module.css';

export type KerangkaFormulirProps = Pick<FormPageProps, 'form' | 'labels' | 'submit' | 'children'> & {
  data: Pengujian;
};

/** What stands around the fields of each form of Admin. */
export function KerangkaFormulir({ data, form, ...rest }: KerangkaFormulirProps) {
  return (
    <FormPage
      {...rest}
      form={form}
      outboxPath={paths.kotakKeluar()}
      notices={<YangBerubah form={form} data={data} />}
      cancel={
        <Button component={Link} to={paths.persetujuan.list()} variant="default" size="lg">
          Batal
        </Button>
      }
    />
  );
}

/** What others did since the form opened, so that nobody has to look for it (409). */
function YangBerubah({ form: { version }, data }: { form: FramedForm; data: Pengujian }) {
  const [dibuka, setDibuka] = useState(data);
  if (!version.changed && dibuka !== data) setDibuka(data);
  const baru = data.history.filter(({ uuid }) => !dibuka.history.some((lama) => lama.uuid === uuid));
  if (!version.changed || baru.length === 0) return null;
  return (
    <Callout tone="info" title="Yang berubah">
      <ul className={classes.changes}>
        {baru.map(({ uuid, createdAt, statusSubmission, user, catatan }) => (
          <li key={uuid}>
            <strong>{statusSubmission.statusPengajuan}</strong>
            {user ? ` oleh ${user.nama}` : ''}, {formatDateTime(createdAt)}
            {catatan ? `: ${catatan}` : ''}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

import { useState, type ReactNode } from 'react';
import { formatDateTime } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { LajurPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import type { FramedForm } from '#kit/form/Form.tsx';
import { FormPage, type FormPageProps } from '#kit/form/FormPage.tsx';
import { paths } from '#paths';

type Bingkai = Pick<FormPageProps, 'form' | 'labels' | 'submit' | 'summary' | 'children'>;

export type KerangkaFormulirProps = Bingkai & {
  data: Pengujian;
  /** What is decided of the whole submission, beside its samples. */
  samping?: ReactNode;
};

/** What stands around the fields of each form of Admin: the whole record, and the act that stays in sight. */
export function KerangkaFormulir({ data, form, samping, children, ...rest }: KerangkaFormulirProps) {
  return (
    <FormPage
      {...rest}
      form={form}
      notices={<YangBerubah form={form} data={data} />}
      list={paths.persetujuan.list()}
      leave={{ to: paths.persetujuan.list() }}
    >
      <LajurPengujian data={data} samping={samping}>
        {children}
      </LajurPengujian>
    </FormPage>
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
      <ul className="mj-butir">
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

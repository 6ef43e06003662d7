import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { FactList } from '#kit/text/FactList.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { addressOf, fieldsOf, type AnyMaster, type MasterMark, type MasterRecord } from './master.ts';
import { masterValue } from './MasterValue.tsx';

export type MasterDetailProps = {
  master: AnyMaster;
  dialog: Pick<Dialog<MasterRecord>, 'isi' | 'opened' | 'close' | 'exited'>;
  marks: (record: MasterRecord) => readonly MasterMark[];
  /** Where more of it is to be read. */
  more?: ((record: MasterRecord) => ReactNode) | undefined;
};

/** One record over its list, to be looked at. */
export function MasterDetail({ master, dialog, marks, more }: MasterDetailProps) {
  const record = dialog.isi;
  if (!record) return null;
  return (
    <DialogFrame dialog={dialog} title={`Detail ${master.judul.toLowerCase()}`} size={700}>
      <div className="mj-tumpuk-5">
        <div className="mj-jajar-2">
          {record.flagAktif === 0 ? (
            <StatusBadge warna="netral" label="Tidak aktif" />
          ) : (
            <StatusBadge warna="selesai" label="Aktif" />
          )}
          {record.flagAktif === 0
            ? null
            : marks(record).map(({ kata, bahaya }) => (
                <StatusBadge key={kata} warna={bahaya ? 'ditolak' : 'menunggu'} label={kata} />
              ))}
        </div>
        <FactList
          facts={[
            { label: 'Laboratorium', value: record.lab.namaLaboratorium, wide: true },
            ...fieldsOf(master).map(([name, field]) => ({
              label: field.detail ?? field.label,
              value: masterValue(master, name, record),
              wide: field.kind === 'catatan' || field.kind === 'tautan',
            })),
          ]}
        />
        <div className="mj-jajar-2 mj-akhir">
          {more?.(record)}
          <Button component={Link} to={addressOf(master, 'ubah', record.uuid)} replace variant="default">
            Edit
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import classes from './Master.module.css';
import { addressOf, nameOf, type AnyMaster, type MasterRecord } from './master.ts';

export type MasterActionsProps = {
  master: AnyMaster;
  record: MasterRecord;
  link: RowLink;
  onDelete: (record: MasterRecord) => void;
};

/** Detail and Edit; Hapus only while nothing refers to the record (MASTER-02, MASTER-11, GAP-48). */
export function MasterActions({ master, record, link, onDelete }: MasterActionsProps) {
  const about = nameOf(master, record);
  return (
    <>
      <RowButton className={classes.detail ?? ''} link={link} label="Detail" about={about} />
      <RowButton link={link} to={addressOf(master, 'ubah', record.uuid)} label="Edit" about={about} />
      {record.flagDapatHapus ? (
        <Tooltip label="Hapus">
          <ActionIcon
            variant="default"
            color="red"
            aria-label={`Hapus ${about}`}
            aria-haspopup="dialog"
            onClick={() => onDelete(record)}
          >
            <IconTrash aria-hidden size="1.25rem" />
          </ActionIcon>
        </Tooltip>
      ) : null}
    </>
  );
}

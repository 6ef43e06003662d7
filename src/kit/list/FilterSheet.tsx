import type { ReactNode } from 'react';
import { Button, Drawer } from '@mantine/core';
import classes from './ListFilters.module.css';

export type FilterSheetProps = { opened: boolean; onClose: () => void; children: ReactNode };

/** The filters of a list on a phone. */
export function FilterSheet({ opened, onClose, children }: FilterSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title="Saring daftar"
      classNames={{ content: 'mj-lembar' }}
    >
      <div className={classes.inSheet}>
        {children}
        <Button size="lg" onClick={onClose}>
          Lihat hasil
        </Button>
      </div>
    </Drawer>
  );
}

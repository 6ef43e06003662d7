import { Drawer } from '@mantine/core';
import { AccountPanel } from './AccountPanel.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuEntry, ShellProps } from './shell.ts';
import classes from './MoreSheet.module.css';

export type MoreSheetProps = {
  shell: ShellProps;
  entries: readonly MenuEntry[];
  opened: boolean;
  onClose: () => void;
};

export function MoreSheet({ shell, entries, opened, onClose }: MoreSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title="Lainnya"
      classNames={{
        content: 'mj-lembar',
        header: classes.column,
        body: `${classes.column} ${classes.body}`,
      }}
    >
      {entries.length > 0 ? (
        <nav className={classes.part} aria-label="Menu lainnya">
          <MenuLinks entries={entries} onNavigate={onClose} />
        </nav>
      ) : null}
      <div className={classes.part}>
        <AccountPanel
          user={shell.user}
          profilePath={shell.profilePath}
          onLogout={shell.onLogout}
          onInstall={shell.onInstall}
          onLeave={onClose}
        />
      </div>
    </Drawer>
  );
}

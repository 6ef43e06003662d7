import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import classes from './BergantiPage.module.css';

/** Another tab changed the person: nothing of the old one is shown here any more (offline.md section 1). */
export function BergantiPage() {
  return (
    <main className={classes.page}>
      <EmptyState
        page
        title="Orang lain masuk di tab lain"
        reason="Tab ini ditutup untuk orang sebelumnya. Draf dan tulisannya tetap tersimpan di perangkat. Muat ulang untuk melanjutkan dengan akun yang sekarang masuk."
        action={
          <Button
            leftSection={<IconRefresh aria-hidden size="1.125rem" />}
            // The page stood open for somebody else.
            onClick={() => window.location.assign('/')}
          >
            Muat ulang
          </Button>
        }
      />
    </main>
  );
}

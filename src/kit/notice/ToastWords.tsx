import { Button, Stack } from '@mantine/core';
import { whole } from '#kit/text/whole.tsx';

/**
 * Where a message leads. Messages stand outside the router, so `go` opens it within the app; without `to` it leads nowhere and
 * does something.
 */
export type ToastLink = { label: string; to?: string; go: () => void };

type ToastWordsProps = { words: string; link: ToastLink; onGo: () => void };

/** A message with a way on, which takes it away. */
export const ToastWords = ({ words, link: { label, to, go }, onGo }: ToastWordsProps) => (
  <Stack gap="xs" align="start">
    <span>{whole(words)}</span>
    <Button
      {...(to === undefined ? {} : { component: 'a', href: to })}
      variant="light"
      onClick={(event) => {
        event.preventDefault();
        onGo();
        go();
      }}
    >
      {label}
    </Button>
  </Stack>
);

import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { tautanWa } from '#domain/core/telepon.ts';

type WhatsAppLinkProps = {
  number: string | null;
  /** What the message begins with; absent where nobody writes to this number from here. */
  message: string | undefined;
};

/** Opens WhatsApp with a message begun, where the number is a mobile one (GAP-168). Nothing is sent or kept by us. */
export function WhatsAppLink({ number, message }: WhatsAppLinkProps) {
  const link = number === null || message === undefined ? null : tautanWa(number, message);
  return link ? (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size="xs"
      leftSection={<IconBrandWhatsapp aria-hidden size="1.125rem" />}
    >
      WhatsApp
    </Button>
  ) : null;
}

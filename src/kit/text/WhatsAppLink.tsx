import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { tautanWa } from '#domain/core/telepon.ts';

type WhatsAppLinkProps = {
  label: string;
  number: string | null;
  /** What the message begins with. */
  message: string;
};

/** Opens WhatsApp with a message begun, where the number is a mobile one (GAP-168). Nothing is sent or kept by us. */
export function WhatsAppLink({ label, number, message }: WhatsAppLinkProps) {
  const link = number === null ? null : tautanWa(number, message);
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
      {label}
    </Button>
  ) : null;
}

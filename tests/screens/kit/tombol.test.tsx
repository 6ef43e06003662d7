import { MantineProvider } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { WorkflowButton } from '#kit/WorkflowActions.tsx';

const markup = (element: React.ReactElement) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);
const kosong = () => undefined;

/** The words that describe the button to somebody who does not see its tooltip. */
function descriptionOf(html: string): string | undefined {
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  return id ? new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] : undefined;
}

describe('a button of a workflow', () => {
  it('that is refused stays reachable and says why', () => {
    const verdict = { ok: false, status: 409, reason: 'Buat laporan akhir dahulu.' } as const;
    const html = markup(
      <WorkflowButton
        label="Ajukan selesai"
        icon={IconPlayerPlay}
        tone="biasa"
        verdict={verdict}
        onClick={kosong}
      />,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/<button[^>]* disabled=/);
    expect(descriptionOf(html)).toBe('Buat laporan akhir dahulu.');
  });

  it('that is allowed has nothing to explain', () => {
    const html = markup(
      <WorkflowButton
        label="Mulai pengujian"
        icon={IconPlayerPlay}
        tone="utama"
        verdict={{ ok: true }}
        onClick={kosong}
      />,
    );
    expect(html).not.toContain('aria-disabled');
    expect(html).not.toContain('aria-describedby');
  });

  it('[GAP-68] that would save a decision on an old version does not send the form', () => {
    const html = markup(<SubmitButton label="Simpan" busy={false} blocked="Muat versi terbaru dahulu." />);
    expect(html).toContain('type="button"');
    expect(descriptionOf(html)).toBe('Muat versi terbaru dahulu.');
    expect(markup(<SubmitButton label="Simpan" busy={false} />)).toContain('type="submit"');
  });
});

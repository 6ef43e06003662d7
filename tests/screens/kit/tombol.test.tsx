import { IconPlayerPlay } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '#domain/core/workflow.ts';
import { SubmitButton } from '#kit/form/SubmitButton.tsx';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { markup } from '#tests/support/tulisan.tsx';

const tombol = (label: string, verdict: Verdict) =>
  markup(
    <WorkflowButton
      label={label}
      icon={IconPlayerPlay}
      tone="biasa"
      verdict={verdict}
      onClick={() => undefined}
    />,
  );

/** The words that describe the button to somebody who does not see its tooltip. */
function descriptionOf(html: string): string | undefined {
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  return id ? new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] : undefined;
}

describe('a button of a workflow', () => {
  it('that is refused stays reachable and says why', () => {
    const html = tombol('Ajukan selesai', { ok: false, status: 409, reason: 'Buat laporan akhir dahulu.' });
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/<button[^>]* disabled=/);
    expect(descriptionOf(html)).toBe('Buat laporan akhir dahulu.');
  });

  it('that is allowed has nothing to explain', () => {
    const html = tombol('Mulai pengujian', { ok: true });
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

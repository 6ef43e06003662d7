import { useId } from 'react';
import { Button, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Verdict } from '#domain/core/workflow.ts';

export type WorkflowAction = {
  label: string;
  icon: Icon;
  /** From `check()`. A refused one stays visible and says why. */
  verdict: Verdict;
  onClick: () => void;
  /** The one main act is filled, the others are outlined, those that refuse or undo are quiet and red. */
  tone: 'utama' | 'biasa' | 'bahaya';
  /** Its write is on its way. */
  busy?: boolean;
};

const look = {
  utama: { variant: 'filled', color: 'teal' },
  biasa: { variant: 'default' },
  bahaya: { variant: 'subtle', color: 'red' },
} as const;

/** One act of a workflow. A refused one keeps focus and tells its reason to eye and ear alike. */
export function WorkflowButton({ label, icon: ActionIcon, verdict, onClick, tone, busy }: WorkflowAction) {
  const id = useId();
  const button = (
    <Button
      {...look[tone]}
      // 48 px: pressed with gloves on (look.md, Lists).
      size="lg"
      leftSection={<ActionIcon aria-hidden size="1.125rem" />}
      loading={busy ?? false}
      onClick={verdict.ok ? onClick : (event) => event.preventDefault()}
      {...(verdict.ok ? {} : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id })}
    >
      {label}
    </Button>
  );
  if (verdict.ok) return button;
  return (
    <>
      <Tooltip label={verdict.reason}>{button}</Tooltip>
      <span id={id} className="mj-terdengar">
        {verdict.reason}
      </span>
    </>
  );
}

/** The acts a record offers just now, in the order given. */
export function WorkflowActions({ actions }: { actions: readonly WorkflowAction[] }) {
  return actions.map((action) => <WorkflowButton key={action.label} {...action} />);
}

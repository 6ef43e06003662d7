import { Callout } from '#kit/text/Callout.tsx';
import type { FramedForm } from './Form.tsx';

export type RefusedNoticeProps = {
  form: Pick<FramedForm, 'refused'>;
  /** In two words what has happened instead. */
  title: string;
};

/** Above a form whose act the record does not allow any more: somebody was quicker. */
export const RefusedNotice = ({ form: { refused }, title }: RefusedNoticeProps) =>
  refused ? (
    <Callout tone="info" title={title}>
      {refused}
    </Callout>
  ) : null;

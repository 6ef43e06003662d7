import { Callout } from './Callout.tsx';
import type { FramedForm } from './Form.tsx';

export type LiveNoticesProps = {
  form: FramedForm;
  /** In two words what has happened instead. */
  title: string;
};

/** Above a form that only the server can carry out: there is no server, or somebody was quicker. */
export function LiveNotices({ form: { network, refused }, title }: LiveNoticesProps) {
  return (
    <>
      {network ? (
        <Callout tone="menunggu" title="Luring">
          {network}
        </Callout>
      ) : null}
      {refused ? (
        <Callout tone="info" title={title}>
          {refused}
        </Callout>
      ) : null}
    </>
  );
}

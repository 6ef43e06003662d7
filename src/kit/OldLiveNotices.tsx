import { Callout } from './Callout.tsx';

export type LiveNoticesProps = {
  /** Why it cannot reach the server (useNetworkMissing), or null. */
  network: string | null;
  /** Why it may not be done any more, or null, and in two words what has happened instead. */
  refused: string | null;
  title: string;
};

/** Above a form that only the server can carry out: there is no server, or somebody was quicker. */
export function LiveNotices({ network, refused, title }: LiveNoticesProps) {
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

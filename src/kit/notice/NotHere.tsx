import { ErrorState } from './ErrorState.tsx';

/** Why what was asked of the server is not to be seen. */
export type Failed = {
  /** No answer came, and none is kept: nothing is wrong with what was asked for. */
  luring: boolean;
  info: string;
  muatUlang: () => void;
};

export type NotHereProps = {
  /** What is not to be seen: 'Daftar'. */
  what: string;
  failed: Failed;
};

/**
 * In the place of what was asked of the server: what it refused is a fault, a device that is offline and has not read it
 * yet is none (offline.md section 1).
 */
export const NotHere = ({ what, failed: { luring, info, muatUlang } }: NotHereProps) => (
  <ErrorState
    title={`${what} ini ${luring ? 'belum ada di perangkat' : 'tidak dapat dibuka'}`}
    next={info}
    onRetry={muatUlang}
    luring={luring}
  />
);

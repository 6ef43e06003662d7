import { Refusal } from '#domain/core/errors.ts';
import type { Transaction } from './implement.ts';

/**
 * A refusal that leaves something behind. What the write did is undone as always; `leave` is done in a transaction of its
 * own, the one that keeps the refusal where the write has a key, so that it is done once however often the write comes.
 */
export class LeavingRefusal extends Refusal {
  readonly leave: (transaction: Transaction) => Promise<void>;

  constructor(
    parts: ConstructorParameters<typeof Refusal>[0],
    leave: (transaction: Transaction) => Promise<void>,
  ) {
    super(parts);
    this.name = 'LeavingRefusal';
    this.leave = leave;
  }
}

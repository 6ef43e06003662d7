import { refusal, type FieldError } from '#domain/core/errors.ts';

/** Which field is wrong when one of these unique constraints refuses a row, and what is said. */
export type Taken = Readonly<Record<string, FieldError>>;

/**
 * A row that a unique index refuses is one whose code somebody has, however near in time they were (MSG-04, GAP-49). Gives
 * what was written; refuses with 422 where `taken` names the constraint, else passes the error on.
 */
export async function unlessTaken<T>(taken: Taken, write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint = '' } =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
    const found = code === '23505' ? taken[constraint] : undefined;
    throw found ? refusal.invalid([found]) : error;
  }
}

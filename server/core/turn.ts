/** Who asks the database for one connection, and how long they wait for it. */
type Asking = {
  /** A person, or a session that is not known yet; `tamu` of whoever has none; '' of what the server does by itself. */
  name: string;
  /** Aborts when the caller has hung up: nobody would hear what is still to be asked. */
  gone?: AbortSignal | null | undefined;
};
type Line = { running: number; waiting: (() => void)[] };

/** All who call without a session, together: a public page, health, sign-in. */
export const tamu = 'tamu';

/**
 * Lets `width` pieces of work run at once, a statement or a transaction each: whose turn it is goes round among those who
 * ask, however much one of them asks for. People together leave two connections to everybody else where there are so many, one
 * person half of what is left to the others, and so do all guests together (BEYOND-58). A caller who waits longer than `waitMs` is refused like one whom the
 * database did not answer. A transaction must not ask for another turn within its own: it would wait for itself.
 */
export function createTurns(width: number, waitMs?: number) {
  const ofPeople = Math.max(1, width - 2);
  const ofOne = Math.ceil(ofPeople / 2);
  /** A person who had a turn comes last. */
  const lines = new Map<string, Line>();
  let running = 0;
  let people = 0;

  const isPerson = (name: string) => name !== '' && name !== tamu;
  const mayRun = (name: string, line: Line) =>
    running < width && (name === '' || line.running < ofOne) && (!isPerson(name) || people < ofPeople);

  function count(name: string, line: Line, by: 1 | -1): void {
    running += by;
    line.running += by;
    if (isPerson(name)) people += by;
  }

  function toEnd(name: string, line: Line): void {
    lines.delete(name);
    if (line.running > 0 || line.waiting.length > 0) lines.set(name, line);
  }

  function next(): void {
    const found = [...lines].find(([name, line]) => line.waiting.length > 0 && mayRun(name, line));
    if (!found) return;
    const [name, line] = found;
    count(name, line, 1);
    toEnd(name, line);
    line.waiting.shift()!();
    next();
  }

  const turn = (name: string, line: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = waitMs && setTimeout(giveUp, waitMs);
      function go() {
        clearTimeout(timer);
        resolve();
      }
      function giveUp() {
        line.waiting.splice(line.waiting.indexOf(go), 1);
        toEnd(name, line);
        reject(new Error('timeout exceeded when trying to connect: the others took too long'));
      }
      line.waiting.push(go);
      next();
    });

  const inTurn = async <T>({ name, gone }: Asking, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    await turn(name, line);
    try {
      gone?.throwIfAborted();
      return await work();
    } finally {
      count(name, line, -1);
      toEnd(name, line);
      next();
    }
  };
  /** How many wait for their turn. */
  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.waiting.length, 0);
  return Object.assign(inTurn, { waiting });
}

/** Asks the person to sign in anew, and tells whether they did. */
type Tanya = () => Promise<boolean>;

let tanya: Tanya | null = null;

/** The question is the screen's to ask (BEYOND-50): this is how. Gives the way to stop. */
export function pasangTanya(cara: Tanya): () => void {
  tanya = cara;
  return () => (tanya = null);
}

/** Asked before what cannot be undone; where nobody can be asked they did not. */
export const mintaSegar: Tanya = () => tanya?.() ?? Promise.resolve(false);

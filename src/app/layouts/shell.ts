import type { Icon } from '@tabler/icons-react';
import { waitingOf } from '#kit/frame/waiting.ts';

/** Where a menu entry leads: with a count, to the rows it counts (GAP-151). */
export const addressOf = ({ path, count = 0 }: Pick<MenuEntry, 'path' | 'count'>): string =>
  count > 0 ? waitingOf(path) : path;

/** What the shell is told; it fetches nothing and knows no role. */
export type MenuEntry = {
  path: string;
  label: string;
  icon: Icon;
  /** Rows waiting for this person. Nothing is shown at 0. */
  count?: number | undefined;
  /** Its place among the most used, from 0. */
  sering?: number | undefined;
};

export type ShellUser = { nama: string; email: string; role: string };

export type ConnectionState = {
  /** Null from the start of the page until a first call was answered or not. */
  tersambung: boolean | null;
  /** Writes still to be sent (every one counts, GAP-114). */
  menunggu: number;
  /** Writes that need a person. */
  keputusan: number;
  /** Of the oldest waiting write: 'kuning' over 24 h, 'merah' over 72 h. */
  usia: 'segar' | 'kuning' | 'merah';
  mengirim: boolean;
};

export type ShellProps = {
  appName: string;
  menu: readonly MenuEntry[];
  /** The addresses of the menu, those first that the bottom bar is to show. */
  bilah: readonly string[];
  user: ShellUser;
  connection: ConnectionState;
  /** How much its reader was told and has not looked at. */
  news: number;
  profilePath: string;
  onLogout: () => void;
  /** Undefined where the app cannot be installed, or is. */
  onInstall?: (() => void) | undefined;
};

/** The words of GAP-114, exactly; before a first answer nothing is claimed. */
export function connectionWords({ tersambung, menunggu, keputusan }: ConnectionState): string {
  const words = [tersambung === null ? 'Memeriksa sambungan' : tersambung ? 'Tersambung' : 'Luring'];
  if (menunggu > 0) words.push(`${menunggu} tulisan menunggu`);
  if (keputusan > 0) words.push(`${keputusan} perlu keputusan`);
  return words.join(', ');
}

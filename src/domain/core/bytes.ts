import { formatNumber } from './format.ts';

/** '12,4 MB' or '2,1 GB', in the steps people know from their telephone. */
export function formatBytes(byte: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = byte / 1000;
  let at = 0;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at += 1;
  }
  return `${formatNumber(Number(value.toPrecision(value < 10 ? 2 : 3)))} ${units[at]}`;
}

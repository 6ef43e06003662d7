import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** The pinned Node. The one running this script may be older: it only bootstraps. */
export const node = join(bin, 'node');

/** @param {string} name a program that a dependency brings, such as vite */
export const tool = (name) => join(bin, name);

/** What runs the server; settings of the environment win over those in .env. */
export const serverArgs = [...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []), 'server/main.ts'];

/** Progress goes to stderr, so that what a script prints on stdout stays clean.
 * @param {string} text */
export const say = (text) => void process.stderr.write(`mejalab: ${text}\n`);

/** @param {number} ms as a person reads it: `75000` is '1 min 15 s' */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * The environment for children: `#!/usr/bin/env node` of every tool finds the pinned Node first, and what Node has
 * compiled once it reads back: servers are started dozens of times in a run of the tests.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
const childEnv = (extra) => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  ...extra,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to ours; undefined removes a variable
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {number} [timeoutMs] after which the program and all it started are killed
 * @property {string} [log] a file that takes what it says instead of ours; whoever named it shows it
 */

/**
 * Runs a program to its end and resolves with its exit code (128 + n when signal n ended it).
 * With a time limit it gets a process group of its own: killing a hung test runner must not leave
 * its workers and browsers behind. Then the terminal's Ctrl-C does not reach it by itself either,
 * so signals are forwarded.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env, stdio = 'inherit', timeoutMs, log } = {}) {
  const grouped = timeoutMs !== undefined;
  const out = log === undefined ? undefined : openSync(log, 'w');
  const child = spawn(command, args, {
    cwd: root,
    env: childEnv(env),
    stdio: out === undefined ? stdio : ['ignore', out, out],
    detached: grouped,
  });
  if (out !== undefined) closeSync(out);
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (grouped && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Gone between the signal and its delivery.
    }
  };
  const timer = grouped
    ? setTimeout(() => {
        say(`${command} took over ${timeoutMs / 60_000} minutes: killed`);
        send('SIGKILL');
      }, timeoutMs)
    : undefined;
  /** @type {NodeJS.Signals[]} */
  const forwarded = ['SIGINT', 'SIGTERM'];
  for (const signal of forwarded) process.on(signal, send);

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  }).finally(() => {
    clearTimeout(timer);
    for (const signal of forwarded) process.off(signal, send);
  });
}

/**
 * Ends this process with the exit code of a program of ours, or with one sentence about what went wrong.
 * @param {() => Promise<number>} program
 */
export async function main(program) {
  process.exitCode = await program().catch((/** @type {Error} */ error) => {
    say(error.message);
    return 1;
  });
}

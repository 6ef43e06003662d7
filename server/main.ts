import { whyNot } from './cannot-start.ts';
import { readConfig, type Config } from './config.ts';
import { demoAccounts } from './demo/accounts.ts';
import { startServer } from './start.ts';

async function start(config: Config): Promise<void> {
  const running = await startServer(config);
  announce(config);
  let stopping: Promise<void> | null = null;
  // A terminal's Ctrl-C reaches us more than once: directly and through npm. The first one counts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (stopping ??= running.stop().then(() => process.exit(0))));
}

function announce(config: Config): void {
  console.log(`\n  ${config.APP_NAME} siap di ${config.address}\n`);
  if (!config.demo) return;
  console.log('  Akun peragaan (tanpa sandi, dipilih saat masuk):');
  for (const { email, keterangan } of demoAccounts) console.log(`    ${email.padEnd(32)} ${keterangan}`);
  console.log('');
}

function fail(sentence: string): never {
  console.error(`\n  Tidak dapat dijalankan. ${sentence}\n`);
  process.exit(1);
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  fail(whyNot(error, config));
}

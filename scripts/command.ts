import { whyNot } from '#server/cannot-start.ts';
import { readConfig, type Config } from '#server/config.ts';

/** What an administrator runs with the settings of the server; where it stops, `stopped` says what that left and then why. */
export async function runCommand(stopped: string, work: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await work(config);
  } catch (error) {
    console.error(`${stopped} ${whyNot(error, config)}`);
    process.exitCode = 1;
  }
}

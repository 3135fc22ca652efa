import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program where its module is what was started, and not imported, as by a test.
 *
 * @param url of the module
 * @param main takes what is behind the command, and returns whether all is well
 */
export async function program(
  url: string,
  main: (args: readonly string[]) => boolean | Promise<boolean>,
): Promise<void> {
  if (process.argv[1] === undefined || realpathSync(process.argv[1]) !== fileURLToPath(url)) return;
  try {
    process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program if its module is the entry point, not when it is imported by a test.
 *
 * @param url the module's `import.meta.url`
 * @param main receives the command-line arguments, and returns whether it succeeded
 */
export async function runProgram(
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

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module is what was started, and not imported, as by a test. */
export const isProgram = (url: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs a command in the foreground: inherits output, closes input.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number }} [options] additional variables; a timeout in milliseconds
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout,
      // On Windows npm is a .cmd file, which needs a shell.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) {
        console.error(`${[command, ...args].join(' ')} was ended by ${signal}.`);
      }
      resolve(code === 0);
    });
  });
}

/**
 * Runs an npm script of this project.
 *
 * @param {string} script
 * @param {readonly string[]} [args] arguments for the script
 * @param {Record<string, string>} [env]
 */
export const runScript = (script, args = [], env = {}) =>
  run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], { env });

/**
 * Whether a command exists and succeeds.
 *
 * @param {string} command
 * @param {readonly string[]} args harmless arguments, such as --version
 */
export const doesAnswer = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

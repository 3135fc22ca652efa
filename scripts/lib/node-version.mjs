import { readFileSync } from 'node:fs';

const parseNumbers = (/** @type {string} */ version) => version.split('.').map(Number);

/** Exits with a message when Node.js is older than package.json requires. */
export function requireNode() {
  const file = new URL('../../package.json', import.meta.url);
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(readFileSync(file, 'utf8')));
  const wanted = engines.node.replace('>=', '');

  const [major = 0, minor = 0] = parseNumbers(process.versions.node);
  const [wantedMajor = 0, wantedMinor = 0] = parseNumbers(wanted);

  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    console.error(`Node.js ${wanted} or later is required; this is ${process.versions.node}. See https://nodejs.org.`);
    process.exit(1);
  }
}

/** Exits with a message when the project path contains a character that Turbopack would parse as part of a URL. */
export function requirePlainPath(folder = process.cwd()) {
  const [sign] = /[#%?]/.exec(folder) ?? [];
  if (sign === undefined) return;
  console.error(`The folder ${folder} has '${sign}' in its path, which Next.js cannot read. Move or rename it.`);
  process.exit(1);
}

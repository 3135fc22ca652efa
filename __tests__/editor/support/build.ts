import { execFileSync } from 'node:child_process';

/** Where the editor that the tests drive is built. */
export const folder = 'out-editor-test';

/** The host that it saves to: a name that nobody has. */
export const repository = 'https://github.com/example/site';

export default function build(): void {
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/editor/build.ts', folder], { env, stdio: 'inherit' });
}

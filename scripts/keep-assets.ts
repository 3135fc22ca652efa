/**
 * `npm run keep-assets -- <live release> <new release>`: takes over, from the release that visitors see into the one that
 * replaces it, the hashed files that the new one does not have. A page that a browser or a cache holds on to finds them
 * there for 30 days more. To be called before the new release is published.
 */
import { keepAssets } from './build/hosting/keep';
import { program } from './lib/program';

async function main([live, next, ...rest]: readonly string[]): Promise<boolean> {
  if (!live || !next || rest.length > 0) {
    throw new Error('Name two folders: npm run keep-assets -- <live release> <new release>');
  }
  const { kept, dropped } = await keepAssets(live, next, new Date());
  console.log(`${next}: ${kept} files of earlier releases kept, ${dropped} left behind after 30 days.`);
  return true;
}

void program(import.meta.url, main);

// Reads the `.env` files, the same that `next build` reads, and stops where a setting is wrong. The first import of every
// program that reads content: settings are read when their module loads, and so is the one that judges them.

import nextEnvironment from '@next/env';

import { requirePlainPath } from './node-version.mjs';

requirePlainPath();
nextEnvironment.loadEnvConfig(process.cwd());

const { stopAtWrongSettings } = await import('@/lib/settings');
stopAtWrongSettings();

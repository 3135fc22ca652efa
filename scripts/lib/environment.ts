// Loads `.env` files like `next build`, and stops at invalid settings. Must be the first import of every program that
// reads content, because modules read settings when they load.

import nextEnvironment from '@next/env';

import { requirePlainPath } from './node-version.mjs';

requirePlainPath();
nextEnvironment.loadEnvConfig(process.cwd());

const { stopAtWrongSettings } = await import('@/lib/settings');
stopAtWrongSettings();

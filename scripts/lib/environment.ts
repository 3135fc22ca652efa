// Reads the `.env` files, the same that `next build` reads. The first import of every program that reads content: settings
// are read when their module loads.

import nextEnvironment from '@next/env';

nextEnvironment.loadEnvConfig(process.cwd());

// `npm run dev`: the development server, which shows what is saved in content/ at once, or the issues in it.

import './lib/environment';

import { develop } from './lib/develop';

process.exitCode = await develop(process.argv.slice(2));

// `npm run dev`: the development server. It shows changes in content/ on save, or the errors in it.

import './lib/environment';

import { develop } from './lib/develop';

process.exitCode = await develop(process.argv.slice(2));

// Serves an export like a static host: `node scripts/serve.mjs <folder> <port>`.

import { serve } from './lib/serve.mjs';

const [folder = 'out', port = '3000'] = process.argv.slice(2);
const { origin } = await serve(folder, Number(port));
console.log(`${folder}/ is at ${origin}`);

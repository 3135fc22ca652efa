// `npm run bench`: what each page of out/ weighs, beside what plain Next.js would have sent, held against budgets.json.

import budgets from '../budgets.json' with { type: 'json' };

import { idleBudgets, overBudget } from './bench/budgets';
import { measureExport } from './bench/measure';
import { savings, weightTable } from './bench/table';
import { plainFolder } from './export/plain';

try {
  const pages = measureExport('out', plainFolder('out'));
  console.log([...weightTable(pages), savings(pages)].join('\n'));

  const mistakes = [...pages.flatMap((page) => overBudget(page, budgets)), ...idleBudgets(pages, budgets)];
  console.log(mistakes.length > 0 ? `\n${mistakes.join('\n')}` : `All ${pages.length} pages are within budgets.json.`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

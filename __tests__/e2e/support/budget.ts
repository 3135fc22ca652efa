import { expect } from '@playwright/test';

import budgets from '../../../budgets.json' with { type: 'json' };

/** Holds what grows with content to what was planned: over it is reported, and far over it is an issue (budgets.json). */
export function expectPlanned(measured: number, budget: number, what: string): void {
  if (measured > budget) console.warn(`Longer than planned, and not refused: ${what}: ${measured} of ${budget}`);
  expect.soft(measured, what).toBeLessThanOrEqual(budget * (1 + budgets.leeway.share));
}

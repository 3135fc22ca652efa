import { expect } from '@playwright/test';

import budgets from '../../../budgets.json' with { type: 'json' };

/**
 * Compares a value that grows with content with its budget (budgets.json): over budget is reported, far over budget
 * fails.
 */
export function expectPlanned(measured: number, budget: number, what: string): void {
  if (measured > budget) console.warn(`Longer than planned, and not refused: ${what}: ${measured} of ${budget}`);
  expect.soft(measured, what).toBeLessThanOrEqual(budget * (1 + budgets.leeway.share));
}

import { expect } from '@playwright/test';

import budgets from '../../../budgets.json' with { type: 'json' };

/** Reports a value that is over its plan. A page is as tall as what it must show, so its height is not refused. */
export function reportOverPlan(measured: number, budget: number, what: string): void {
  if (measured > budget) console.warn(`Longer than planned, and not refused: ${what}: ${measured} of ${budget}`);
}

/**
 * Compares a value that grows with content with its budget (budgets.json): over budget is reported, far over budget
 * fails.
 */
export function expectPlanned(measured: number, budget: number, what: string): void {
  reportOverPlan(measured, budget, what);
  expect.soft(measured, what).toBeLessThanOrEqual(budget * (1 + budgets.leeway.share));
}

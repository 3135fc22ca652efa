/** @jest-environment node */
import { home } from '@/content/home';
import { periods, rupees } from '@/content/policy-facts';
import { formatPeriod, formatRupees } from '@/lib/format';

test('Home promises what the policies say', () => {
  const promised = JSON.stringify([home.why, home.confidence]);

  expect(promised).toContain(formatRupees(rupees.freeShippingAbove));
  expect(promised).toContain(formatPeriod(periods.returnWindow));
  expect(promised).toContain(formatPeriod(periods.refund));
  expect(promised).toContain(formatPeriod(periods.delivery));
  expect(promised).toContain(`${periods.seasonalReturnWindow.most} for festival pieces`);
});

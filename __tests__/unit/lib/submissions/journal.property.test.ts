import fc from 'fast-check';

import { createJournal, holdTime, settleTime } from '@/lib/submissions/journal';
import { listKeys, type Subscription } from '@/lib/submissions/records';

import { FakeBrowser, portsOf } from './browser';

/**
 * Any sequence of submissions, crashes, clears and pauses over any interleaving of tabs, whose copies of the storage
 * lag behind one another for less than the settle time. In the end the list holds what was stored since it was last
 * cleared: nothing is lost, nothing invented, nothing there twice.
 */

const list = listKeys.subscribe;

type Step =
  | { readonly act: 'submit' | 'merge'; readonly tab: number; readonly life: number }
  | { readonly act: 'deliver'; readonly tab: number; readonly count: number }
  | { readonly act: 'clear'; readonly how: 'remove' | 'empty' }
  | { readonly act: 'wait'; readonly milliseconds: number };

const tabs = fc.nat({ max: 2 });
// Most operations are lived through; some tabs die after a few writes.
const life = fc.oneof({ weight: 3, arbitrary: fc.constant(1000) }, { weight: 1, arbitrary: fc.nat({ max: 6 }) });

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ act: fc.constant('submit' as const), tab: tabs, life }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('merge' as const), tab: tabs, life }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('deliver' as const), tab: tabs, count: fc.nat({ max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('clear' as const), how: fc.constantFrom('remove' as const, 'empty' as const) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), milliseconds: fc.constantFrom(settleTime, holdTime) }) },
  ),
  { maxLength: 40 },
);

const itemsIn = (browser: FakeBrowser): string[] =>
  (JSON.parse(browser.snapshot().get(list) ?? '[]') as Subscription[]).map(({ email }) => email);

/** Runs the steps and tells what must, and what may, be in the list at the end. */
function run(browser: FakeBrowser, sequence: readonly Step[]) {
  const open = [browser.openTab(), browser.openTab(), browser.openTab()];
  const must = new Set<string>();
  const may = new Set<string>();
  let count = 0;

  for (const step of sequence) {
    if (step.act === 'wait') {
      browser.wait(step.milliseconds);
      continue;
    }
    if (step.act === 'clear') {
      // The visitor clears what is seen, in a tab that is up to date, and the others hear of it.
      browser.wait(0);
      const tab = browser.openTab();
      const seen = itemsIn(browser);
      if (step.how === 'remove') {
        tab.removeItem(list);
      } else {
        tab.setItem(list, '[]');
      }
      browser.wait(0);
      // A record that a lagging tab had just overwritten is gone with the rest, or mended: both are fair.
      for (const email of must) {
        if (!seen.includes(email)) {
          may.add(email);
        }
      }
      must.clear();
      // Seen and cleared: gone for good. (One left by a dying tab, unmarked, cannot be told from one never merged.)
      continue;
    }

    const tab = open[step.tab]!;
    if (step.act === 'deliver') {
      browser.deliver(tab, step.count);
      continue;
    }

    tab.life = step.life;
    const journal = createJournal(portsOf(browser, tab));
    const before = browser.length;
    const record: Subscription = { email: `${(count += 1)}@example.com`, timestamp: '2025-06-25T04:30:00.000Z' };
    try {
      if (step.act === 'submit') {
        journal.completeNow(journal.begin(list, record), record);
      } else {
        journal.mergeNow(list);
      }
    } catch (error) {
      if (tab.life >= 0) {
        throw error;
      }
    }
    if (tab.life < 0) {
      if (step.act === 'submit' && browser.length > before) {
        may.add(record.email);
      }
      // A dead merge may leave in the list what it had no time to mark.
      for (const email of itemsIn(browser)) {
        may.add(email);
      }
      open[step.tab] = browser.openTab();
    } else if (step.act === 'submit') {
      must.add(record.email);
    }
    tab.life = Number.POSITIVE_INFINITY;
  }
  return { must, may };
}

test('loses and invents nothing', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const browser = new FakeBrowser();
      const { must, may } = run(browser, sequence);

      // Later, a page is opened; and again some time after.
      for (const pause of [holdTime + 1, settleTime, settleTime]) {
        browser.wait(pause);
        createJournal(portsOf(browser, browser.openTab())).mergeNow(list);
      }

      const items = itemsIn(browser);
      expect(new Set(items).size).toBe(items.length);
      expect(items).toEqual(expect.arrayContaining([...must]));
      expect(items.filter((email) => !must.has(email) && !may.has(email))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

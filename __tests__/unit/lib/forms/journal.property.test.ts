/** @jest-environment node */
import * as fc from 'fast-check';

import { listOf, type RecordOf } from '@/lib/forms/definitions';
import { createJournal, holdTime, settleTime, type Journal } from '@/lib/forms/journal';

type Subscription = RecordOf<'subscribe'>;

import { FakeBrowser, portsOf, type FakeTab } from './browser';

const list = listOf('subscribe');

const openJournal = (browser: FakeBrowser, tab = browser.openTab()): Journal => createJournal(portsOf(browser, tab));

/** Visitors' actions in three tabs, and the expected result. */
class Simulation {
  readonly browser = new FakeBrowser();
  private readonly tabs = [0, 1, 2].map(() => this.browser.openTab());
  /** Records reported as stored since the list was last cleared. */
  readonly required = new Set<string>();
  /**
   * Records that may or may not be stored: the tab died while storing, or the list was cleared while a lagging tab had
   * dropped it.
   */
  readonly allowed = new Set<string>();
  private count = 0;

  items(): string[] {
    const stored = JSON.parse(this.browser.snapshot().get(list) ?? '[]') as Subscription[];
    return stored.map(({ email }) => email);
  }

  submit(tab: number, lifetime: number): void {
    this.count += 1;
    const record: Subscription = { email: `${this.count}@example.com`, timestamp: '2025-06-25T04:30:00.000Z' };
    const survived = this.act(tab, lifetime, (journal) => journal.completeNow(journal.begin(list, record), record));
    (survived ? this.required : this.allowed).add(record.email);
  }

  merge(tab: number, lifetime: number): void {
    this.act(tab, lifetime, (journal) => journal.mergeNow(list));
  }

  /** Runs a task in a tab, which may die after some writes and is then reopened. */
  private act(place: number, lifetime: number, task: (journal: Journal) => void): boolean {
    const tab = this.tab(place);
    tab.lifetime = lifetime;
    try {
      task(openJournal(this.browser, tab));
    } catch (error) {
      if (tab.lifetime >= 0) {
        throw error;
      }
    }
    if (tab.lifetime >= 0) {
      tab.lifetime = Number.POSITIVE_INFINITY;
      return true;
    }
    // After clearing, an entry not yet marked as merged cannot be distinguished from one never merged.
    for (const email of this.items()) {
      this.allowed.add(email);
    }
    this.tabs[place] = this.browser.openTab();
    return false;
  }

  private tab(place: number): FakeTab {
    const tab = this.tabs[place];
    if (!tab) {
      throw new RangeError(`There is no tab ${place}.`);
    }
    return tab;
  }

  deliver(tab: number, writes: number): void {
    this.browser.deliver(this.tab(tab), writes);
  }

  wait(milliseconds: number): void {
    this.browser.wait(milliseconds);
  }

  /** Clears the list in an up-to-date tab; the others receive it. */
  clear(how: (tab: FakeTab) => void): void {
    this.wait(0);
    const seen = this.items();
    how(this.browser.openTab());
    this.wait(0);
    for (const email of this.required) {
      if (!seen.includes(email)) {
        this.allowed.add(email);
      }
    }
    this.required.clear();
  }
}

type Step = (simulation: Simulation) => void;

const tab = fc.nat({ max: 2 });
// Most tasks complete; some tabs die after a few writes.
const lifetime = fc.oneof({ weight: 3, arbitrary: fc.constant(1000) }, { weight: 1, arbitrary: fc.nat({ max: 6 }) });

/** A step with a readable name for failure reports. */
const step = (name: string, act: Step): Step => Object.assign(act, { [fc.toStringMethod]: () => name });

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(tab, lifetime)
        .map(([place, writes]) =>
          step(`submit(${place}, ${writes})`, (simulation) => simulation.submit(place, writes)),
        ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tab, lifetime)
        .map(([place, writes]) => step(`merge(${place}, ${writes})`, (simulation) => simulation.merge(place, writes))),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tab, fc.nat({ max: 4 }))
        .map(([place, writes]) =>
          step(`deliver(${place}, ${writes})`, (simulation) => simulation.deliver(place, writes)),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        step('remove', (simulation) => simulation.clear((cleared) => cleared.removeItem(list))),
        step('empty', (simulation) => simulation.clear((cleared) => cleared.setItem(list, '[]'))),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        step('wait', (simulation) => simulation.wait(settleTime)),
        step('wait long', (simulation) => simulation.wait(holdTime)),
      ),
    },
  ),
  { maxLength: 40 },
);

/**
 * For any sequence of submissions, crashes, clears and pauses, interleaved over tabs whose storage copies lag by less
 * than the settle time: in the end the list has exactly what was stored since it was last cleared.
 */
test('loses nothing and duplicates nothing', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const simulation = new Simulation();
      sequence.forEach((act) => act(simulation));

      // A page is opened later, and again some time after.
      for (const pause of [holdTime + 1, settleTime, settleTime]) {
        simulation.wait(pause);
        openJournal(simulation.browser).mergeNow(list);
      }

      const items = simulation.items();
      const allowed = new Set([...simulation.required, ...simulation.allowed]);
      expect(new Set(items).size).toBe(items.length);
      expect(items).toEqual(expect.arrayContaining([...simulation.required]));
      expect(items.filter((email) => !allowed.has(email))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

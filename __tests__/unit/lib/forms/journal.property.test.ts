/** @jest-environment node */
import * as fc from 'fast-check';

import { listOf, type RecordOf } from '@/lib/forms/definitions';
import { createJournal, holdTime, settleTime, type Journal } from '@/lib/forms/journal';

type Subscription = RecordOf<'subscribe'>;

import { FakeBrowser, portsOf, type FakeTab } from './browser';

const list = listOf('subscribe');

const openJournal = (browser: FakeBrowser, tab = browser.openTab()): Journal => createJournal(portsOf(browser, tab));

/** What visitors do in three tabs, and what must come of it. */
class World {
  readonly browser = new FakeBrowser();
  private readonly tabs = [0, 1, 2].map(() => this.browser.openTab());
  /** Stored, with success told, since the list was last cleared. */
  readonly must = new Set<string>();
  /** May be there or not: the tab died while it stored, or the list was cleared while a lagging tab had dropped it. */
  readonly may = new Set<string>();
  private count = 0;

  items(): string[] {
    const stored = JSON.parse(this.browser.snapshot().get(list) ?? '[]') as Subscription[];
    return stored.map(({ email }) => email);
  }

  submit(tab: number, life: number): void {
    this.count += 1;
    const record: Subscription = { email: `${this.count}@example.com`, timestamp: '2025-06-25T04:30:00.000Z' };
    const survived = this.act(tab, life, (journal) => journal.completeNow(journal.begin(list, record), record));
    (survived ? this.must : this.may).add(record.email);
  }

  merge(tab: number, life: number): void {
    this.act(tab, life, (journal) => journal.mergeNow(list));
  }

  /** Lets a tab do something; it may die after a few writes, and is opened anew. */
  private act(place: number, life: number, task: (journal: Journal) => void): boolean {
    const tab = this.tab(place);
    tab.life = life;
    try {
      task(openJournal(this.browser, tab));
    } catch (error) {
      if (tab.life >= 0) {
        throw error;
      }
    }
    if (tab.life >= 0) {
      tab.life = Number.POSITIVE_INFINITY;
      return true;
    }
    // What it had no time to mark as merged cannot be told, once cleared, from what never was.
    for (const email of this.items()) {
      this.may.add(email);
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

  /** The visitor clears the list elsewhere, in a tab that is up to date, and the others hear of it. */
  clear(how: (tab: FakeTab) => void): void {
    this.wait(0);
    const seen = this.items();
    how(this.browser.openTab());
    this.wait(0);
    for (const email of this.must) {
      if (!seen.includes(email)) {
        this.may.add(email);
      }
    }
    this.must.clear();
  }
}

type Step = (world: World) => void;

const tab = fc.nat({ max: 2 });
// Most operations are lived through; some tabs die after a few writes.
const life = fc.oneof({ weight: 3, arbitrary: fc.constant(1000) }, { weight: 1, arbitrary: fc.nat({ max: 6 }) });

/** A step that shows itself as it is called, for the report of a failure. */
const step = (name: string, act: Step): Step => Object.assign(act, { [fc.toStringMethod]: () => name });

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(tab, life)
        .map(([place, writes]) => step(`submit(${place}, ${writes})`, (world) => world.submit(place, writes))),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tab, life)
        .map(([place, writes]) => step(`merge(${place}, ${writes})`, (world) => world.merge(place, writes))),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tab, fc.nat({ max: 4 }))
        .map(([place, writes]) => step(`deliver(${place}, ${writes})`, (world) => world.deliver(place, writes))),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        step('remove', (world) => world.clear((cleared) => cleared.removeItem(list))),
        step('empty', (world) => world.clear((cleared) => cleared.setItem(list, '[]'))),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        step('wait', (world) => world.wait(settleTime)),
        step('wait long', (world) => world.wait(holdTime)),
      ),
    },
  ),
  { maxLength: 40 },
);

/**
 * Any sequence of submissions, crashes, clears and pauses over any interleaving of tabs, whose copies of the storage
 * lag behind one another for less than the settle time: in the end the list holds what was stored since it was last
 * cleared. Nothing is lost, nothing invented, nothing there twice.
 */
test('loses and invents nothing', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const world = new World();
      sequence.forEach((act) => act(world));

      // Later, a page is opened; and again some time after.
      for (const pause of [holdTime + 1, settleTime, settleTime]) {
        world.wait(pause);
        openJournal(world.browser).mergeNow(list);
      }

      const items = world.items();
      const allowed = new Set([...world.must, ...world.may]);
      expect(new Set(items).size).toBe(items.length);
      expect(items).toEqual(expect.arrayContaining([...world.must]));
      expect(items.filter((email) => !allowed.has(email))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

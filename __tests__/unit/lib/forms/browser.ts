import type { ListPorts } from '@/lib/forms/recordLists';
import type { TextStorage } from '@/lib/forms/storage';

type Mutation = { readonly key: string; readonly value: string | null; readonly author: number };

/**
 * A browser with several tabs, reduced to local storage. As in Chromium, each tab reads its own copy and receives other
 * tabs' writes later, in order; the last write to reach the browser wins.
 */
export class FakeBrowser {
  private readonly log: Mutation[] = [];
  private readonly tabs: FakeTab[] = [];
  time = 1_000_000;
  /** The storage limit in characters. */
  quota = Number.POSITIVE_INFINITY;

  /** Opens a tab with the current data. */
  openTab(): FakeTab {
    const tab = new FakeTab(this, this.tabs.length, this.snapshot());
    this.tabs.push(tab);
    return tab;
  }

  /** The data that has reached the browser. */
  snapshot(): Map<string, string> {
    const stored = new Map<string, string>();
    for (const mutation of this.log) {
      apply(stored, mutation);
    }
    return stored;
  }

  record(mutation: Mutation): void {
    this.log.push(mutation);
  }

  /** Delivers pending writes of other tabs to a tab. */
  deliver(tab: FakeTab, count = Number.POSITIVE_INFINITY): void {
    tab.received = Math.min(this.log.length, tab.received + count);
    tab.refresh(this.log);
  }

  /** Lets time pass, so that every tab receives everything. */
  wait(milliseconds: number): void {
    this.time += milliseconds;
    for (const tab of this.tabs) {
      this.deliver(tab);
    }
  }

  get length(): number {
    return this.log.length;
  }
}

function apply(stored: Map<string, string>, { key, value }: Mutation): void {
  if (value === null) {
    stored.delete(key);
  } else {
    stored.set(key, value);
  }
}

/** One tab's copy of local storage. */
export class FakeTab implements TextStorage {
  received: number;
  /** The number of operations after which this tab dies. */
  lifetime = Number.POSITIVE_INFINITY;

  constructor(
    private readonly browser: FakeBrowser,
    private readonly name: number,
    private copy: Map<string, string>,
  ) {
    this.received = browser.length;
  }

  /** Rebuilds the copy from received writes and its own. */
  refresh(log: readonly Mutation[]): void {
    const copy = new Map<string, string>();
    for (const [index, mutation] of log.entries()) {
      if (index < this.received || mutation.author === this.name) {
        apply(copy, mutation);
      }
    }
    this.copy = copy;
  }

  private live(): void {
    this.lifetime -= 1;
    if (this.lifetime < 0) {
      throw new Error('This tab has died.');
    }
  }

  get length(): number {
    return this.copy.size;
  }

  key(index: number): string | null {
    return [...this.copy.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.copy.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.live();
    const before = this.copy.get(key);
    const size = [...this.copy].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    const newSize = size + (before === undefined ? key.length : -before.length) + value.length;
    if (newSize > this.browser.quota) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    this.copy.set(key, value);
    this.browser.record({ key, value, author: this.name });
  }

  removeItem(key: string): void {
    this.live();
    this.copy.delete(key);
    this.browser.record({ key, value: null, author: this.name });
  }
}

let lastId = 0;

/** Ports for a tab; without locks, tasks run synchronously. */
export const portsOf = (browser: FakeBrowser, tab: TextStorage): ListPorts => ({
  open: () => tab,
  locks: undefined,
  now: () => browser.time,
  newId: () => {
    lastId += 1;
    return String(lastId).padStart(9, '0');
  },
});

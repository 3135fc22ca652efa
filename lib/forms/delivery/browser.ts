import { deliverySettings, formSettings } from '@/lib/env';

import type { SubmissionPorts } from '../submission';

import type { EndpointSettings } from './endpoint';
import { createOutbox, type Outbox } from './outbox';
import { getTimeUntil } from './schedule';

/** Delivery in the browser. Imported only when the build has an endpoint. */

export const { honeypot } = deliverySettings;

const readSettings = (): EndpointSettings => ({ url: formSettings.deliveryUrl, ...deliverySettings });

/** How long a copy waits for its record to be stored, in milliseconds; well above the time limit of the IP lookup. */
const holdTime = 10_000;

let outbox: Outbox | undefined;

/** The outbox of this browser. */
export function createBrowserOutbox(): Outbox {
  outbox ??= createOutbox({
    open: () => window.localStorage,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    fetch: (...args) => window.fetch(...args),
    now: Date.now,
    isOnline: () => navigator.onLine,
    log: console.error,
    settings: readSettings(),
  });
  return outbox;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back when the outbox may have changed. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const resumeOutbox = () => void deliver();
const notify = () => listeners.forEach((listener) => listener());

/** Sends what is due, then schedules the next attempt. Offline, it waits for the connection. */
export async function deliver(): Promise<void> {
  clearTimeout(timer);
  notify();
  try {
    await createBrowserOutbox().run();
    const waiting = createBrowserOutbox()
      .list()
      .filter(({ isGivenUp }) => !isGivenUp)
      .map(({ nextAt }) => getTimeUntil(nextAt, Date.now()));
    if (waiting.length > 0 && !navigator.onLine) {
      window.addEventListener('online', resumeOutbox, { once: true });
    } else if (waiting.length > 0) {
      // At least one second, because another tab may be sending.
      timer = setTimeout(resumeOutbox, Math.max(1000, Math.min(...waiting)));
    }
  } catch (error) {
    console.error(error);
  }
  notify();
}

/** Adds each submission to the outbox: on hold while the record is completed, then released. */
export const outboxPorts: NonNullable<SubmissionPorts['outbox']> = {
  hold: (id, form, record, values) =>
    createBrowserOutbox().put({ id, form, record, honeypotValue: values[honeypot] ?? '' }, Date.now() + holdTime),
  release(id, form, record, values) {
    try {
      // A submission that was deleted meanwhile, or sent by another tab, is skipped.
      if (createBrowserOutbox().read(id)) {
        createBrowserOutbox().put({ id, form, record, honeypotValue: values[honeypot] ?? '' }, Date.now());
      }
    } catch (error) {
      // The entry on hold remains: without the IP address, and sent a little later.
      console.error(error);
    }
    void deliver();
  },
  drop: (id) => createBrowserOutbox().remove(id),
};

import type { Locks } from '../lock';
import { markSent } from '../sentMarks';
import type { StoredRecord } from '../definitions';
import { listKeys, openStorage, outboxPrefix, ownPrefix, write, type TextStorage } from '../storage';
import { parseForm, parseRecord, parseObject } from '../stored';
import { runWithTimeLimit } from '../timeLimit';

import { readOutcome, requestFor, type Delivery, type EndpointSettings, type Outcome } from './endpoint';
import { getDelay, isGivenUp, getTimeUntil } from './schedule';

/** A submission waiting to be sent. */
export type OutboxEntry = Delivery & {
  readonly failures: number;
  readonly firstAt: number;
  readonly nextAt: number;
  /** All attempts failed; the visitor is offered other ways to send the submission. */
  readonly isGivenUp: boolean;
};

export type OutboxPorts = {
  readonly open: () => TextStorage | null | undefined;
  readonly locks: Locks | undefined;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly log: (error: unknown) => void;
  readonly settings: EndpointSettings;
};

const tryLimit = 15_000;

const prefix = outboxPrefix;
const deliveredPrefix = `${ownPrefix}delivered:`;

/** The minimum time for which a mark of a delivered submission is kept, for tabs that show its status. */
export const markTime = 60_000;

/**
 * The delivery status of a submission.
 *
 * - `sending`: an attempt is running or about to start.
 * - `offline`: waiting for a connection.
 * - `later`: the last attempt failed; the next one is scheduled.
 * - `failed`: given up.
 * - `gone`: deleted here, possibly before it was sent.
 */
export const deliveryStatuses = ['sending', 'offline', 'later', 'delivered', 'failed', 'gone'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Parses a stored entry; undefined if it is not valid, so that it is never sent. */
function parseEntry(id: string, raw: string | null): OutboxEntry | undefined {
  const {
    form: name,
    record: stored,
    honeypotValue,
    failures,
    firstAt,
    nextAt,
    isGivenUp: isOver,
  } = parseObject(raw) ?? {};
  const [form, record] = [parseForm(name), parseRecord(stored)];
  return form && record && isNumber(failures) && isNumber(firstAt) && isNumber(nextAt)
    ? {
        id,
        form,
        // The cast is safe: the fields of a record are not read here, only sent, so a record of an older version may
        // have others.
        record: record as StoredRecord,
        honeypotValue: typeof honeypotValue === 'string' ? honeypotValue : '',
        failures,
        firstAt,
        nextAt,
        isGivenUp: isOver === true,
      }
    : undefined;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the outbox, which keeps submissions until the endpoint accepts them: at-least-once delivery, with an id for
 * detecting duplicates.
 */
export function createOutbox(ports: OutboxPorts) {
  const openQueue = (): TextStorage => openStorage(ports.open);
  // Attempts are kept in memory too, so that nothing is sent twice when the storage is full.
  const tried = new Map<string, OutboxEntry>();
  const delivered = new Set<string>();

  const read = (id: string): OutboxEntry | undefined => {
    const entry = delivered.has(id) ? undefined : parseEntry(id, openQueue().getItem(prefix + id));
    const known = tried.get(id);
    return entry && known && known.failures > entry.failures ? known : entry;
  };
  const put = (entry: OutboxEntry): void => write(openQueue(), prefix + entry.id, JSON.stringify(entry));
  const remove = (id: string): void => openQueue().removeItem(prefix + id);

  // The mark is written before the entry is removed, so that a tab always sees one of them. A full storage may reject
  // the mark.
  const markDelivered = (id: string): void => {
    try {
      openQueue().setItem(deliveredPrefix + id, String(ports.now()));
    } catch (error) {
      ports.log(error);
    }
  };

  const dropOldMarks = (): void => {
    for (const key of listKeys(openQueue(), deliveredPrefix)) {
      // Also removes marks with an invalid time, or in the future after the clock was set back.
      if (!(Math.abs(ports.now() - Number(openQueue().getItem(key))) < markTime)) {
        openQueue().removeItem(key);
      }
    }
  };

  const attempt = async (entry: OutboxEntry): Promise<Outcome> => {
    try {
      return await runWithTimeLimit(tryLimit, async (signal) => {
        const response = await ports.fetch(ports.settings.url, { ...requestFor(entry, ports.settings), signal });
        return readOutcome(response, ports.settings);
      });
    } catch (error) {
      ports.log(error);
      return { kind: 'retry' };
    }
  };

  const settle = (id: string, outcome: Outcome): void => {
    // The entry is read again, because the visitor may have deleted it meanwhile.
    const entry = read(id);
    if (!entry) {
      return;
    }
    if (outcome.kind === 'delivered') {
      delivered.add(id);
      markDelivered(id);
      markSent(ports.open, entry.form, entry.record, 'delivery');
      remove(id);
      return;
    }
    const failures = entry.failures + 1;
    const now = ports.now();
    const next = {
      ...entry,
      failures,
      isGivenUp: outcome.kind === 'refused' || isGivenUp(failures, entry.firstAt, now),
      nextAt: now + getDelay(failures),
    };
    tried.set(id, next);
    try {
      put(next);
    } catch (error) {
      ports.log(error);
    }
  };

  const list = (): OutboxEntry[] =>
    listKeys(openQueue(), prefix).flatMap((key) => read(key.slice(prefix.length)) ?? []);

  const isDue = (nextAt: number): boolean => getTimeUntil(nextAt, ports.now()) === 0;

  const sendDue = async (): Promise<void> => {
    dropOldMarks();
    const seen = new Set<string>();
    const findNextDue = () =>
      list().find(({ id, isGivenUp: isOver, nextAt }) => !isOver && isDue(nextAt) && !seen.has(id));
    for (let entry = findNextDue(); entry && ports.isOnline(); entry = findNextDue()) {
      seen.add(entry.id);
      settle(entry.id, await attempt(entry));
    }
  };

  return {
    list,
    read,
    remove,

    /** The delivery status of a submission, as known to this browser. */
    statusOf(id: string): DeliveryStatus {
      const entry = read(id);
      if (!entry) {
        return delivered.has(id) || openQueue().getItem(deliveredPrefix + id) !== null ? 'delivered' : 'gone';
      }
      if (entry.isGivenUp) {
        return 'failed';
      }
      if (!ports.isOnline()) {
        return 'offline';
      }
      return entry.failures > 0 && !isDue(entry.nextAt) ? 'later' : 'sending';
    },

    /** Adds a submission, or replaces one with the same id. It is not sent before `nextAt`. */
    put(delivery: Delivery, nextAt: number): void {
      tried.delete(delivery.id);
      put({ ...delivery, failures: 0, firstAt: ports.now(), nextAt, isGivenUp: false });
    },

    /** Sends everything that is due, in sequence. Only one tab sends at a time; others return immediately. */
    async run(): Promise<void> {
      if (!ports.locks) {
        await sendDue();
        return;
      }
      await ports.locks.request(`${ownPrefix}outbox`, { ifAvailable: true }, async (lock) => {
        if (lock) {
          await sendDue();
        }
      });
    },
  };
}

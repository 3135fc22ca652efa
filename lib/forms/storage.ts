/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Every key of ours but the three lists begins so. */
export const ownPrefix = 'kaivinai:';

/** A submission is under such a key, with its list and its id, from its first moment on. */
export const journalPrefix = `${ownPrefix}journal:`;

/** A submission that waits to be delivered is under such a key, with the same id. */
export const outboxPrefix = `${ownPrefix}outbox:`;

/** How a record was passed on is under such a key, with its list and its moment (passedOn.ts). */
export const sentMarkPrefix = `${ownPrefix}passed-on:`;

/** The storage of this browser cannot be used: it is absent, blocked, full, or drops what it is given. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Reaches the storage. */
export function openStorage(open: () => TextStorage | null | undefined): TextStorage {
  let storage: TextStorage | null | undefined;
  try {
    storage = open();
  } catch (cause) {
    throw new StorageError('The storage is blocked.', { cause });
  }
  if (!storage) {
    throw new StorageError('There is no storage.');
  }
  return storage;
}

/** Writes, then reads back: some browsers take a value in private windows and drop it. */
export function write(storage: TextStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch (cause) {
    throw new StorageError(`The storage did not take '${key}'.`, { cause });
  }
  if (storage.getItem(key) !== value) {
    throw new StorageError(`The storage dropped '${key}'.`);
  }
}

/** Every key that begins so, sorted; taken at once, for keys move when others are removed. */
export function keysWith(storage: TextStorage, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) {
      keys.push(key);
    }
  }
  return keys.sort();
}

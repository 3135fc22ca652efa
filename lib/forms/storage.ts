/** The part of the Storage interface that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The prefix of all keys except the three lists. */
export const ownPrefix = 'site:';

/** Keys of drafts, followed by the form. */
export const draftPrefix = `${ownPrefix}draft:`;

/** Keys of sent marks, followed by list and time (sentMarks.ts). */
export const sentMarkPrefix = `${ownPrefix}passed-on:`;

/** Thrown when the storage is not usable: missing, blocked, full, or discarding values. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Opens the storage. */
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

/** Writes a value and reads it back: some browsers silently discard values in private windows. */
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

/** All keys with a prefix, sorted. Collected first, because indexes change when keys are removed. */
export function listKeys(storage: TextStorage, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) {
      keys.push(key);
    }
  }
  return keys.sort();
}

import { columnsOf, type FormName, type StoredRecord, type Values } from './definitions';

/** Recorded where the lookup is off, fails or gives something that is no internet address. */
export const unknownIp = 'Unknown';

type Circumstances = {
  /** When it was submitted: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly userAgent: string;
};

/** Turns what was typed into the record that is stored, its address not yet known. */
export function buildRecord(form: FormName, values: Values, circumstances: Circumstances): StoredRecord {
  const known: Values = { ...values, ip: unknownIp, ...circumstances };
  // The cast is safe: the columns are those that the type is made of.
  return Object.fromEntries(columnsOf(form).map((column) => [column, known[column] ?? ''])) as StoredRecord;
}

/** The same record with the address that the lookup found; a record without that column stays as it is. */
export const withIp = <Stored extends StoredRecord>(record: Stored, ip: string): Stored =>
  'ip' in record ? { ...record, ip } : record;

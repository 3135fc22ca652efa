import { listColumns, type FormName, type StoredRecord, type Values } from './definitions';

/** The recorded value when the IP lookup is disabled, fails or returns no valid address. */
export const unknownIp = 'Unknown';

type Circumstances = {
  /** Time of submission: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly userAgent: string;
};

/** Builds a record from the submitted values, without the IP address. */
export function buildRecord(form: FormName, values: Values, circumstances: Circumstances): StoredRecord {
  const known: Values = { ...values, ip: unknownIp, ...circumstances };
  // The cast is safe: the type is derived from the same columns.
  return Object.fromEntries(listColumns(form).map((column) => [column, known[column] ?? ''])) as StoredRecord;
}

/** Sets the IP address of a record; a record without that column stays unchanged. */
export const setIp = <Stored extends StoredRecord>(record: Stored, ip: string): Stored =>
  'ip' in record ? { ...record, ip } : record;

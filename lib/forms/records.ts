/** What a visitor wrote to us (specification, section 3). Exactly these fields are stored, in this order. */
export type ContactSubmission = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** When it was submitted: ISO 8601, UTC. */
  readonly timestamp: string;
  /** The visitor's internet address, or 'Unknown'. */
  readonly ip: string;
  readonly userAgent: string;
};

/** An offer to take part (specification, section 3). */
export type JoinSubmission = {
  readonly name: string;
  readonly email: string;
  readonly interest: string;
  readonly message: string;
  readonly timestamp: string;
  readonly ip: string;
  readonly userAgent: string;
};

/** A wish for news. It holds no address of the network: only contact and join us look that up (section 7). */
export type Subscription = {
  readonly email: string;
  readonly timestamp: string;
};

type RecordOf = {
  contact: ContactSubmission;
  join: JoinSubmission;
  subscribe: Subscription;
};

export type FormName = keyof RecordOf;
export type StoredRecord = RecordOf[FormName];

/** The keys of local storage that hold the lists (specification, section 3, and decisions). */
export const listKeys = {
  contact: 'contactSubmissions',
  join: 'joinUsSubmissions',
  subscribe: 'newsletterSubscriptions',
} as const satisfies Record<FormName, string>;

export type ListKey = (typeof listKeys)[FormName];

export const formNames = Object.keys(listKeys) as FormName[];

/** Recorded where the lookup is off, fails or gives something that is no internet address. */
export const unknownIp = 'Unknown';

/** What the fields of a form hold, by name. */
export type Values = Readonly<Record<string, string>>;

type Circumstances = {
  readonly timestamp: string;
  readonly userAgent: string;
};

/** Turns what was typed into the record that is stored, its address not yet known. */
export function buildRecord(form: FormName, values: Values, { timestamp, userAgent }: Circumstances): StoredRecord {
  const { name = '', email = '', subject = '', interest = '', message = '' } = values;
  const records: RecordOf = {
    contact: { name, email, subject, message, timestamp, ip: unknownIp, userAgent },
    join: { name, email, interest, message, timestamp, ip: unknownIp, userAgent },
    subscribe: { email, timestamp },
  };
  return records[form];
}

/** The same record with the address that the lookup found; a record without that field stays as it is. */
export const withIp = <Stored extends StoredRecord>(record: Stored, ip: string): Stored =>
  'ip' in record ? { ...record, ip } : record;

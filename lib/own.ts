/** The value of a record's own key; nothing for what every object has, such as `constructor`, which a stored text may name. */
export const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined;

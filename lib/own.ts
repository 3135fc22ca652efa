/** The value of an own property; undefined for inherited ones such as `constructor`, which stored text may name. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined;

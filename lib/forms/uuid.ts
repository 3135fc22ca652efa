const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A version 7 UUID (RFC 9562): unique, and sortable by time. Works on pages without TLS too, where `crypto.randomUUID`
 * is missing.
 */
export function createUuid(time: number = Date.now()): string {
  const random = new DataView(crypto.getRandomValues(new Uint8Array(10)).buffer);
  random.setUint8(0, (random.getUint8(0) & 0x0f) | 0x70);
  random.setUint8(2, (random.getUint8(2) & 0x3f) | 0x80);
  const digits = time.toString(16).padStart(12, '0') + toHex(new Uint8Array(random.buffer));
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

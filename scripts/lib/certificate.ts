import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for `localhost` and its certificate authority, generated per run. */
export type Certificate = { readonly certificate: string; readonly key: string; readonly authority: Buffer };

/** Generates the certificate and its authority with openssl. */
export function makeCertificate(folder: string): Certificate {
  const file = (name: string) => join(folder, name);
  const runOpenssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  writeFileSync(
    file('extensions'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n',
  );
  const authority = ['-keyout', file('ca.key'), '-out', file('ca.crt'), '-days', '2', '-subj', '/CN=Test authority'];
  runOpenssl('req', '-x509', ...newKey, ...authority);
  runOpenssl('req', ...newKey, '-keyout', file('site.key'), '-out', file('site.csr'), '-subj', '/CN=localhost');
  const signing = ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2'];
  runOpenssl(
    'x509',
    '-req',
    '-in',
    file('site.csr'),
    ...signing,
    '-extfile',
    file('extensions'),
    '-out',
    file('site.crt'),
  );

  return { certificate: file('site.crt'), key: file('site.key'), authority: readFileSync(file('ca.crt')) };
}

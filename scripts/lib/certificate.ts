import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for `localhost` and its certificate authority, generated per run. */
export type Certificate = { readonly certificate: string; readonly key: string; readonly authority: Buffer };

/** Generates the certificate and its authority with openssl. */
export function makeCertificate(folder: string): Certificate {
  const getFile = (name: string) => join(folder, name);
  const runOpenssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  writeFileSync(
    getFile('extensions'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n',
  );
  const authority = [
    '-keyout',
    getFile('ca.key'),
    '-out',
    getFile('ca.crt'),
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
  ];
  runOpenssl('req', '-x509', ...newKey, ...authority);
  runOpenssl('req', ...newKey, '-keyout', getFile('site.key'), '-out', getFile('site.csr'), '-subj', '/CN=localhost');
  const signing = ['-CA', getFile('ca.crt'), '-CAkey', getFile('ca.key'), '-CAcreateserial', '-days', '2'];
  runOpenssl(
    'x509',
    '-req',
    '-in',
    getFile('site.csr'),
    ...signing,
    '-extfile',
    getFile('extensions'),
    '-out',
    getFile('site.crt'),
  );

  return { certificate: getFile('site.crt'), key: getFile('site.key'), authority: readFileSync(getFile('ca.crt')) };
}

import { Island } from '@/components/islands/Island';
import { getContent } from '@/lib/content';

import { Thrower } from './Thrower.client';

export const metadata = { title: 'A page that throws' };

/** A page whose island throws, for testing the error fallback. Not part of the deployed export. */
export default function ThrowingPage() {
  return (
    <main className="wrap">
      <h1>A page that throws</h1>
      <Island name="thrower" fallback={getContent('en').error}>
        <Thrower />
      </Island>
    </main>
  );
}

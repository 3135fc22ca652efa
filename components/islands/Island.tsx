import type { ReactNode } from 'react';

type IslandProps = {
  /** The name of its client module: `GoBack.client.tsx` is `go-back`. The build holds one against the other. */
  readonly name: string;
  readonly children: ReactNode;
};

/**
 * Marks the part of a page that needs script in the browser. A page without this mark leaves the build with no script
 * at all (docs/decisions/0001-no-javascript-without-an-island.md); a client component outside of it stops the build.
 */
export function Island({ name, children }: IslandProps) {
  return <div data-island={name}>{children}</div>;
}

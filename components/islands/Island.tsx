import { isDeepStrictEqual } from 'node:util';

import type { ReactElement } from 'react';

import { IslandBoundary } from './IslandBoundary.client';
import type { FallbackWords } from './forms/words';

type IslandProps = {
  /** The name of the client module: `GoBack.client.tsx` is `go-back`. The build checks it. */
  readonly name: string;
  readonly fallback: FallbackWords;
  /** The component of that module. Its props travel in the page, as JSON. */
  readonly children: ReactElement<object>;
};

/** An island's props as the page carries them; undefined where there are none. */
function serialiseProps(name: string, props: object): string | undefined {
  const text = JSON.stringify(props);
  if (!isDeepStrictEqual(JSON.parse(text), props)) {
    throw new Error(
      `<Island name="${name}"> is given props that JSON cannot carry. Pass text, numbers, lists, records.`,
    );
  }
  return text === '{}' ? undefined : text;
}

/**
 * Marks a part of a page that hydrates in the browser (hydrateIsland.tsx). Pages without islands ship no JavaScript
 * (docs/decisions/0001-no-javascript-without-an-island.md). A client component outside an island fails a test
 * (client-code.test.ts).
 */
export function Island({ name, fallback, children }: IslandProps) {
  return (
    <div data-island={name} data-props={serialiseProps(name, children.props)} data-fallback={JSON.stringify(fallback)}>
      <IslandBoundary fallback={fallback}>{children}</IslandBoundary>
    </div>
  );
}

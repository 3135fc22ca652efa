import type { Complaint } from '@/lib/content/define';
import type { Mistake, Position } from '@/lib/content/mistakes';

/** Why a point is open. A build for visitors refuses the first two; the others are the operator's to settle. */
export type PointKind = 'sample' | 'placeholder' | 'promise' | 'reading' | 'overtaken' | 'setting';

/** Something to be replaced, confirmed or settled before the launch. */
export type LaunchPoint = Mistake & { readonly kind: PointKind };

/** A point of a file that is known. */
export type OpenPoint = Complaint & { readonly kind: PointKind };

/** All that the launch check looks at. */
export type LaunchContent = {
  /** What each file below content/ says, by its path there. */
  readonly files: ReadonlyMap<string, string>;
  /** The texts that repeat an address or promise something outside the content, by file. */
  readonly documents: Readonly<Record<string, string>>;
  /** Where this build is published. */
  readonly origin: string;
  /** Where forms are delivered; empty for nowhere. */
  readonly deliveryUrl: string;
};

/** Where a place in a text is, from its beginning. */
export function positionAt(text: string, index: number): Position {
  const rows = text.slice(0, index).split('\n');
  return { line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 };
}

import type { Path } from '@/lib/content/schemas/fields/messages';

/** An issue between items, at the one an editor would mend. */
export type Conflict = {
  /** The file below content/ without its ending: `hubs/weaving-madurai`, `pages/home`. */
  readonly item: string;
  readonly path: Path;
  readonly message: string;
};

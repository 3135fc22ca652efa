import { PAGE_SIZE } from '@/lib/paging';

import type { Content } from '../topics';
import type { Conflict } from './conflict';

/** What is shown on one page has no more items than fit there. */
export const fitsOnePage = ({ milestones, gallery }: Content): Conflict[] => [
  ...milestones.slice(PAGE_SIZE).map(({ id }) => ({
    item: `milestones/${id}`,
    path: [],
    message: `is one of ${milestones.length} milestones; the timeline is one page of at most ${PAGE_SIZE}. Take one away for each you add.`,
  })),
  ...gallery.slice(PAGE_SIZE).map(({ id }) => ({
    item: `gallery/${id}`,
    path: [],
    message: `is one too many: the gallery is one page of at most ${PAGE_SIZE} pictures. Take one away for each you add.`,
  })),
];

import type { Content } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

/** A step is completed at the latest on the day that its hub is active. */
export const stepsOfActiveHubs = ({ hubs, milestones: all }: Content): Conflict[] =>
  all.flatMap(({ id, hub, status }) => {
    const isActive = hubs.find((one) => one.id === hub)?.status === 'Active';
    return hub === undefined || isActive === (status === 'completed')
      ? []
      : [
          {
            item: `milestones/${id}`,
            path: ['status'],
            message: `is '${status}', and its hub is ${isActive ? 'active' : 'not active'}. Make the two agree.`,
          },
        ];
  });

import type { IconName } from '@/components/ui/icons';

import type { HubId } from './hubs';
import type { PictureName } from './images/register';

/** How far a step has come. Only an editor moves it on; no date does. */
export type MilestoneStatus = 'completed' | 'upcoming' | 'planned';

/** A step of the enterprise's path (specification, section 3, Timeline milestone). */
export type Milestone = {
  /** The day or the month, ISO 8601: `2025-06-25` or `2025-09`. */
  readonly date: string;
  readonly title: string;
  /** One sentence: what it is. */
  readonly description: string;
  /** What happened, or what has to happen first. */
  readonly details: string;
  readonly status: MilestoneStatus;
  readonly icon: IconName;
  /** The hub it is about. */
  readonly hub?: HubId;
  readonly picture?: PictureName;
  /** Its texts are written for the demonstration; to be confirmed before launch. */
  readonly sample?: true;
};

/** The path so far and what comes next, in the order of the specification. */
export const milestones: readonly Milestone[] = [
  {
    date: '2024-06',
    title: 'Planning',
    description: 'We sat down with beedi rollers in the villages round Tenkasi and asked what they wanted.',
    details:
      'Most asked for the same three things: work near home, pay on a fixed day, and a craft worth teaching a daughter. That list became the plan.',
    status: 'completed',
    icon: 'calendar',
    sample: true,
  },
  {
    date: '2024-10',
    title: 'Platform launch',
    description: 'The website and the store went live, so that a village could sell to the whole country.',
    details:
      'The makers chose what each page says about them. They also chose to be drawn from behind until they give a photograph themselves.',
    status: 'completed',
    icon: 'tag',
    sample: true,
  },
  {
    date: '2025-01',
    title: 'Product launch',
    description: 'The first bowls, baskets and towels left for their first customers.',
    details:
      'Each piece was checked twice: once by the woman who made it, once by the woman at the next bench. That rule still holds.',
    status: 'completed',
    icon: 'gift',
    sample: true,
  },
  {
    date: '2025-06-25',
    title: 'Coconut hub launch',
    description: 'The first skill hub opened its door in Tenkasi, with saws, sanding wheels and a room for children.',
    details:
      'Its makers cut and polish shells that oil mills throw away. Women who once rolled beedis teach the course there today.',
    status: 'completed',
    icon: 'leaf',
    hub: 'coconut-tenkasi-main',
    picture: 'hub-coconut',
    sample: true,
  },
  {
    date: '2025-09',
    title: 'Weaving hub',
    description: 'Pit looms and frame looms came together under one roof in Madurai.',
    details:
      'Weavers who had given up their looms came back to teach. Checked towels were the first cloth, table linen the second.',
    status: 'completed',
    icon: 'pin',
    hub: 'weaving-madurai',
    picture: 'hub-weaving',
    sample: true,
  },
  {
    date: '2025-11',
    title: 'Electronics hub',
    description: 'A hub in Chennai for lamps, chargers and repairs: small, exact work for practised hands.',
    details:
      'Benches, tools and mentors come first. The step counts as completed on the day the first full course begins.',
    status: 'upcoming',
    icon: 'pin',
    hub: 'electronics-chennai',
    picture: 'hub-electronics',
    sample: true,
  },
  {
    date: '2026-01',
    title: '10,000 creators',
    description: 'Ten thousand women who have learned a craft and sold what they made.',
    details:
      'That takes more hubs, more mentors and more buyers than we have today. Each of the six crafts needs its own teachers first.',
    status: 'planned',
    icon: 'seal',
    sample: true,
  },
];

import type { Ground } from '../design/grounds';
import type { TextStyle } from './lines';

/** The styles of text on a ground, sized for A4. */
export function stylesOn(ground: Ground) {
  const display = { face: 'display', tracking: -0.014, balanced: true, colour: ground.ink } as const;
  const text = { face: 'text', leading: 1.5, colour: ground['ink-muted'] } as const;
  return {
    cover: { ...display, size: 50, leading: 1.02, tracking: -0.02 },
    title: { ...display, size: 31, leading: 1.08 },
    heading: { ...display, size: 19, leading: 1.15 },
    subheading: { ...display, size: 13.5, leading: 1.25 },
    number: { face: 'number', size: 32, leading: 1, tracking: -0.03, colour: ground.ink },
    lead: { ...text, size: 13.5, leading: 1.45 },
    body: { ...text, size: 10.5 },
    strong: { ...text, face: 'strong', size: 10.5, colour: ground.ink },
    small: { ...text, size: 9, leading: 1.4 },
    label: { ...text, face: 'strong', size: 9, leading: 1.4, colour: ground.accent },
    tamil: { face: 'tamil', size: 12.5, leading: 1.5, colour: ground.accent },
    link: { ...text, face: 'strong', size: 10.5, colour: ground.link },
  } as const satisfies Readonly<Record<string, TextStyle>>;
}

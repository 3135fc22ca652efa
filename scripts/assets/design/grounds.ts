/** The roles of a ground, as the style sheet names them, without the two dashes. */
type Role = 'bg' | 'card' | 'ink' | 'ink-muted' | 'rule' | 'link' | 'accent' | 'button' | 'button-ink' | 'thread';

const roles: readonly Role[] = [
  'bg',
  'card',
  'ink',
  'ink-muted',
  'rule',
  'link',
  'accent',
  'button',
  'button-ink',
  'thread',
];

/** The colours of one ground, `#rrggbb`. */
export type Ground = Readonly<Record<Role, string>>;

export const groundNames = ['plaster', 'wash', 'palm', 'kaavi', 'indigo', 'turmeric'] as const;

export type GroundName = (typeof groundNames)[number];

export type Grounds = Readonly<Record<GroundName, Ground>>;

/** `#fff` written in full, which every program reads. */
const inFull = (hex: string): string =>
  hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : hex;

function declarationsIn(block: string): Map<string, string> {
  const found = block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?);/g);
  return new Map([...found].map(([, name = '', hex = '']) => [name, inFull(hex)]));
}

/**
 * Reads the light theme's grounds from the style sheet of the tokens, so that papers and pictures are painted in the
 * site's own colours. A ground says only what differs from plaster, as in the sheet.
 *
 * @throws Error when the sheet no longer declares a role or a ground
 */
export function groundsIn(sheet: string): Grounds {
  const [light = ''] = sheet.split('@media');
  const blockAfter = (selector: string): string => {
    const from = light.indexOf(`${selector} {`);
    if (from < 0) throw new Error(`app/_styles/tokens.scss has no ${selector}.`);
    return light.slice(from, light.indexOf('\n  }', from));
  };
  const root = declarationsIn(blockAfter(':root'));

  const ground = (name: GroundName): Ground => {
    const own = name === 'plaster' ? root : declarationsIn(blockAfter(`[data-ground='${name}']`));
    const colourOf = (role: Role): string => {
      const colour = own.get(role) ?? root.get(role);
      if (!colour) throw new Error(`app/_styles/tokens.scss declares no --${role}.`);
      return colour;
    };
    // The casts here and below are safe: every role and every ground of the lists is filled in.
    return Object.fromEntries(roles.map((role) => [role, colourOf(role)])) as Record<Role, string>;
  };
  return Object.fromEntries(groundNames.map((name) => [name, ground(name)])) as Record<GroundName, Ground>;
}

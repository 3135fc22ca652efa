/** The roles of a ground, as the style sheet names them, without the two dashes. */
type Role = 'bg' | 'surface' | 'ink' | 'ink-muted' | 'rule' | 'link' | 'accent' | 'button' | 'button-ink' | 'thread';

const roles: readonly Role[] = [
  'bg',
  'surface',
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

/** The colours that the light theme declares for a selector, in all the rules that name it. */
function declaredFor(selector: string, light: string): Map<string, string> {
  const rules = [...light.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  if (rules.length === 0) throw new Error(`app/_styles/colours.scss has no ${selector}.`);
  const found = rules.flatMap(([, , block = '']) => [
    ...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?);/g),
  ]);
  return new Map(found.map(([, name = '', hex = '']) => [name, inFull(hex)]));
}

/**
 * Reads the light theme's grounds from the style sheet of the colours, so that papers and pictures are painted in the
 * site's own colours. A ground says only what differs from plaster, as in the sheet.
 *
 * @throws Error when the sheet no longer declares a role or a ground
 */
export function groundsIn(sheet: string): Grounds {
  const [light = ''] = sheet.replace(/\/\/.*$/gm, '').split('@media');
  const root = declaredFor(':root', light);

  const ground = (name: GroundName): Ground => {
    const own = name === 'plaster' ? root : declaredFor(`[data-ground='${name}']`, light);
    const colourOf = (role: Role): string => {
      const colour = own.get(role) ?? root.get(role);
      if (!colour) throw new Error(`app/_styles/colours.scss declares no --${role}.`);
      return colour;
    };
    // The casts here and below are safe: every role and every ground of the lists is filled in.
    return Object.fromEntries(roles.map((role) => [role, colourOf(role)])) as Record<Role, string>;
  };
  return Object.fromEntries(groundNames.map((name) => [name, ground(name)])) as Record<GroundName, Ground>;
}

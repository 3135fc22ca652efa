import { readFile } from 'node:fs/promises';

import type { Content } from '@/lib/content/schemas';

/** Colour roles as named in the style sheet, without the two dashes. */
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

/** The colours of one surface as `#rrggbb`. */
export type Surface = Readonly<Record<Role, string>>;

export const surfaceNames = ['plaster', 'wash', 'palm', 'kaavi', 'indigo', 'turmeric'] as const;

export type SurfaceName = (typeof surfaceNames)[number];

export type Surfaces = Readonly<Record<SurfaceName, Surface>>;

/** Expands `#fff` to six digits. */
const expandHex = (hex: string): string =>
  hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : hex;

/** The colours that the light theme declares for a selector, from all its rules. */
function readDeclarations(selector: string, light: string): Map<string, string> {
  const rules = [...light.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  if (rules.length === 0) throw new Error(`app/_styles/colours.scss has no ${selector}.`);
  const found = rules.flatMap(([, , block = '']) => [
    ...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?);/g),
  ]);
  return new Map(found.map(([, name = '', hex = '']) => [name, expandHex(hex)]));
}

/** The browser's theme colours: kaavi, the background of the dark theme, and plaster for the web app manifest. */
export function findThemeColours(sheet: string): Readonly<Record<'light' | 'dark' | 'paper', string>> {
  const { kaavi, plaster } = findSurfaces(sheet);
  const dark = sheet.split('@media').find((rules) => rules.startsWith(' (prefers-color-scheme: dark)')) ?? '';
  return { light: kaavi.bg, dark: readDeclarations(':root', dark).get('bg') ?? plaster.bg, paper: plaster.bg };
}

type Papers = Content['brand']['papers'];

/**
 * Reads the surfaces of the light theme from the style sheet, for PDFs and share pictures. A surface inherits from
 * plaster what it does not declare.
 *
 * @throws Error when the sheet lacks a role or a surface
 */
export function findSurfaces(sheet: string): Surfaces {
  const [light = ''] = sheet.replace(/\/\/.*$/gm, '').split('@media');
  const root = readDeclarations(':root', light);

  const findSurface = (name: SurfaceName): Surface => {
    const own = name === 'plaster' ? root : readDeclarations(`[data-surface='${name}']`, light);
    const findColour = (role: Role): string => {
      const colour = own.get(role) ?? root.get(role);
      if (!colour) throw new Error(`app/_styles/colours.scss declares no --${role}.`);
      return colour;
    };
    // The casts here and below are safe: all listed roles and surfaces have a value.
    return Object.fromEntries(roles.map((role) => [role, findColour(role)])) as Record<Role, string>;
  };
  return Object.fromEntries(surfaceNames.map((name) => [name, findSurface(name)])) as Record<SurfaceName, Surface>;
}

/** The surfaces of PDFs and share pictures: those of the site, with the colours that content/site/brand.yaml gives papers. */
export async function readSurfaces({ ground, ink, muted, accent }: Papers): Promise<Surfaces> {
  const surfaces = findSurfaces(await readFile('app/_styles/colours.scss', 'utf8'));
  return {
    ...surfaces,
    kaavi: { ...surfaces.kaavi, bg: ground, ink, 'ink-muted': muted, accent, thread: ink },
    plaster: { ...surfaces.plaster, accent: ground, thread: ground },
  };
}

/** Custom properties by name, such as `--ink`. */
export type Properties = Readonly<Record<string, string>>;

type Block = { readonly selector: string; readonly media: string; readonly properties: Properties };

const withoutComments = (sheet: string) => sheet.replace(/(^|\s)\/\/.*$/gm, '$1');

/** The rules of a sheet that only declares custom properties, each with its media query. */
function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  const opened: string[] = [];
  let properties: Record<string, string> = {};

  for (const [, opening, closing, name, value] of withoutComments(sheet).matchAll(
    /([^{};]+)\{|(\})|\s*(--[\w-]+)\s*:\s*([^;]+);|[^{};]+;/g,
  )) {
    if (opening !== undefined) {
      opened.push(opening.trim());
      properties = {};
    } else if (closing !== undefined) {
      const media = opened.findLast((rule) => rule.startsWith('@media')) ?? '';
      // The theme sheet uses `:root` for specificity; the meaning is the same.
      const selectors = (opened.pop() ?? '').split(',').map((each) => each.trim().replace(/^:root (?=\[)/, ''));
      blocks.push(...selectors.map((selector) => ({ selector, media, properties })));
      properties = {};
    } else if (name !== undefined && value !== undefined) {
      properties[name] = value.trim();
    }
  }
  return blocks;
}

const attributeIn = (name: string, { selector }: Block) =>
  new RegExp(`^\\[data-${name}='(\\w+)'\\]$`).exec(selector)?.[1];

/** The hub themes in a sheet. */
export const themesOf = (sheet: string): string[] => [
  ...new Set(blocksOf(sheet).flatMap((block) => attributeIn('theme', block) ?? [])),
];

/**
 * The custom properties that each surface provides, in one colour scheme and one hub theme.
 *
 * @param sheet the text of colours.scss
 * @param theme the colour scheme
 * @param hubTheme the hub theme
 * @returns the resolved properties of each surface; the page's own is 'plaster'
 */
export function surfacesOf(
  sheet: string,
  theme: 'light' | 'dark',
  hubTheme = 'tenkasi',
): ReadonlyMap<string, Properties> {
  const applies = ({ media }: Block) =>
    media === '' || (theme === 'dark' && media.includes('prefers-color-scheme: dark'));
  const blocks = blocksOf(sheet).filter(applies);

  const merged = (selector: string): Properties =>
    Object.fromEntries(
      blocks.filter((block) => block.selector === selector).flatMap(({ properties }) => Object.entries(properties)),
    );
  const resolved = (properties: Properties): Properties =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        name,
        value.replace(/^var\((--[\w-]+)\)$/, (_, other: string) => properties[other] ?? ''),
      ]),
    );

  const plaster = { ...merged(':root'), ...merged(`[data-theme='${hubTheme}']`) };
  const names = new Set(blocks.flatMap((block) => attributeIn('surface', block) ?? []));

  return new Map([
    ['plaster', plaster],
    ...[...names].map((name) => [name, resolved({ ...plaster, ...merged(`[data-surface='${name}']`) })] as const),
  ]);
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? digits.split('').map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (brighter + 0.05) / (darker + 0.05);
}

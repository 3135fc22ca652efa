/**
 * Focuses every focusable element of the page and reports focus rings that are missing or have a contrast under 3:1
 * (WCAG 2.2, 1.4.11 and 2.4.7). The background is sampled at the middle of each side; pictures are skipped.
 */
export function faintRings(): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });

  const known = new Map<string, number[]>();
  const rgba = (colour: string): number[] => {
    const before = known.get(colour);
    if (before) return before;
    pen?.clearRect(0, 0, 1, 1);
    if (pen) pen.fillStyle = colour;
    pen?.fillRect(0, 0, 1, 1);
    const parts = Array.from(pen?.getImageData(0, 0, 1, 1).data ?? []);
    known.set(colour, parts);
    return parts;
  };
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = rgba(colour).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  /** The background colour at a point; undefined for a picture, or outside the page. */
  const colourAt = (x: number, y: number, focused: Element): string | undefined => {
    const header = document.querySelector('header');
    const top = document
      .elementsFromPoint(x, y)
      .find((element) => header?.contains(focused) || !header?.contains(element));
    for (let element: Element | null | undefined = top; element; element = element.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (element.matches('img, svg, svg *, picture') || backgroundImage !== 'none') return undefined;
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return undefined;
  };

  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea, [tabindex="0"]',
  );
  return Array.from(focusable).flatMap((focused) => {
    if (!focused.checkVisibility({ visibilityProperty: true }) || focused.matches(':disabled')) return [];
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    focused.focus({ preventScroll: true, focusVisible: true });
    let outlined: Element | null = focused;
    while (outlined && getComputedStyle(outlined).outlineStyle === 'none') outlined = outlined.parentElement;
    if (!outlined) return [`no ring: ${focused.outerHTML.slice(0, 120)}`];

    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(outlined);
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    return Array.from(outlined.getClientRects()).flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const places = [
        [x, top - out],
        [x, bottom + out],
        [left - out, y],
        [right + out, y],
      ] as const;
      return places.flatMap(([across, down]) => {
        const background = colourAt(across, down, focused);
        return background !== undefined && contrast(outlineColor, background) < 3
          ? [`${outlineColor} on ${background}: ${focused.outerHTML.slice(0, 120)}`]
          : [];
      });
    });
  });
}

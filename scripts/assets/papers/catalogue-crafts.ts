import type { Catalogue } from '@/lib/press/papers-content';

import type { Ground, Grounds } from '../design/grounds';
import { footer, sectionHeader } from './parts';
import { cutPicture } from './pictures';
import { column, paper, type Sheet } from './Sheet';
import { stylesOn } from './styles';

const { margin } = paper;

/** A craft and what of it can be ordered. */
type Craft = Catalogue['crafts']['crafts'][number];

async function craftBlock(
  sheet: Sheet,
  craft: Craft,
  { y, side, kinds }: { y: number; side: 'left' | 'right'; kinds: string },
  ground: Ground,
): Promise<void> {
  const styles = stylesOn(ground);
  const pictureWidth = 280;
  const gap = 28;
  const words = { x: side === 'left' ? margin + pictureWidth + gap : margin, width: column - pictureWidth - gap };
  const picture = await cutPicture(craft.picture, '1:1', 760);
  const x = side === 'left' ? margin : paper.width - margin - pictureWidth;

  sheet.within('Sect', () => {
    sheet.picture(picture.jpeg, picture.alt, { x, y, width: pictureWidth, height: 280 });
    let top = sheet.text('P', craft.tamil, { ...words, y: y - 4 }, styles.tamil);
    top = sheet.text('H3', craft.name, { ...words, y: top }, styles.heading);
    top = sheet.text('P', craft.place, { ...words, y: top + 2 }, styles.label) + 8;
    top = sheet.text('P', craft.text, { ...words, y: top }, styles.body) + 14;
    top = sheet.text('P', kinds, { ...words, y: top }, styles.strong) + 3;
    sheet.within('L', () => {
      for (const kind of craft.kinds) {
        const at = top;
        sheet.paint((draw) => draw.circle(words.x + 3, at + 8, 2.6).fill(ground.thread));
        top = sheet.within('LI', () =>
          sheet.within('LBody', () =>
            sheet.text('P', kind, { x: words.x + 14, width: words.width - 14, y: at }, styles.body),
          ),
        );
      }
    });
  });
}

/** Ideas side by side. Returns the bottom of the lowest. */
function ideaRow(sheet: Sheet, { ideas }: Catalogue, y: number, ground: Ground): number {
  const styles = stylesOn(ground);
  const gap = 20;
  const width = (column - gap * (ideas.cards.length - 1)) / ideas.cards.length;
  const bottoms = sheet.within('L', () =>
    ideas.cards.map(({ title, text }, index) =>
      sheet.within('LI', () =>
        sheet.within('LBody', () => {
          const place = { x: margin + index * (width + gap), width };
          const heading = sheet.text('H3', title, { ...place, y }, styles.subheading);
          return sheet.text('P', text, { ...place, y: heading + 3 }, styles.body);
        }),
      ),
    ),
  );
  return Math.max(y, ...bottoms);
}

/** Two by two. */
const pairs = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));

/** How far apart two crafts of a page begin. */
const pitch = 318;

/** The crafts, two to a page, and ideas to begin with on what the last one leaves, or on a page of their own. */
export async function craftPages(sheet: Sheet, catalogue: Catalogue, { palm, wash }: Grounds): Promise<void> {
  const { crafts, ideas, title } = catalogue;
  const { kinds } = crafts;
  const [first = [], ...further] = pairs(crafts.crafts);

  sheet.page(palm.bg);
  sheet.bookmark(crafts.title);
  const top = sectionHeader(sheet, { y: 56, title: crafts.title, lead: crafts.lead }, palm) + 30;
  for (const [index, craft] of first.entries()) {
    const side = index === 0 ? 'left' : 'right';
    await craftBlock(sheet, craft, { y: top + index * pitch, side, kinds }, palm);
  }
  footer(sheet, palm, title);

  let y = 62;
  sheet.page(wash.bg);
  for (const pair of further) {
    if (y > 62) {
      footer(sheet, wash, title);
      sheet.page(wash.bg);
      y = 62;
    }
    for (const [index, craft] of pair.entries()) {
      await craftBlock(sheet, craft, { y, side: index === 0 ? 'left' : 'right', kinds }, wash);
      y += 330;
    }
  }
  if (y > 62 + 330) {
    footer(sheet, wash, title);
    sheet.page(wash.bg);
    y = 62;
  }
  sheet.bookmark(ideas.title);
  y = sectionHeader(sheet, { y: y + 8, title: ideas.title, lead: ideas.lead }, wash) + 24;
  y = ideaRow(sheet, catalogue, y, wash);
  sheet.text('P', crafts.note, { x: margin, y: y + 22, width: column }, stylesOn(wash).small);
  footer(sheet, wash, title);
}

import { mailTo, telephone, whatsappTo } from '@/lib/content/links';
import { officeLines } from '@/lib/enterprise';

import type { Ground } from '../design/grounds';
import { enterprise, paperWords } from './language';
import { drawChain, drawMark, drawTamilWord } from './drawing';
import { column, paper, type Place, type Sheet } from './Sheet';
import { stylesOn } from './styles';

const { margin } = paper;

/** The logo as on the site: mark, name, Tamil word. The name is text; the rest is drawn. */
export function logo(sheet: Sheet, { x, y }: { x: number; y: number }, ground: Ground, dots: string): void {
  sheet.paint((draw) => {
    drawMark(draw, { x, y, size: 34 }, ground.thread, dots);
    drawTamilWord(draw, { x: x + 44, y: y + 24, width: 62 }, ground['ink-muted']);
  });
  const name = { face: 'number', size: 21, leading: 1, tracking: -0.03, colour: ground.ink } as const;
  sheet.text('P', enterprise.name, { x: x + 44, y: y + 0.5, width: 200 }, name);
}

/** What stands at the foot of an inner page: an artifact, so that it is not read out on each. */
export function footer(sheet: Sheet, ground: Ground, words: string): void {
  const y = paper.height - 34;
  sheet.paint((draw) => {
    draw
      .moveTo(margin, y - 8)
      .lineTo(paper.width - margin, y - 8)
      .lineWidth(0.5)
      .stroke(ground.rule);
    draw.font('text', 8.5).fillColor(ground['ink-muted']);
    draw.text(words, margin, y, { lineBreak: false });
    const number = String(sheet.pages);
    draw.text(number, paper.width - margin - draw.widthOfString(number), y, { lineBreak: false });
  });
}

/** A heading with its lead beside it, last lines level, as the section headers of the site. */
export function sectionHeader(
  sheet: Sheet,
  { y, title, lead, tag = 'H2' }: { y: number; title: string; lead: string; tag?: 'H1' | 'H2' },
  ground: Ground,
): number {
  const styles = stylesOn(ground);
  const left = { x: margin, width: column * 0.5 };
  const right = { x: margin + column * 0.56, width: column * 0.44 };
  const height = Math.max(
    sheet.heightOf(title, left.width, styles.title),
    sheet.heightOf(lead, right.width, styles.body),
  );
  sheet.text(tag, title, { ...left, y: y + height - sheet.heightOf(title, left.width, styles.title) }, styles.title);
  sheet.text('P', lead, { ...right, y: y + height - sheet.heightOf(lead, right.width, styles.body) - 4 }, styles.body);
  return y + height;
}

/** A row of numbers, each with what it is and the ground it is counted on. */
export function figureRow(
  sheet: Sheet,
  figures: readonly { readonly value: string; readonly label: string; readonly note: string }[],
  { x, y, width }: Place,
  ground: Ground,
): number {
  const styles = stylesOn(ground);
  const gap = 18;
  const each = (width - gap * (figures.length - 1)) / figures.length;
  const bottoms = sheet.within('L', () =>
    figures.map(({ value, label, note }, index) => {
      const place = { x: x + index * (each + gap), width: each };
      return sheet.within('LI', () =>
        sheet.within('LBody', () => {
          const number = sheet.text('P', value, { ...place, y }, styles.number);
          const name = sheet.text('P', label, { ...place, y: number + 4 }, styles.strong);
          return sheet.text('P', note, { ...place, y: name + 1 }, styles.small);
        }),
      );
    }),
  );
  return Math.max(...bottoms);
}

/** The thin line above a row of a table. */
export const ruleAcross = (sheet: Sheet, { x, y, width }: Place, { rule }: Ground): void =>
  sheet.paint((draw) =>
    draw
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(rule),
  );

/** Terms and what they say, ruled rows: a table with a head cell for each row. */
export function ruledRows(
  sheet: Sheet,
  rows: readonly { readonly name: string; readonly text: string; readonly link?: string }[],
  { x, y, width }: Place,
  ground: Ground,
  { share = 0.28, gap = 7 }: { readonly share?: number; readonly gap?: number } = {},
): number {
  const styles = stylesOn(ground);
  const first = width * share;
  let top = y;
  sheet.within('Table', () => {
    for (const { name, text, link } of rows) {
      const at = top;
      ruleAcross(sheet, { x, y: at, width }, ground);
      sheet.within('TR', () => {
        sheet.within('TH', () => sheet.text('P', name, { x, y: at + gap, width: first - 14 }, styles.strong), {
          scope: 'Row',
        });
        const place = { x: x + first, y: at + gap, width: width - first };
        top = sheet.within('TD', () =>
          link
            ? sheet.within('P', () => sheet.link(text, link, place, styles.link))
            : sheet.text('P', text, place, styles.body),
        );
      });
      top = Math.max(top, at + gap + sheet.heightOf(name, first - 14, styles.strong)) + gap;
    }
  });
  return top;
}

/** How to reach us, as rows. */
export const contactRows = () => [
  { name: paperWords.phone, text: enterprise.phone, link: telephone(enterprise.phone) },
  { name: paperWords.whatsapp, text: enterprise.whatsapp, link: whatsappTo(enterprise.whatsapp) },
  { name: paperWords.email, text: enterprise.email, link: mailTo(enterprise.email) },
  { name: enterprise.headOffice.title, text: officeLines(enterprise).join(', ') },
  { name: paperWords.hours, text: enterprise.hours.support },
];

/** The chain across the page. */
export const chainAcross = (sheet: Sheet, y: number, thread: string): void =>
  sheet.paint((draw) => drawChain(draw, { x: 0, y, width: paper.width }, thread));

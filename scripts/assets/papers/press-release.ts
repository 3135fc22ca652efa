import { absoluteUrl } from '@/lib/metadata';
import { nameAndRole } from '@/lib/press/leaders';
import type { PressReleaseOnPaper } from '@/lib/press/papers-content';

import type { Grounds } from '../design/grounds';
import { enterprise, formatDate, locale } from './language';
import { chainAcross, contactRows, footer, logo, ruledRows } from './parts';
import { cutPicture } from './pictures';
import { column, paper, Sheet } from './Sheet';
import { stylesOn } from './styles';

const { margin } = paper;

/** The ground a press paper opens with: logo and kind of paper on kaavi, the chain below. */
export function pressHead(sheet: Sheet, words: string, { plaster, kaavi, turmeric }: Grounds): number {
  const height = 84;
  sheet.page(plaster.bg);
  sheet.paint((draw) => draw.rect(0, 0, paper.width, height).fill(kaavi.bg));
  chainAcross(sheet, height + 5, plaster.thread);
  logo(sheet, { x: margin, y: 25 }, kaavi, turmeric.bg);
  const style = { ...stylesOn(kaavi).label, size: 10.5 };
  const width = sheet.widthOf(words, style);
  sheet.text('P', words, { x: paper.width - margin - width, y: 34, width: width + 1 }, style);
  return height + 5 + 17;
}

/** The press release: two pages with picture, quote, boilerplate and contact. */
export async function makePressRelease(press: PressReleaseOnPaper, grounds: Grounds): Promise<Buffer> {
  const { title, subject, date, release: words, person } = press;
  const { plaster, palm } = grounds;
  const styles = stylesOn(plaster);
  const body = { ...styles.body, size: 11.5, leading: 1.55, colour: plaster.ink };
  const sheet = new Sheet({ title, subject, date, author: enterprise.name, locale });
  const picture = await cutPicture(press.picture, '3:2', 1100);

  const [lead = '', ...rest] = words.paragraphs;
  const text = { x: margin, width: column * 0.88 };

  let y = pressHead(sheet, `${words.label}, ${formatDate(date)}`, grounds) + 34;
  sheet.within('Sect', () => {
    y = sheet.text('P', press.immediate, { ...text, y }, { ...styles.label, size: 10 }) + 6;
    y = sheet.text('H1', words.title, { ...text, y }, { ...styles.title, size: 29 }) + 16;
    const dateline = `${words.place}, ${formatDate(date)}. ${lead}`;
    y = sheet.text('P', dateline, { ...text, y }, { ...styles.lead, colour: plaster.ink }) + 20;
    const height = 262;
    sheet.picture(picture.jpeg, picture.alt, { x: margin, y, width: column, height });
    y += height + 6;
    y = sheet.text('P', picture.credit, { ...text, y }, styles.small) + 14;
    const [first = '', ...others] = rest;
    sheet.text('P', first, { ...text, y }, body);
    footer(sheet, plaster, title);

    sheet.page(plaster.bg);
    y = 64;
    for (const paragraph of others) y = sheet.text('P', paragraph, { ...text, y }, body) + 12;

    if (words.quote === undefined) {
      y += 22;
      return;
    }
    const quoteTop = y + 14;
    const quote = { ...styles.heading, size: 20, leading: 1.3, colour: palm.ink };
    const inside = { x: margin + 26, width: column - 52 };
    const spoken = `“${words.quote.text}”`;
    const quoteHeight = sheet.heightOf(spoken, inside.width, quote) + 66;
    sheet.paint((draw) => draw.roundedRect(margin, quoteTop, column, quoteHeight, 9).fill(palm.bg));
    y = sheet.text('P', spoken, { ...inside, y: quoteTop + 22 }, quote) + 6;
    sheet.text('P', press.speaker ?? '', { ...inside, y }, stylesOn(palm).body);
    y = quoteTop + quoteHeight + 34;
  });

  sheet.within('Sect', () => {
    y = sheet.text('H2', words.aboutTitle, { ...text, y }, styles.heading) + 6;
    y = sheet.text('P', words.about, { ...text, y }, body) + 30;
  });
  sheet.within('Sect', () => {
    y = sheet.text('H2', words.contactTitle, { ...text, y }, styles.heading) + 6;
    if (person) y = sheet.text('P', nameAndRole(person), { ...text, y }, body) + 10;
    const more = { name: press.more, text: absoluteUrl('/media-kit'), link: absoluteUrl('/media-kit') };
    ruledRows(sheet, [...contactRows(), more], { x: margin, y, width: column }, plaster, { share: 0.34 });
  });
  footer(sheet, plaster, title);
  return sheet.finish();
}

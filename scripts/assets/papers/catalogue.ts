import { figureAt } from '@/lib/figures';
import type { Catalogue } from '@/lib/press/papers-content';

import type { Grounds } from '../design/grounds';
import { craftPages } from './catalogue-crafts';
import { enterprise, formatDate, language, locale } from './language';
import { drawKolam } from './drawing';
import { chainAcross, contactRows, figureRow, footer, logo, ruledRows, sectionHeader } from './parts';
import { cutPicture } from './pictures';
import { column, paper, Sheet } from './Sheet';
import { stylesOn } from './styles';

const { margin } = paper;

async function cover(sheet: Sheet, { cover: words, date }: Catalogue, { kaavi, turmeric }: Grounds): Promise<void> {
  const styles = stylesOn(kaavi);
  const pictureTop = 548;
  const picture = await cutPicture(words.picture, '16:10', 1300);

  sheet.page(kaavi.bg);
  sheet.paint((draw) => {
    const size = 'large';
    drawKolam(draw, { x: paper.width - 6, y: 268, width: 470, size }, kaavi.thread, turmeric.bg);
  });
  logo(sheet, { x: margin, y: margin }, kaavi, turmeric.bg);
  sheet.within('Sect', () => {
    const wide = { x: margin, width: 300 };
    let y = 190;
    y = sheet.text('P', `${words.edition}, ${formatDate(date)}`, { ...wide, y }, { ...styles.label, size: 11 }) + 12;
    y = sheet.text('H1', words.title, { ...wide, y }, styles.cover) + 16;
    sheet.text('P', words.lead, { ...wide, width: 270, y }, styles.lead);
    chainAcross(sheet, pictureTop - 17, kaavi.thread);
    sheet.picture(
      picture.jpeg,
      picture.alt,
      { x: 0, y: pictureTop, width: paper.width, height: paper.height - pictureTop },
      0,
    );
  });
}

async function work(sheet: Sheet, { work: words, title }: Catalogue, { plaster, wash }: Grounds): Promise<void> {
  const styles = stylesOn(plaster);
  const picture = await cutPicture(words.picture, '4:5', 680);

  sheet.page(plaster.bg);
  sheet.bookmark(words.title);
  sheet.within('Sect', () => {
    const left = { x: margin, width: 252 };
    const right = { x: margin + 280, width: column - 280 };
    const header = sheet.text('H2', words.title, { x: margin, width: column, y: 56 }, styles.title) + 8;
    const top = sheet.text('P', words.lead, { x: margin, width: column * 0.86, y: header }, styles.lead) + 26;
    const pictureHeight = 315;
    sheet.picture(picture.jpeg, picture.alt, { ...left, y: top, height: pictureHeight });

    let y = top;
    for (const point of words.points) {
      const ruleAt = y;
      sheet.paint((draw) =>
        draw
          .moveTo(right.x, ruleAt)
          .lineTo(right.x + right.width, ruleAt)
          .lineWidth(1)
          .stroke(plaster.ink),
      );
      y = sheet.text('H3', point.title, { ...right, y: y + 10 }, styles.subheading) + 3;
      y = sheet.text('P', point.text, { ...right, y }, styles.body) + 18;
    }

    const shown = words.figures.map((name) => figureAt(name, language));
    const bandTop = Math.max(y, top + pictureHeight) + 36;
    sheet.paint((draw) => draw.rect(0, bandTop, paper.width, paper.height - bandTop).fill(wash.bg));
    const notes = shown.map(({ value, label, counts }) => ({ value, label, note: counts }));
    const bottom = figureRow(sheet, notes, { x: margin, y: bandTop + 48, width: column }, wash);
    const [first] = shown;
    if (first) {
      const asOf = `${words.asOf} ${formatDate(first.asOf)}.`;
      sheet.text('P', asOf, { x: margin, y: bottom + 22, width: column }, stylesOn(wash).small);
    }
  });
  footer(sheet, wash, title);
}

/** What a buyer asks first, a page of its own: the smallest order, time, price bands, GST, a sample, how to pay. */
function facts(sheet: Sheet, { facts: words, title }: Catalogue, { palm }: Grounds): void {
  sheet.page(palm.bg);
  sheet.bookmark(words.title);
  sheet.within('Sect', () => {
    const y = sectionHeader(sheet, { y: 56, title: words.title, lead: words.lead }, palm) + 30;
    ruledRows(sheet, words.rows, { x: margin, y, width: column }, palm);
  });
  footer(sheet, palm, title);
}

function ordering(sheet: Sheet, { order, terms, title }: Catalogue, { plaster }: Grounds): void {
  const styles = stylesOn(plaster);
  sheet.page(plaster.bg);
  sheet.bookmark(order.title);
  let y = 56;
  sheet.within('Sect', () => {
    y = sectionHeader(sheet, { y, title: order.title, lead: order.lead }, plaster) + 30;
    const gap = 22;
    const each = (column - 2 * gap) / 3;
    const middle = y + 15;
    // One thread through the numbers, as the steps on the site.
    sheet.paint((draw) => draw.moveTo(margin, middle).lineTo(paper.width, middle).lineWidth(2).stroke(plaster.thread));
    const bottoms = sheet.within('L', () =>
      order.steps.map((step, index) =>
        sheet.within('LI', () =>
          sheet.within('LBody', () => {
            const x = margin + index * (each + gap);
            sheet.paint((draw) => {
              draw.circle(x + 15, middle, 18).fill(plaster.bg);
              draw
                .circle(x + 15, middle, 14)
                .lineWidth(2)
                .stroke(plaster.thread);
            });
            const number = { ...styles.subheading, colour: plaster.accent };
            sheet.text('P', String(index + 1), { x: x + 11.5, y: middle - 8, width: 20 }, number);
            const heading = sheet.text('H3', step.title, { x, y: middle + 28, width: each }, styles.subheading);
            return sheet.text('P', step.text, { x, y: heading + 4, width: each }, styles.body);
          }),
        ),
      ),
    );
    y = Math.max(...bottoms);
  });
  sheet.bookmark(terms.title);
  sheet.within('Sect', () => {
    y = sectionHeader(sheet, { y: y + 58, title: terms.title, lead: terms.lead }, plaster) + 22;
    ruledRows(sheet, terms.rows, { x: margin, y, width: column }, plaster);
  });
  footer(sheet, plaster, title);
}

function contacts(sheet: Sheet, { contact }: Catalogue, { indigo, turmeric }: Grounds): void {
  const styles = stylesOn(indigo);
  sheet.page(indigo.bg);
  sheet.bookmark(contact.title);
  sheet.paint((draw) =>
    drawKolam(draw, { x: paper.width / 2, y: 640, width: 330, size: 'medium' }, indigo.thread, indigo.ink),
  );
  chainAcross(sheet, 0, turmeric.bg);
  logo(sheet, { x: margin, y: margin + 12 }, indigo, indigo.ink);
  sheet.within('Sect', () => {
    let y = 150;
    y = sheet.text('H2', contact.title, { x: margin, y, width: column }, styles.title) + 10;
    y = sheet.text('P', contact.lead, { x: margin, y, width: column }, styles.lead) + 26;
    ruledRows(sheet, contactRows(), { x: margin, y, width: column }, indigo);
  });
  sheet.text('P', enterprise.copyright, { x: margin, y: paper.height - 48, width: column }, styles.small);
}

/** The gifting catalogue: cover, how we work, crafts, what to know, how to order with the terms, contacts. */
export async function makeCatalogue(catalogue: Catalogue, grounds: Grounds): Promise<Buffer> {
  const { title, subject, date } = catalogue;
  const sheet = new Sheet({ title, subject, date, author: enterprise.name, locale });
  await cover(sheet, catalogue, grounds);
  await work(sheet, catalogue, grounds);
  await craftPages(sheet, catalogue, grounds);
  facts(sheet, catalogue, grounds);
  ordering(sheet, catalogue, grounds);
  contacts(sheet, catalogue, grounds);
  return sheet.finish();
}

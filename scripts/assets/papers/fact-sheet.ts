import { figureAt } from '@/lib/figures';
import { absoluteUrl } from '@/lib/metadata';
import type { FactSheet } from '@/lib/press/papers-content';

import type { Ground, Grounds } from '../design/grounds';
import { enterprise, formatDate, language, locale, paperWords } from './language';
import { contactRows, ruleAcross, ruledRows } from './parts';
import { pressHead } from './press-release';
import { column, paper, Sheet } from './Sheet';
import { stylesOn } from './styles';

const { margin } = paper;

/** The register's figures as a table with a head row. Returns its bottom. */
function figureTable(sheet: Sheet, { figures: names, columns }: FactSheet, y: number, ground: Ground): number {
  const styles = stylesOn(ground);
  const widths = [column * 0.28, column * 0.52, column * 0.2] as const;
  const places = [margin, margin + widths[0], margin + widths[0] + widths[1]] as const;
  const cell = (index: 0 | 1 | 2, at: number) => ({ x: places[index], y: at, width: widths[index] - 14 });
  let top = y;

  sheet.within('Table', () => {
    sheet.within('TR', () => {
      const heads = [columns.figure, columns.counts, columns.source] as const;
      for (const index of [0, 1, 2] as const) {
        sheet.within('TH', () => sheet.text('P', heads[index], cell(index, top), styles.label), { scope: 'Column' });
      }
    });
    top += 16;
    for (const name of names) {
      const { value, label, counts, source } = figureAt(name, language);
      const at = top;
      ruleAcross(sheet, { x: margin, y: at, width: column }, ground);
      sheet.within('TR', () => {
        const bottoms = [
          sheet.within('TH', () => sheet.text('P', `${value} ${label.toLowerCase()}`, cell(0, at + 4), styles.strong), {
            scope: 'Row',
          }),
          sheet.within('TD', () => sheet.text('P', counts, cell(1, at + 4), styles.small)),
          sheet.within('TD', () => sheet.text('P', source, cell(2, at + 4), styles.small)),
        ];
        top = Math.max(...bottoms) + 4;
      });
    }
  });
  return top;
}

/** The fact sheet: one page. */
export async function makeFactSheet(sheetFacts: FactSheet, grounds: Grounds): Promise<Buffer> {
  const { title, subject, date, rows: names } = sheetFacts;
  const { plaster } = grounds;
  const styles = stylesOn(plaster);
  const sheet = new Sheet({ title, subject, date, author: enterprise.name, locale });
  const text = { x: margin, width: column };

  let y = pressHead(sheet, formatDate(date), grounds) + 14;
  sheet.within('Sect', () => {
    y = sheet.text('H1', sheetFacts.heading, { ...text, y }, styles.title) + 8;
    y = sheet.text('P', sheetFacts.about, { ...text, y }, { ...styles.body, colour: plaster.ink }) + 14;
    y = ruledRows(
      sheet,
      [
        { name: names.makers, text: sheetFacts.makers },
        { name: sheetFacts.hubs, text: sheetFacts.hubNames },
        { name: names.what, text: sheetFacts.goods },
      ],
      { ...text, y },
      plaster,
      { share: 0.22, gap: 5 },
    );
  });
  sheet.within('Sect', () => {
    y = sheet.text('H2', sheetFacts.figuresTitle, { ...text, y: y + 10 }, styles.heading) + 1;
    const [first] = sheetFacts.figures;
    if (first !== undefined) {
      const asOf = `${sheetFacts.asOf} ${formatDate(figureAt(first, language).asOf)}.`;
      y = sheet.text('P', asOf, { ...text, y }, styles.small) + 6;
    }
    y = figureTable(sheet, sheetFacts, y, plaster);
  });
  sheet.within('Sect', () => {
    y = sheet.text('H2', sheetFacts.contactTitle, { ...text, y: y + 10 }, styles.heading) + 4;
    const website = { name: paperWords.website, text: absoluteUrl(''), link: absoluteUrl('') };
    const left = new Set<string>([paperWords.hours, paperWords.whatsapp]);
    const rows = contactRows().filter(({ name }) => !left.has(name));
    ruledRows(sheet, [...rows, website], { ...text, y }, plaster, { share: 0.22, gap: 4.5 });
  });
  return sheet.finish();
}

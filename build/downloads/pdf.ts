import { join } from 'node:path';

import { getContent } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl, formatWhatsappUrl } from '@/lib/content/urls';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { listFigures } from '@/lib/content/figures';
import type { Language } from '@/lib/language';
import { hasSamples } from '@/lib/content/samples';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { nameAndRole } from '@/lib/press/leaders';
import { getCatalogue, getFactSheet, getPressRelease } from '@/lib/press/pdf-content';
import { getFormats, parseDate } from '@/lib/language/format';
import { readSurfaces, type Surface, type Surfaces } from '@/build/design/surfaces';
import { drawChain, drawKolam, wrapSvg } from '@/build/design/svg';
import { compileTemplate, loadTypst } from '@/build/design/typst';

import { drawLogo } from '@/build/identity/draw-logo';

import { cutPicture } from './cut-picture';

const folder = 'build/downloads';

const language: Language = 'en';

const { date: formatDate } = getFormats(language);

/** A function, because `npm run dev` reloads content. */
const getPdfWords = () => getContent(language);

/** A picture in a PDF: its aspect ratio, and its width in pixels, about twice its points. */
type Cut = {
  readonly name: string;
  readonly ratio: Parameters<typeof cutPicture>[1];
  readonly width: number;
  /** The name in the template, for a picture that is used twice. */
  readonly as?: string;
};

/** The input of a PDF: the data of its template, and its pictures. */
export type PdfRecipe = {
  readonly template: string;
  readonly date: string;
  readonly data: object;
  readonly pictures: readonly Cut[];
};

const formatContactRows = ({ enterprise, pdfWords } = getPdfWords()) => [
  { name: pdfWords.phone, text: enterprise.phone, link: formatTelephoneUrl(enterprise.phone) },
  { name: pdfWords.whatsapp, text: enterprise.whatsapp, link: formatWhatsappUrl(enterprise.whatsapp) },
  { name: pdfWords.email, text: enterprise.email, link: formatMailUrl(enterprise.email) },
  { name: enterprise.headOffice.title, text: formatOfficeLines(enterprise).join(', ') },
  { name: pdfWords.hours, text: enterprise.hours.support },
];

const formatAsOf = (label: string, figures: readonly { readonly asOf: string }[]): string =>
  figures[0] ? `${label} ${formatDate(figures[0].asOf)}.` : '';

function createCatalogue(): PdfRecipe {
  const all = getCatalogue(language);
  const figures = listFigures(all.work.figures, language);
  return {
    template: 'catalogue.typ',
    date: all.date,
    data: {
      ...all,
      work: { ...all.work, figures, asOf: formatAsOf(all.work.asOf, figures) },
      contacts: formatContactRows(),
    },
    pictures: [
      { name: all.cover.picture, ratio: '16:10', width: 1300 },
      { name: all.work.picture, ratio: '4:5', width: 680 },
      ...[...all.articles.pieces, ...all.articles.sets.rows].flatMap(({ picture: name }): Cut[] =>
        name === undefined ? [] : [{ name, ratio: '1:1', width: 160, as: `small-${name}` }],
      ),
      ...all.crafts.crafts.map(({ picture: name }): Cut => ({ name, ratio: '1:1', width: 760 })),
    ],
  };
}

function createPressRelease(): PdfRecipe {
  const all = getPressRelease(language);
  const url = getAbsoluteUrl('/media-kit');
  return {
    template: 'press-release.typ',
    date: all.date,
    data: {
      ...all,
      person: all.person ? nameAndRole(all.person) : null,
      contacts: [...formatContactRows(), { name: all.more, text: url, link: url }],
    },
    pictures: [{ name: all.picture, ratio: '3:2', width: 1100 }],
  };
}

function createFactSheet(): PdfRecipe {
  const { rows, columns, ...all } = getFactSheet(language);
  const { pdfWords } = getPdfWords();
  const figures = listFigures(all.figures, language);
  const url = getAbsoluteUrl('');
  return {
    template: 'fact-sheet.typ',
    date: all.date,
    data: {
      ...all,
      rows: [
        { name: rows.makers, text: all.makers },
        { name: all.hubs, text: all.hubNames },
        { name: rows.what, text: all.goods },
      ],
      columns: [columns.figure, columns.counts, columns.source],
      figures: figures.map((figure) => ({ ...figure, label: figure.label.toLowerCase() })),
      asOf: formatAsOf(all.asOf, figures),
      contacts: [
        ...formatContactRows().filter(({ name }) => name !== pdfWords.hours && name !== pdfWords.whatsapp),
        { name: pdfWords.website, text: url, link: url },
      ],
    },
    pictures: [],
  };
}

/** The PDFs of the site, by name. */
export const pdfRecipes = {
  catalogue: createCatalogue,
  'press-release': createPressRelease,
  'fact-sheet': createFactSheet,
} as const;

async function collectDrawings(surfaces: Surfaces): Promise<Record<string, string>> {
  const { kaavi, turmeric, indigo } = surfaces;
  const drawColouredLogo = (surface: Surface, dots: string) =>
    drawLogo('logo', { line: surface.thread, dots, name: surface.ink, word: surface['ink-muted'] });
  const drawSquareKolam = (size: 'large' | 'medium', line: string, dots: string) =>
    wrapSvg(470, 470, drawKolam({ x: 235, y: 235, width: 470, size }, line, dots));
  const drawColouredChain = (colour: string) => wrapSvg(40, 28, drawChain({ x: 0, y: 0, width: 40 }, colour));
  return {
    logo: await drawColouredLogo(kaavi, turmeric.bg),
    'logo-indigo': await drawColouredLogo(indigo, indigo.ink),
    'kolam-large': drawSquareKolam('large', kaavi.thread, turmeric.bg),
    'kolam-medium': drawSquareKolam('medium', indigo.thread, indigo.ink),
    'chain-kaavi': drawColouredChain(kaavi.thread),
    'chain-plaster': drawColouredChain(surfaces.plaster.thread),
    'chain-turmeric': drawColouredChain(turmeric.bg),
  };
}

/** Creates a tagged PDF/UA-1 (ISO 14289-1), validated by Typst. Reproducible. */
export async function makePdf({ template, date, data, pictures }: PdfRecipe): Promise<Buffer> {
  const compile = await loadTypst();
  const placed: Record<string, object> = {};
  for (const { name, ratio, width, as = name } of pictures) {
    const { jpeg, alt, credit } = await cutPicture(name, ratio, width);
    const path = `/${folder}/pictures/${as}.jpg`;
    compile.mapShadow(join(process.cwd(), path), jpeg);
    placed[as] = { path, alt, credit };
  }
  const colours = await readSurfaces();
  const all = {
    ...data,
    date: formatDate(date),
    name: getPdfWords().enterprise.name,
    samples: hasSamples() ? getPdfWords().words.site.demonstration : null,
    colours,
    drawings: await collectDrawings(colours),
    pictures: placed,
  };
  return compile.pdf(compileTemplate(compile, join(folder, template), all), {
    pdfStandard: 'ua-1',
    creationTimestamp: parseDate(date).getTime() / 1000,
  });
}

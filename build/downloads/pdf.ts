import { join } from 'node:path';

import { getContent, getWords, type Content } from '@/lib/content';
import { formatMailUrl, formatTelephoneUrl, formatWhatsappUrl } from '@/lib/content/urls';
import { formatOfficeLines } from '@/lib/content/enterprise';
import { listFigures } from '@/lib/content/figures';
import { getPagePath } from '@/lib/content/links';
import { htmlTags, type Language, sourceLanguage } from '@/lib/language';
import { hasSamples } from '@/lib/content/samples';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { listDownloadLanguages } from '@/lib/press/get-download-file';
import { nameAndRole } from '@/lib/press/leaders';
import { getCatalogue, getFactSheet, getPressRelease } from '@/lib/press/pdf-content';
import { getFormats, parseDate } from '@/lib/language/format';
import { readSurfaces, type Surface, type Surfaces } from '@/build/design/surfaces';
import { drawChain, drawKolam, wrapSvg } from '@/build/design/svg';
import { compileTemplate, loadTypst } from '@/build/design/typst';

import { drawLogo } from '@/build/identity/draw-logo';

import { cutPicture } from './cut-picture';

const folder = 'build/downloads';

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
  readonly language: Language;
  readonly template: string;
  readonly date: string;
  readonly data: object;
  readonly pictures: readonly Cut[];
};

const formatContactRows = ({ enterprise, pdfWords }: Content) => [
  { name: pdfWords.phone, text: enterprise.phone, link: formatTelephoneUrl(enterprise.phone) },
  { name: pdfWords.whatsapp, text: enterprise.whatsapp, link: formatWhatsappUrl(enterprise.whatsapp) },
  { name: pdfWords.email, text: enterprise.email, link: formatMailUrl(enterprise.email) },
  { name: enterprise.headOffice.title, text: formatOfficeLines(enterprise).join(', ') },
  { name: pdfWords.hours, text: enterprise.hours.support },
];

const formatAsOf = (label: string, [first]: readonly { readonly asOf: string }[], language: Language): string =>
  first ? `${label} ${getFormats(language).date(first.asOf)}.` : '';

function createCatalogue(language: Language): PdfRecipe {
  const all = getCatalogue(language);
  const figures = listFigures(all.work.figures, language);
  return {
    language,
    template: 'catalogue.typ',
    date: all.date,
    data: {
      ...all,
      work: { ...all.work, figures, asOf: formatAsOf(all.work.asOf, figures, language) },
      contacts: formatContactRows(getContent(language)),
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

function createPressRelease(language: Language): PdfRecipe {
  const all = getPressRelease(language);
  const url = getAbsoluteUrl(getPagePath('/media-kit', language));
  return {
    language,
    template: 'press-release.typ',
    date: all.date,
    data: {
      ...all,
      person: all.person ? nameAndRole(all.person) : null,
      contacts: [...formatContactRows(getContent(language)), { name: all.more, text: url, link: url }],
    },
    pictures: [{ name: all.picture, ratio: '3:2', width: 1100 }],
  };
}

function createFactSheet(language: Language): PdfRecipe {
  const { rows, columns, ...all } = getFactSheet(language);
  const content = getContent(language);
  const { pdfWords } = content;
  const figures = listFigures(all.figures, language);
  const url = getAbsoluteUrl(language === sourceLanguage ? '' : getPagePath('/', language));
  return {
    language,
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
      asOf: formatAsOf(all.asOf, figures, language),
      contacts: [
        ...formatContactRows(content).filter(({ name }) => name !== pdfWords.hours && name !== pdfWords.whatsapp),
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

/** The input of each PDF, in each of its languages. */
export const listPdfRecipes = () =>
  (['catalogue', 'press-release', 'fact-sheet'] as const).flatMap((name) =>
    listDownloadLanguages(name).map((language) => ({ name, recipe: pdfRecipes[name](language) })),
  );

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
export async function makePdf({ language, template, date, data, pictures }: PdfRecipe): Promise<Buffer> {
  const compile = await loadTypst();
  const placed: Record<string, object> = {};
  for (const { name, ratio, width, as = name } of pictures) {
    const { jpeg, alt, credit } = await cutPicture(name, ratio, width, language);
    const path = `/${folder}/pictures/${as}.jpg`;
    compile.mapShadow(join(process.cwd(), path), jpeg);
    placed[as] = { path, alt, credit };
  }
  const colours = await readSurfaces(getContent('en').brand.papers);
  const all = {
    ...data,
    date: getFormats(language).date(date),
    language: htmlTags[language].slice(0, 2),
    name: getContent(language).enterprise.name,
    samples: hasSamples() ? getWords('site', language).demonstration : null,
    colours,
    drawings: await collectDrawings(colours),
    pictures: placed,
  };
  return compile.pdf(compileTemplate(compile, join(folder, template), all), {
    pdfStandard: 'ua-1',
    creationTimestamp: parseDate(date).getTime() / 1000,
  });
}

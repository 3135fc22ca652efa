import { join } from 'node:path';

import { contentIn } from '@/lib/content';
import { mailTo, telephone, whatsappTo } from '@/lib/content/links';
import { officeLines } from '@/lib/enterprise';
import { figureAt } from '@/lib/figures';
import type { Language } from '@/lib/languages';
import { hasSamples } from '@/lib/samples';
import { absoluteUrl } from '@/lib/metadata';
import { nameAndRole } from '@/lib/press/leaders';
import { catalogueIn, factSheetIn, pressReleaseIn } from '@/lib/press/pdf-content';
import { formatsOf, parseDate } from '@/lib/text/format';
import { readSurfaces, type Surface, type Surfaces } from '@/build/design/surfaces';
import { chainSvg, kolamSvg, svgFile } from '@/build/design/svg';
import { compiled, typst } from '@/build/design/typst';

import { drawLogo } from '@/build/identity/draw-logo';

import { cutPicture } from './cut-picture';

const folder = 'build/downloads';

const language: Language = 'en';

const { date: formatDate } = formatsOf(language);

/** A function, because `npm run dev` reloads content. */
const words = () => contentIn(language);

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

const contactRows = ({ enterprise, pdfWords } = words()) => [
  { name: pdfWords.phone, text: enterprise.phone, link: telephone(enterprise.phone) },
  { name: pdfWords.whatsapp, text: enterprise.whatsapp, link: whatsappTo(enterprise.whatsapp) },
  { name: pdfWords.email, text: enterprise.email, link: mailTo(enterprise.email) },
  { name: enterprise.headOffice.title, text: officeLines(enterprise).join(', ') },
  { name: pdfWords.hours, text: enterprise.hours.support },
];

const asOf = (label: string, figures: readonly { readonly asOf: string }[]): string =>
  figures[0] ? `${label} ${formatDate(figures[0].asOf)}.` : '';

const figuresOf = (names: readonly string[]) => names.map((name) => figureAt(name, language));

function catalogue(): PdfRecipe {
  const all = catalogueIn(language);
  const figures = figuresOf(all.work.figures);
  return {
    template: 'catalogue.typ',
    date: all.date,
    data: {
      ...all,
      work: { ...all.work, figures, asOf: asOf(all.work.asOf, figures) },
      contacts: contactRows(),
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

function pressRelease(): PdfRecipe {
  const all = pressReleaseIn(language);
  const url = absoluteUrl('/media-kit');
  return {
    template: 'press-release.typ',
    date: all.date,
    data: {
      ...all,
      person: all.person ? nameAndRole(all.person) : null,
      contacts: [...contactRows(), { name: all.more, text: url, link: url }],
    },
    pictures: [{ name: all.picture, ratio: '3:2', width: 1100 }],
  };
}

function factSheet(): PdfRecipe {
  const { rows, columns, ...all } = factSheetIn(language);
  const { pdfWords } = words();
  const figures = figuresOf(all.figures);
  const url = absoluteUrl('');
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
      asOf: asOf(all.asOf, figures),
      contacts: [
        ...contactRows().filter(({ name }) => name !== pdfWords.hours && name !== pdfWords.whatsapp),
        { name: pdfWords.website, text: url, link: url },
      ],
    },
    pictures: [],
  };
}

/** The PDFs of the site, by name. */
export const pdfRecipes = { catalogue, 'press-release': pressRelease, 'fact-sheet': factSheet } as const;

async function drawings(surfaces: Surfaces): Promise<Record<string, string>> {
  const { kaavi, turmeric, indigo } = surfaces;
  const logo = (surface: Surface, dots: string) =>
    drawLogo('logo', { line: surface.thread, dots, name: surface.ink, word: surface['ink-muted'] });
  const kolam = (size: 'large' | 'medium', line: string, dots: string) =>
    svgFile(470, 470, kolamSvg({ x: 235, y: 235, width: 470, size }, line, dots));
  const chain = (colour: string) => svgFile(40, 28, chainSvg({ x: 0, y: 0, width: 40 }, colour));
  return {
    logo: await logo(kaavi, turmeric.bg),
    'logo-indigo': await logo(indigo, indigo.ink),
    'kolam-large': kolam('large', kaavi.thread, turmeric.bg),
    'kolam-medium': kolam('medium', indigo.thread, indigo.ink),
    'chain-kaavi': chain(kaavi.thread),
    'chain-plaster': chain(surfaces.plaster.thread),
    'chain-turmeric': chain(turmeric.bg),
  };
}

/** Creates a tagged PDF/UA-1 (ISO 14289-1), validated by Typst. Reproducible. */
export async function makePdf({ template, date, data, pictures }: PdfRecipe): Promise<Buffer> {
  const compile = await typst();
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
    name: words().enterprise.name,
    samples: hasSamples() ? words().interface.demonstration : null,
    colours,
    drawings: await drawings(colours),
    pictures: placed,
  };
  return compile.pdf(compiled(compile, join(folder, template), all), {
    pdfStandard: 'ua-1',
    creationTimestamp: parseDate(date).getTime() / 1000,
  });
}

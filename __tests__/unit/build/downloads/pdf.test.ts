/** @jest-environment node */
import { cutPicture } from '@/build/downloads/cut-picture';
import { makePdf, pdfRecipes } from '@/build/downloads/pdf';
import { getContent } from '@/lib/content';

// Typesetting with pictures is slow.
jest.setTimeout(60_000);

const pagesOf = (pdf: Buffer): number => Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

test('is reproducible', async () => {
  const [first, second] = [
    await makePdf(pdfRecipes['fact-sheet']('en')),
    await makePdf(pdfRecipes['fact-sheet']('en')),
  ];

  expect(second.equals(first)).toBe(true);
});

test('content that does not fit continues on the next page', async () => {
  const recipe = pdfRecipes['fact-sheet']('en');
  const data = recipe.data as { readonly figures: readonly object[] };
  const longer = { ...recipe, data: { ...data, figures: Array.from({ length: 6 }, () => data.figures).flat() } };

  expect(pagesOf(await makePdf(recipe))).toBe(1);
  expect(pagesOf(await makePdf(longer))).toBeGreaterThan(1);
});

test('an error names the template', async () => {
  await expect(makePdf({ ...pdfRecipes['fact-sheet']('en'), data: {} })).rejects.toThrow('fact-sheet.typ');
});

test('drawings are rasterised: a hub without a photograph has a picture in the catalogue', async () => {
  const drawing = getContent('en').hubs[0]?.image ?? '';

  expect((await cutPicture(drawing, '1:1', 400)).jpeg.subarray(0, 2).toString('hex')).toBe('ffd8');
});

import sharp from 'sharp';
import { parse } from 'yaml';

import { splitMdx } from '@/build/content/load/source';

import { expect, test, texts } from './support/editor';

/** One entry of each collection. */
const entries = new Map<string, string>();
for (const file of texts.keys()) {
  const [, folder, name] = /^content\/([^/]+)\/([^/.]+)\.\w+$/.exec(file) ?? [];
  if (folder !== undefined && name !== undefined && !entries.has(folder)) entries.set(folder, name);
}

/** A HEIC picture of 64 × 48 pixels. */
const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
    'ZwACAAEAAQAAACJtZGF0AAAAFigBr1jm9Oq//+Z/P/6NpIegwh5Gp3w=',
  ].join(''),
  'base64',
);

const valuesOf = (file: string, text = texts.get(file) ?? ''): object => {
  const { yaml, body } = splitMdx(text.endsWith('\n') ? text : `${text}\n`) ?? { yaml: text, body: '' };
  return { ...(parse(yaml) as object), body: body.trim() };
};

test('an entry of every collection opens', async ({ editor, foreignRequests }) => {
  for (const [folder, name] of entries) await editor.open(folder, name);

  expect(foreignRequests).toEqual([]);
});

test('YAML and MDX keep every other value when one is changed, in both languages', async ({ editor }) => {
  const event = 'content/events/banana-bark-basket-workshop';
  await editor.open('events', 'banana-bark-basket-workshop');
  await editor.write('attendees', '18 places');
  await editor.write('attendees', '18 இடங்கள்', 'ta');
  const saved = await editor.save(`${event}.yaml`);
  expect(valuesOf('', saved)).toEqual({ ...valuesOf(`${event}.yaml`), attendees: '18 places' });
  const inTamil = (await editor.read(`${event}.ta.yaml`)) ?? '';
  expect(valuesOf('', inTamil)).toEqual({ ...valuesOf(`${event}.ta.yaml`), attendees: '18 இடங்கள்' });

  const policy = 'content/policies/shipping';
  await editor.open('policies', 'shipping');
  await editor.write('footerLabel', 'Parcels');
  await editor.write('footerLabel', 'பார்சல்', 'ta');
  const text = await editor.save(`${policy}.mdx`);
  expect(valuesOf('', text)).toEqual({ ...valuesOf(`${policy}.mdx`), footerLabel: 'Parcels' });
  const policyInTamil = (await editor.read(`${policy}.ta.mdx`)) ?? '';
  expect(valuesOf('', policyInTamil)).toEqual({ ...valuesOf(`${policy}.ta.mdx`), footerLabel: 'பார்சல்' });
});

test('a number is written as a number, and empty fields are not written', async ({ editor }) => {
  await editor.open('site', 'policy-constants');
  await editor.write('rupees.lowBandCharge', '159');
  const saved = await editor.save('content/site/policy-constants.yaml');

  expect(saved).toContain('\n  lowBandCharge: 159\n');
  expect(saved).not.toMatch(/: (?:""|null|false)$/m);
});

test("a HEIC photograph is saved as WebP, with a decoder of the page's own host", async ({
  editor,
  foreignRequests,
}) => {
  await editor.open('images');
  await (await editor.field('medium')).getByRole('radio', { name: 'photograph' }).click();
  const name = 'IMG 2034.HEIC';
  const file = await editor.field('file');
  await file.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/heic', buffer: heic });
  await expect(file.locator('img')).toBeVisible();
  await editor.write('alt', 'A red square');
  await editor.write('credit', 'A photographer of the test');
  await editor.save('content/images/a-red-square.yaml');

  const picture = (await editor.files())['content/images/img-2034.webp'] ?? '';
  expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({
    format: 'webp',
    width: 64,
    height: 48,
  });
  expect(foreignRequests).toEqual([]);
});

test('a new picture and an article are saved whole', async ({ editor, foreignRequests }) => {
  await editor.open('images');
  await (await editor.field('medium')).getByRole('radio', { name: 'photograph' }).click();
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#97321f' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'Sixty baskets (1).jpg', mimeType: 'image/jpeg', buffer };
  const chooser = (await editor.field('file')).locator('input[type=file]').first();
  await expect(chooser).toHaveAttribute('accept', /image\/jpeg/);
  await chooser.setInputFiles(file);
  // Saving does nothing while the picture is converted.
  await expect((await editor.field('file')).locator('img')).toBeVisible();
  await editor.write('alt', 'Sixty round baskets on a red floor');
  await editor.write('credit', 'A photographer of the test');
  const picture = await editor.save('content/images/sixty-round-baskets-on-a-red-floor.yaml');
  expect(valuesOf('', picture)).toEqual({
    medium: 'photograph',
    // Photographs are made smaller.
    file: 'sixty-baskets-1.webp',
    alt: 'Sixty round baskets on a red floor',
    credit: 'A photographer of the test',
    body: '',
  });

  await editor.open('news');
  await editor.write('title', 'Sixty baskets before the rain');
  await editor.write('date', '2026-11-20');
  await editor.choose('category', 'Impact');
  await editor.write('desc', 'Sixty baskets left the hub before the rain came, and every one was counted twice.');
  await editor.choose('image', 'sixty-round-baskets-on-a-red-floor');
  await editor.write('author', 'Someone of the test');
  await editor.write('place', 'Coimbatore');
  await editor.write('body', 'They were counted at dusk.\n\n<Margin count="3" of="5">three of five rows</Margin>');
  const article = await editor.save('content/news/sixty-baskets-before-the-rain.mdx');
  expect(article).toContain('\n\nThey were counted at dusk.\n\n<Margin count="3" of="5">three of five rows</Margin>');
  expect(article).toContain('\ndate: 2026-11-20\n');
  expect(foreignRequests).toEqual([]);
});

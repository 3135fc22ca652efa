import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { inClone } from '@/scripts/lib/clone';

import { expect, test, texts } from './support/editor';

/** A photograph large enough for every slot. */
const photograph = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#97321f' } })
    .jpeg()
    .toBuffer();

const summary = 'Sixty baskets left the hub before the rain came, and every one of them was counted twice.';

test('changes in the editor appear on the site', async ({ editor, foreignRequests }) => {
  await editor.open('events', 'banana-bark-basket-workshop');
  await editor.write('attendees', '18 places; age 12 and above');
  await editor.write('attendees', '18 இடங்கள்; 12 வயது நிறைந்தவர்கள் வரலாம்', 'ta');
  await editor.save('content/events/banana-bark-basket-workshop.yaml');

  await editor.open('site', 'policy-constants');
  await editor.write('rupees.lowBandCharge', '159');
  await editor.save('content/site/policy-constants.yaml');

  await editor.open('pages', 'story');
  await editor.write('hubs.title', 'மையங்கள் அனைத்தும்', 'ta');
  await editor.save('content/pages/story.ta.yaml');

  await editor.open('mentors', 'arul-prakash');
  await editor.choose('portrait', 'threading');
  await editor.write('experience', '15 years in repairs');
  await editor.save('content/mentors/arul-prakash.yaml');

  await editor.open('images');
  await (await editor.field('medium')).getByRole('radio', { name: 'photograph' }).click();
  await (
    await editor.field('file')
  )
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sixty-baskets.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await editor.write('alt', 'Sixty round baskets on a red floor');
  await editor.write('credit', 'A photographer of the test');
  await editor.save('content/images/sixty-round-baskets-on-a-red-floor.yaml');

  await editor.open('news');
  await editor.write('title', 'Sixty baskets before the rain');
  await editor.write('date', '2026-11-20');
  await editor.choose('category', 'Impact');
  await editor.write('desc', summary);
  await editor.choose('image', 'sixty-round-baskets-on-a-red-floor');
  await editor.write('author', 'Someone of the test');
  await editor.write('place', 'Coimbatore');
  await editor.write('consent', '2026-11-19');
  await editor.write('body', 'They were counted at dusk.\n\n<Margin count="3" of="5">three of five rows</Margin>');
  const article = await editor.save('content/news/sixty-baskets-before-the-rain.mdx');

  expect(article).toContain('\n---\n\nThey were counted at dusk.\n\n<Margin count="3" of="5">');
  expect(foreignRequests).toEqual([]);

  const files = await editor.files();
  const added = Object.keys(files).filter((file) => file.startsWith('content/') && !existsBefore(file));
  expect(added.toSorted()).toEqual([
    'content/images/sixty-baskets.jpg',
    'content/images/sixty-round-baskets-on-a-red-floor.yaml',
    'content/news/sixty-baskets-before-the-rain.mdx',
  ]);

  await inClone('edited', (folder) => {
    rmSync(join(folder, 'content/news'), { recursive: true });
    for (const [file, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), Buffer.from(bytes, 'base64'));
    }
    const options = { cwd: folder, encoding: 'utf8' } as const;
    // Host files do not list articles, so no other file changes.
    const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], options);
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);

    // Reuses encoded pictures.
    if (existsSync('.cache/pictures')) cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true });
    execFileSync(process.execPath, ['--import', 'tsx', 'build/prepare.ts'], options);
    execFileSync('npx', ['jest', '--testMatch', '**/__tests__/editor/support/rendered.jest.tsx'], options);
    const rendered = JSON.parse(readFileSync(join(folder, '.cache/rendered.json'), 'utf8')) as Record<string, string>;
    expect(rendered.event).toContain('18 places; age 12 and above');
    expect(rendered.eventInTamil).toContain('18 இடங்கள்');
    expect(rendered.shipping).toContain('₹159');
    expect(rendered.storyInTamil).toContain('மையங்கள் அனைத்தும்');
    expect(rendered.mentor).toContain('15 years in repairs');
    expect(rendered.article).toContain('They were counted at dusk.');
    expect(rendered.article).toMatch(/<img[^>]* alt="Sixty round baskets on a red floor"/);

    // Takes two minutes: runs on schedule or on request.
    if (process.env.WHOLE_BUILD !== '1') return;
    execFileSync('npm', ['run', 'build'], { ...options, stdio: 'inherit' });
    expect(readFileSync(join(folder, 'out/news/sixty-baskets-before-the-rain.html'), 'utf8')).toContain(summary);
    expect(readFileSync(join(folder, 'out/ta/story.html'), 'utf8')).toContain('மையங்கள் அனைத்தும்');
    expect(readFileSync(join(folder, 'out/shipping.html'), 'utf8')).toContain('₹159');
  });
});

test('a list that is too short has an error message; no button requests a translation API key', async ({ editor }) => {
  await editor.open('mentors', 'arul-prakash');
  const list = await editor.field('achievements');
  const remove = list.getByRole('button', { name: 'Remove' });
  while ((await remove.count()) > 2) await remove.first().click();
  await editor.page.getByRole('button', { name: /^Save/ }).first().click();

  await expect(list.getByRole('alert')).toHaveText(/too few/);
  await expect(editor.page.getByText('{$')).toHaveCount(0);
  await expect(editor.page.getByRole('button', { name: 'Translate' })).toHaveCount(0);
});

test('a required reference prevents deletion; an optional one is removed', async ({ editor }) => {
  await editor.open('hubs', 'electronics-chennai');
  const refusal = await editor.delete();
  await expect(refusal).toContainText('Arul Prakash');
  await expect(refusal.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await refusal.getByRole('button', { name: 'Cancel' }).click();

  await editor.open('mentors', 'chellammal-d');
  await (await editor.delete()).getByRole('button', { name: 'Delete', exact: true }).click();

  const program = 'content/programs/first-craft.yaml';
  const without = texts.get(program)?.replace('  - chellammal-d\n', '');
  expect(without).not.toBe(texts.get(program));
  await expect.poll(() => editor.read(program)).toBe(without);
  await expect.poll(() => editor.read('content/mentors/chellammal-d.yaml')).toBeUndefined();
  expect(await editor.read('content/mentors/chellammal-d.ta.yaml')).toBeUndefined();
});

const existsBefore = (file: string): boolean =>
  texts.has(file) || spawnSync('git', ['ls-files', '--error-unmatch', file]).status === 0;

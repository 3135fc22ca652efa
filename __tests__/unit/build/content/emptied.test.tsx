import { render, screen } from '@testing-library/react';

import { HomePage } from '@/components/home/HomePage';
import { HubPage } from '@/components/hubs/HubPage';
import { VolunteerPage } from '@/components/join/VolunteerPage';
import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { MediaKitPage } from '@/components/press/MediaKitPage';
import { PressReleasePage } from '@/components/press/PressReleasePage';
import { StoryPage } from '@/components/story/StoryPage';
import { TestimonialsPage } from '@/components/story/TestimonialsPage';
import { TimelinePage } from '@/components/story/TimelinePage';
import type { Content } from '@/lib/content';
import { loadContent } from '@/build/content/load';

import { contentWith, issuesWith, withValue } from '../../support/content';

let mockContent: Readonly<Record<string, Content>>;

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return mockContent;
  },
}));

const folders = [
  'mentors',
  'programs',
  'success-stories',
  'pieces',
  'gift-sets',
  'leaders',
  'milestones',
  'testimonials',
  'volunteer-roles',
] as const;

const remaining = [...contentWith({})].filter(([file]) => !folders.some((folder) => file.startsWith(`${folder}/`)));

/** Files that refer to a removed item, without the reference. */
const unnamed: readonly [file: string, text: string][] = remaining.map(([file, text]) => [
  file,
  text
    .replaceAll(/^ +(?:piece|person): [a-z][a-z0-9-]*\n/gm, '')
    .replace(/^ {2}(?:people|quote):\n(?: {4}.*\n)+/m, '')
    .replace(/^ {2}mentor: .*\n/m, '  caption: The work.\n')
    .replaceAll(/path: \/volunteer$/gm, 'path: /hubs')
    .replaceAll(/^ +hash: (?:mentors|programs)\n/gm, '')
    .replaceAll('/mentorship#programs', '/mentorship'),
]);
const { content, issues } = loadContent(new Map(unnamed));

beforeAll(() => {
  mockContent = content ?? {};
});

test('empty collections are valid', () => {
  expect(issues).toEqual([]);
});

const pages: readonly (readonly [string, () => React.ReactNode])[] = [
  ['/', () => <HomePage />],
  ['/mentorship', () => <MentorshipPage />],
  ['/story', () => <StoryPage />],
  ['/timeline', () => <TimelinePage />],
  ['/testimonials', () => <TestimonialsPage />],
  ['/media-kit', () => <MediaKitPage />],
  ['/media-kit/press-release', () => <PressReleasePage />],
  ['/volunteer', () => <VolunteerPage />],
  [
    '/hub/…',
    () => {
      const hub = content?.en.hubs.find(({ status }) => status === 'Active');
      return hub && <HubPage hub={hub} />;
    },
  ],
];

test('a figure of 0 is in no sentence', () => {
  const found = issuesWith({
    'site/figures.yaml': withValue('site/figures.yaml', ['figures', 0], {
      name: 'rivers',
      topic: 'places',
      value: '0+',
      label: 'Rivers',
      counts: 'Rivers.',
      excludes: 'Streams.',
      asOf: '2026-03-31',
      source: 'Maps',
    }),
    'pages/home.yaml': withValue('pages/home.yaml', ['hero', 'lead'], 'We know {rivers} rivers.'),
  });

  expect(found).toContainEqual(expect.stringMatching(/^content\/pages\/home.yaml:.*uses '\{rivers\}', which is 0/));
});

test('there may be no figure, and then no link to how they are counted', () => {
  const kit = withValue('pages/media-kit.yaml', ['facts', 'more'], { label: 'How', path: '/about', hash: 'figures' });
  const found = issuesWith({ 'site/figures.yaml': 'figures: []\n', 'pages/media-kit.yaml': kit });

  expect(found.filter((issue) => issue.startsWith('content/site/figures.yaml'))).toEqual([]);
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/pages\/media-kit.yaml:.*'\/about#figures' has nothing/),
  );
});

test.each(pages)('%s renders without them, without empty lists and headings', (_, page) => {
  const { container } = render(page());

  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect([...container.querySelectorAll('main :is(ul, ol, dl)')].filter((list) => list.children.length === 0)).toEqual(
    [],
  );
  expect(screen.queryByText(/^zero\b/i)).not.toBeInTheDocument();
});

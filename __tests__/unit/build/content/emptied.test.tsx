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
import { readContentFiles } from '@/build/content/load/files';
import { loadContent } from '@/build/content/load';
import { getCurrentLanguage as mockCurrentLanguage } from '@/lib/language/current-language';

import { altered, issuesWith } from '../../support/content';

let mockContent: Readonly<Record<string, Content>>;

jest.mock('@/lib/content', () => ({ getContent: (language = mockCurrentLanguage()) => mockContent[language] }));

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

const remaining = [...readContentFiles('content')].filter(
  ([file]) => !folders.some((folder) => file.startsWith(`${folder}/`)),
);
/** Pages that reference a leader, a mentor or a piece, without the reference. */
const unnamed = new Map<string, string>([
  [
    'pages/home.yaml',
    altered('pages/home.yaml', /^ +piece: .*\n/m, '')
      .replaceAll(/^ +piece: .*\n/gm, '')
      .replace(/^ {2}people:\n(?: {4}.*\n)+/m, ''),
  ],
  ['pages/home.ta.yaml', altered('pages/home.ta.yaml', /^ {2}people:\n(?: {4}.*\n)+/m, '')],
  ['pages/media-kit.yaml', altered('pages/media-kit.yaml', /^ +person: .*\n/m, '')],
  ...remaining
    .filter(([file, text]) => file.startsWith('hubs/') && /^ {2}mentor: /m.test(text))
    .map(([file]) => [file, altered(file, /^ {2}mentor: .*\n/m, '  caption: The work.\n')] as const),
  ...['pages/careers.yaml', 'pages/contact.yaml', 'pages/join.yaml'].map(
    (file) => [file, altered(file, /path: \/volunteer$/m, 'path: /hubs')] as const,
  ),
  ['pages/press-release.yaml', altered('pages/press-release.yaml', /^  quote:\n(?: {4}.*\n)+/m, '')],
]);
const { content, issues } = loadContent(new Map([...remaining, ...unnamed]));

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
  const figures = altered(
    'site/figures.yaml',
    /- name: formerBeediWorkers\n +value: .*/,
    '- name: formerBeediWorkers\n    value: 0+',
  );

  expect(issuesWith({ 'site/figures.yaml': figures })).toContainEqual(
    expect.stringMatching(/^content\/pages\/home.yaml:.*uses '\{formerBeediWorkers\}', which is 0/),
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

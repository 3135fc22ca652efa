/** @jest-environment node */
// Renders the pages changed by editing.spec.ts, in its copy of the project. Runs in Jest, which supports styles and
// MDX.
import { writeFileSync } from 'node:fs';
import type { ReactNode } from 'react';

import { renderToStaticMarkup } from 'react-dom/server';

import { EventPage } from '@/components/events/EventPage';
import { MentorPage } from '@/components/mentors/MentorPage';
import { ArticlePage } from '@/components/news/ArticlePage';
import { PolicyPage } from '@/components/policies/PolicyPage';
import { StoryPage } from '@/components/story/StoryPage';
import { setCurrentLanguage } from '@/lib/current-language';
import { articleRoute, eventRoute, mentorRoute } from '@/lib/item-routes';
import type { Language } from '@/lib/languages';

const workshop = async (language: Language) => {
  const params = Promise.resolve({ id: 'banana-bark-basket-workshop' });
  return eventRoute(language, (event) => <EventPage event={event} />).Page({ params });
};

const pages: Readonly<Record<string, () => Promise<ReactNode>>> = {
  event: () => workshop('en'),
  eventInTamil: () => workshop('ta'),
  shipping: () => {
    setCurrentLanguage('en');
    return PolicyPage({ path: '/shipping' });
  },
  storyInTamil: () => {
    setCurrentLanguage('ta');
    return Promise.resolve(<StoryPage />);
  },
  mentor: async () => {
    const params = Promise.resolve({ id: 'arul-prakash' });
    return mentorRoute('en', (mentor) => <MentorPage mentor={mentor} />).Page({ params });
  },
  article: async () => {
    const params = Promise.resolve({ id: 'sixty-baskets-before-the-rain' });
    return articleRoute('en', (found) => ArticlePage(found)).Page({ params });
  },
};

test('the pages', async () => {
  const rendered: Record<string, string> = {};
  for (const [name, page] of Object.entries(pages)) rendered[name] = renderToStaticMarkup(await page());
  writeFileSync('.cache/rendered.json', JSON.stringify(rendered));
});

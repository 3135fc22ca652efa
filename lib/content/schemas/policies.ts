import * as z from 'zod';

import { collection, type Complaint, single } from './define';
import { choice, day, pastDay, line, paragraph, picture, sample, searchTitle, summary } from './fields';
import { offer } from './fields/parts';

/** The policies (`policyPaths` in lib/routes.ts), named by file. */
export const policies = collection({
  folder: 'policies',
  body: 'mdx',
  binding: true,
  fields: {
    label: line().describe("The page's name: its breadcrumb and its link in menus"),
    searchTitle: searchTitle(),
    footerLabel: line().optional().describe('Its name in the footer, where that is another'),
    description: summary().describe('What a search result shows, 50 to 160 characters'),
    title: line().describe('The heading of the page'),
    lead: summary().describe('The lead below the heading: one or two sentences without figures'),
    picture: picture('bleed').describe('The drawing beside the title'),
    published: day().describe('The day it was first published'),
    updated: day().describe('The day the text last changed'),
    sample: sample(),
    lawyer: pastDay().optional().describe('The day a lawyer read it as it stands; the release check asks for it'),
  },
  check: ({ title, label }): Complaint[] =>
    title.toLowerCase() === label.toLowerCase()
      ? []
      : [{ path: ['title'], message: `is another than the label, '${label}'. Menus and page call a policy the same.` }],
});

const question = (...values: readonly [string, ...string[]]) =>
  z.strictObject({
    question: line(),
    choices: z
      .array(
        z.strictObject({
          value: choice(values),
          label: line(),
          answer: paragraph(),
          ends: z.literal(true).optional().describe('It needs no answer to the second question'),
        }),
      )
      .length(values.length)
      .describe('What is chosen, and what then holds'),
  });

const finder = (first: ReturnType<typeof question>, second: ReturnType<typeof question>) =>
  z.strictObject({ title: line(), hint: line().describe('Stands where nothing is chosen yet'), first, second });

/** The delivery and return finders of /shipping and /refunds: questions and choices. */
export const finders = single({
  file: 'site/finders',
  fields: {
    delivery: finder(question('metro', 'tier1', 'tier2', 'remote'), question('low', 'middle', 'high')),
    return: finder(question('early', 'middle', 'late'), question('fault', 'damage', 'wrong', 'size', 'mind')),
  },
});

/** Texts shared by the policy pages. */
export const policyWords = single({
  file: 'pages/policy',
  fields: { translation: paragraph().describe('On a translated policy: which text holds'), closing: offer() },
});

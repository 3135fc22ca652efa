import { collection, type Complaint, single } from './define';
import { line, pastDay, paragraph, sample, searchTitle, summary } from './fields';
import { offer } from './fields/parts';

/** The policies (`policyPaths` in lib/routes/index.ts), named by file. */
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
    published: pastDay().describe('The day it was first published'),
    updated: pastDay().describe('The day the text last changed'),
    sample: sample(),
    lawyer: pastDay().optional().describe('The day a lawyer read it as it stands; the release check asks for it'),
  },
  check: ({ title, label, published, updated }): Complaint[] => [
    ...(title.toLowerCase() === label.toLowerCase()
      ? []
      : [
          {
            path: ['title'],
            message: `is another than the label, '${label}'. Menus and page call a policy the same.`,
          },
        ]),
    ...(updated < published
      ? [{ path: ['updated'], message: `is before the day it was first published, ${published}.` }]
      : []),
  ],
});

/** Texts shared by the policy pages. */
export const policyWords = single({
  file: 'pages/policy',
  fields: {
    translation: paragraph().describe('On a translated policy: which text holds'),
    contents: line(),
    closing: offer(),
  },
});

import { collection, complainIf, single } from './define';
import { line, pastDay, paragraph, picture, sample, searchTitle, summary } from './fields';
import { offer } from './fields/parts';

/** The policies (`policyPaths` in lib/routes/index.ts), named by file. */
export const policies = collection({
  folder: 'policies',
  unique: ['title'],
  body: 'mdx',
  binding: true,
  fields: {
    label: line().describe("The page's name: its breadcrumb and its link in menus"),
    searchTitle: searchTitle(),
    footerLabel: line().optional().describe('The name in the footer, if different from the label'),
    description: summary().describe('The description in search results, 50 to 160 characters'),
    title: line().describe('The heading of the page'),
    lead: summary().describe('The lead below the heading: one or two sentences without figures'),
    picture: picture('bleed').optional().describe('A drawing beside the heading'),
    published: pastDay().describe('The day it was first published'),
    updated: pastDay().describe('The day the text last changed'),
    sample: sample(),
  },
  check: ({ title, label, published, updated }) => [
    ...complainIf(title.toLowerCase() !== label.toLowerCase(), ['title'], `is not the same as the label, '${label}'.`),
    ...complainIf(updated < published, ['updated'], `is before the day of first publication, ${published}.`),
  ],
});

/** Texts shared by the policy pages. */
export const policyWords = single({
  file: 'pages/policy',
  fields: {
    translation: paragraph().describe('On translated policies: which language is binding'),
    contents: line(),
    closing: offer(),
  },
});

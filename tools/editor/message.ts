import { type Issue, formatIssue } from '@/build/content/issues';
import { entryOf } from '@/lib/editor-entry';

import type { Progress } from '@/scripts/lib/develop';

/** A line of the check in the editor, with the entry that it is about. */
export type Line = { readonly text: string; readonly href?: string };

/** What the server of `npm run edit` tells the page of the editor. */
export type Message =
  | { readonly state: 'checking' }
  | {
      readonly state: 'checked';
      readonly issues: readonly Line[];
      readonly notes: readonly { readonly head: string; readonly lines: readonly Line[] }[];
    };

/** A line with a link to the entry of the first file of content that it names: `content/events/open-day.ta.yaml:3:7: …`. */
function lineOf(text: string): Line {
  const [file = ''] = /^content\/[\w-]+\/[\w.-]+\.(yaml|mdx)/.exec(text) ?? [];
  return file === '' ? { text } : { text, href: entryOf(file) };
}

/** The progress of a check as the page of the editor shows it. */
export const messageOf = (progress: Progress): Message =>
  progress.state === 'checking'
    ? progress
    : {
        state: 'checked',
        issues: progress.report.issues.map((issue: Issue) => lineOf(formatIssue(issue))),
        notes: progress.report.notes.map(({ head, lines }) => ({ head, lines: lines.map(lineOf) })),
      };

import { type Issue, formatIssue } from '@/build/content/issues';
import { entryOf } from '@/lib/edit-link';

import type { Progress } from '@/scripts/lib/develop';

/** A line of the check panel, with a link to the entry concerned. */
export type Line = { readonly text: string; readonly href?: string };

/** Messages from the server of `npm run edit` to the editor page. */
export type Message =
  | { readonly state: 'checking' }
  | {
      readonly state: 'checked';
      readonly issues: readonly Line[];
      readonly notes: readonly { readonly head: string; readonly lines: readonly Line[] }[];
    };

/** Links a line to the entry of the first content file in it: `content/events/open-day.ta.yaml:3:7: …`. */
function lineOf(text: string): Line {
  const [file = ''] = /^content\/[\w-]+\/[\w.-]+\.(yaml|mdx)/.exec(text) ?? [];
  return file === '' ? { text } : { text, href: entryOf(file) };
}

/** Converts the progress of a check to a message. */
export const messageOf = (progress: Progress): Message =>
  progress.state === 'checking'
    ? progress
    : {
        state: 'checked',
        issues: progress.report.issues.map((issue: Issue) => lineOf(formatIssue(issue))),
        notes: progress.report.notes.map(({ head, lines }) => ({ head, lines: lines.map(lineOf) })),
      };

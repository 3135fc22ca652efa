import * as z from 'zod';

import { choice, fieldInfo, file, line, lines, pathBelow, anchor, plain, sitePath } from '.';

/** Names of external addresses that pages link to; content/site/enterprise.yaml has the URLs. */
export const storeNames = ['store', 'orders', 'gifting'] as const;

/** The same of a marketplace, which an enterprise may not have. */
export const marketplaceNames = ['brands', 'becomeSeller'] as const;

const fields = z.strictObject({
  label: line(),
  path: sitePath().optional().describe('A page of this site'),
  hash: anchor().optional().describe('An anchor on that page, or on this one'),
  subject: line().optional().describe('The subject prefilled in the form or in the e-mail'),
  interest: plain().optional().describe('The option preselected in the form of /join'),
  external: choice([...storeNames, ...marketplaceNames])
    .optional()
    .describe('An address outside this site, by its name in content/site/enterprise.yaml'),
  item: pathBelow().optional().describe('A path below that address'),
  contact: choice(['phone', 'whatsapp', 'email']).optional().describe('Contact by phone, WhatsApp or e-mail'),
  message: lines().optional().describe('The prefilled text of a WhatsApp message or an e-mail'),
  file: file().optional().describe('A file of this site, such as /news/feed.xml'),
});

const targets = ['path', 'external', 'contact', 'file'] as const;

const written = fields
  .refine(
    (value) =>
      targets.filter((target) => value[target] !== undefined).length +
        Number(value.path === undefined && value.hash !== undefined) ===
      1,
    {
      error: `must have one target: ${targets.join(', ')}, or hash for an anchor on this page.`,
    },
  )
  .brand<'action'>();

fieldInfo.add(written, { kind: 'action' });

/** A link or button as written in content: a label and a target. */
export const action = () => written;

/** One to three actions in a row. */
export const actions = () => z.array(action()).min(1).max(3);

export type WrittenAction = z.infer<typeof fields>;

/** A link or button as components receive it. */
export type Action = {
  readonly label: string;
  readonly href: string;
  readonly newTab?: string;
};

/** Content as pages receive it, with every action resolved to a link. */
export type Resolved<Value> =
  Value extends z.core.$brand<'action'>
    ? Action
    : Value extends readonly (infer Entry)[]
      ? readonly Resolved<Entry>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: Resolved<Value[Key]> }
        : Value;

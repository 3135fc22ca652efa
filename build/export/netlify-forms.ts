import { netlifyEndpoint } from '@/lib/env';
import { columnsOf, formNames } from '@/lib/forms/definitions';

/**
 * The file by which Netlify Forms learns of our forms, and which they are sent to. Netlify looks for forms in the HTML
 * of a deploy; the pages' own carry no mark of it, for other hosts would publish it too.
 */
export const netlifyFile = netlifyEndpoint.slice(1);

/**
 * Writes that file: each form by name, with every field that is sent (lib/forms/delivery/endpoint.ts), for Netlify
 * drops what it has not seen.
 *
 * @param honeypot the name of the field that only machines fill in, which lib/settings.ts has judged; empty for none
 */
export function netlifyForms(honeypot: string): string {
  const trap = honeypot === '' ? '' : ` data-netlify-honeypot="${honeypot}"`;
  const forms = formNames.map((form) => {
    const fields = [...columnsOf(form), 'form', 'id', honeypot].filter(Boolean);
    const inputs = fields.map((field) => `<input name="${field}">`).join('');
    return `<form name="${form}" method="post" data-netlify="true"${trap} hidden>${inputs}</form>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>${forms.join('')}</html>\n`;
}

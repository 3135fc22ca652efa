import { netlifyEndpoint } from '@/lib/env';
import { listColumns, formNames } from '@/lib/forms/definitions';

/**
 * The HTML file in which Netlify detects the forms, and to which they are posted. Netlify scans the HTML of a deploy;
 * regular pages have no Netlify attributes, because other hosts publish them too.
 */
export const netlifyFile = netlifyEndpoint.slice(1);

/**
 * The HTML of that file: each form by name, with every field that is sent (lib/forms/delivery/endpoint.ts), because Netlify
 * drops unknown fields.
 *
 * @param honeypot the name of the honeypot field, validated by lib/settings.ts; empty for none
 */
export function formatNetlifyForms(honeypot: string): string {
  const trap = honeypot === '' ? '' : ` data-netlify-honeypot="${honeypot}"`;
  const forms = formNames.map((form) => {
    const fields = [...listColumns(form), 'form', 'id', honeypot].filter(Boolean);
    const inputs = fields.map((field) => `<input name="${field}">`).join('');
    return `<form name="${form}" method="post" data-netlify="true"${trap} hidden>${inputs}</form>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>${forms.join('')}</html>\n`;
}

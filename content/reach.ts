/** How to reach us at once. A module apart from `site`, which holds it too: the forms carry this as script, and no more. */
export const phone = { display: '+91 4633 000 000', href: 'tel:+914633000000' } as const;
export const whatsapp = { display: '+91 90000 00000', number: '919000000000' } as const;
export const email = 'hello@kaivinai.example';

/** The language and the land that dates and numbers are written for. */
export const locale = 'en-IN';

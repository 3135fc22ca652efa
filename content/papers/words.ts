/** Small words that several papers share. */
export const paperWords = {
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  website: 'Website',
  hours: 'Support hours',
} as const;

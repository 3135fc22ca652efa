/** The way to the store (specification, section 2, Route table). */
export const shop = {
  title: 'To the store',
  notice: 'Redirecting to external site...',
  text: 'Our products are in a shop of their own. You are on your way there.',
  link: 'Go to the store',
} as const;

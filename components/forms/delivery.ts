import type * as parts from './DeliveryParts';

/**
 * The parts that deliver submissions, in a build that has an endpoint; nothing in any other. An `import` would stay in
 * the page's script even where nothing uses it, and `import()` breaks under Trusted Types where Next.js compiles it.
 */
export const delivery = process.env.NEXT_PUBLIC_FORM_ENDPOINT
  ? (require('./DeliveryParts') as typeof parts)
  : undefined;

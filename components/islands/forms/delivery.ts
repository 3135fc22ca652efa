import type * as parts from './DeliveryParts';

/**
 * Delivery components, in a build with an endpoint; else undefined. `require` in a condition is removed by the
 * compiler: an unused `import` would stay in the bundle, and `import()` violates Trusted Types as compiled by Next.js.
 */
export const delivery = process.env.NEXT_PUBLIC_FORM_ENDPOINT
  ? (require('./DeliveryParts') as typeof parts)
  : undefined;

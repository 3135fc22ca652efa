/** What a form says of delivery, where the build has an endpoint: apart, for a build without one carries none of it. */
export const deliveryWords = {
  waiting: 'This browser is sending it to us. Leave this page open for a moment.',
  delivered: 'It has reached us.',
  gone: 'It does not wait in this browser any more. If it was deleted here, it may not have reached us.',
  failed: 'We could not take it. Send it to us in one of these ways.',
  dismiss: 'Do not show this again',
  unsent: 'Something you wrote earlier did not reach us.',
} as const;

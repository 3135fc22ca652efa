import type { DeliveryWords } from '@/components/forms/words';

/** What a form says of delivery, where the build has an endpoint. */
export const deliveryWords = {
  sending: 'This browser is sending it to us. Leave this page open for a moment.',
  offline:
    'It is waiting for a connection. It goes to us when this browser is online again, while this page is open or when you come back to a form of this site. Or send it yourself:',
  later:
    'It could not be sent just now. This browser will try again while this page is open, and when you come back to a form of this site. Or send it now:',
  delivered: 'It has reached us.',
  gone: 'It does not wait in this browser any more. If it was deleted here, it may not have reached us.',
  failed: 'We could not take it. Send it to us in one of these ways.',
  dismiss: 'Do not show this again',
  unsent: 'Something you wrote earlier did not reach us.',
} as const satisfies DeliveryWords;

'use client';

import { subscribeForm } from '@/content/forms/subscribe';

import { SubmissionForm } from './SubmissionForm';

export function SubscribeForm() {
  return <SubmissionForm form="subscribe" content={subscribeForm} />;
}

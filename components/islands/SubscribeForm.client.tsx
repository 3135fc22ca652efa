'use client';

import { SubmissionForm } from './SubmissionForm';

export function SubscribeForm() {
  return <SubmissionForm form="subscribe" />;
}

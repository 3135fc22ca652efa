'use client';

import { SubmissionForm } from './SubmissionForm';

export function ContactForm() {
  return <SubmissionForm form="contact" />;
}

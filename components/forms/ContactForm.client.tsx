'use client';

import { contactForm } from '@/content/forms/contact';

import { SubmissionForm } from './SubmissionForm';

export function ContactForm() {
  return <SubmissionForm form="contact" content={contactForm} />;
}

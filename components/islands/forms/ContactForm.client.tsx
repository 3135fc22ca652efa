'use client';

import { SubmissionForm } from './SubmissionForm';
import type { FormProps } from './words';

export const ContactForm = (props: FormProps) => <SubmissionForm form="contact" {...props} />;

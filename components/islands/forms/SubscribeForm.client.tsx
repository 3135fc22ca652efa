'use client';

import { SubmissionForm } from './SubmissionForm';
import type { FormProps } from './words';

export const SubscribeForm = (props: FormProps) => <SubmissionForm form="subscribe" {...props} />;

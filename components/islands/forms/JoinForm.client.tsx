'use client';

import { SubmissionForm } from './SubmissionForm';
import type { FormProps } from './words';

export const JoinForm = (props: FormProps) => <SubmissionForm form="join" {...props} />;

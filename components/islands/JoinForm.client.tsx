'use client';

import { SubmissionForm } from './SubmissionForm';

export function JoinForm() {
  return <SubmissionForm form="join" />;
}

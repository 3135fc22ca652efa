'use client';

import { joinForm } from '@/content/forms/join';

import { SubmissionForm } from './SubmissionForm';

export function JoinForm() {
  return <SubmissionForm form="join" content={joinForm} />;
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { getLists, openSession, restoreLater } from '@/lib/forms/browser';
import type { FormName, StoredRecord, Values } from '@/lib/forms/definitions';
import { clearDraft } from '@/lib/forms/draft';
import { fetchIp } from '@/lib/forms/ipLookup';
import { submit, type Submission } from '@/lib/forms/submission';
import { cleanValues, validate, type Problem } from '@/lib/forms/validation';

import { delivery } from './delivery';

type SubmissionState =
  | { readonly status: 'editing'; readonly problems: readonly Problem[] }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'success';
      readonly record: StoredRecord;
      /** Whether the endpoint has accepted the record; undefined in a build without one. */
      readonly sent: Promise<boolean> | undefined;
    }
  | { readonly status: 'error' };

/**
 * The state of a form, from editing to stored. `lib/forms` handles the submission.
 *
 * @param lookupUrl the service for the IP lookup; empty for none
 */
export function useSubmission(form: FormName, lookupUrl: string, formRef: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SubmissionState>({ status: 'editing', problems: [] });
  // A ref, because a second click can come before React renders the first.
  const underWay = useRef<Submission | null>(null);

  const send = useCallback(
    async (typed: Values) => {
      if (underWay.current) {
        return;
      }
      const values = cleanValues(form, typed);
      const problems = validate(form, values);
      if (problems.length > 0) {
        setState({ status: 'editing', problems });
        return;
      }
      try {
        underWay.current = submit(form, values, {
          lists: getLists(),
          lookUpIp: () => fetchIp(lookupUrl, { fetch: (...args) => window.fetch(...args), log: console.error }),
          now: Date.now,
          userAgent: navigator.userAgent,
        });
        setState({ status: 'submitting' });
        const record = await underWay.current.stored;
        clearDraft(openSession, form);
        restoreLater();
        setState({ status: 'success', record, sent: delivery?.deliver(form, record, values) });
      } catch (error) {
        console.error(error);
        setState({ status: 'error' });
      } finally {
        underWay.current = null;
      }
    },
    [form, lookupUrl],
  );

  useEffect(() => {
    const leave = () => {
      if (underWay.current) {
        try {
          underWay.current.leave();
          clearDraft(openSession, form);
          // The browser restores field values on return: cleared, so that stored data is not sent again.
          formRef.current?.reset();
        } catch (error) {
          console.error(error);
        }
      }
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [form, formRef]);

  const again = useCallback(() => setState({ status: 'editing', problems: [] }), []);

  return { state, send, again };
}

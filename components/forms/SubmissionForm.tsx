import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Field } from '@/components/ui/Field';
import { FormIcon } from '@/components/ui/FormIcon';
import { Spinner } from '@/components/ui/Spinner';
import { formWords } from '@/content/forms/words';
import { fill, plural } from '@/lib/fill';
import type { FormName } from '@/lib/forms/records';
import { fieldRules, limitOf, remainingLength, type FieldRule, type Problem } from '@/lib/forms/validation';

import { delivery } from './delivery';
import { FailureBanner } from './FailureBanner';
import type { FieldContent, FormContent } from './formContent';
import { StorageNotice } from './StorageNotice';
import styles from './SubmissionForm.module.scss';
import { SuccessPanel } from './SuccessPanel';
import { readValues, useDraft } from './useDraft';
import { useErrorTitle } from './useErrorTitle';
import { useHydrated } from './useHydrated';
import { useSubmission } from './useSubmission';
import { WayOut } from './WayOut';

type SubmissionFormProps = {
  readonly form: FormName;
  readonly content: FormContent;
};

const kindOf = (rule: FieldRule): 'email' | 'choice' | 'long' | 'text' =>
  rule.kind ?? (rule.name === 'message' ? 'long' : 'text');

function wordsOf(content: FormContent, field: string): FieldContent {
  const words = content.fields[field];
  if (!words) {
    throw new Error(`content/forms has no words for the field '${field}'.`);
  }
  return words;
}

function remainingText(form: FormName, field: string, text: string): string | undefined {
  const left = remainingLength(limitOf(form, field), text);
  if (left === undefined) {
    return undefined;
  }
  return left < 0 ? fill(formWords.remaining.over, { count: -left }) : plural(formWords.remaining, left);
}

/** A form of the site, from its first letter to the thank-you panel (specification, sections 4 and 5). */
export function SubmissionForm({ form, content }: SubmissionFormProps) {
  const isHydrated = useHydrated();
  const { state, send, again } = useSubmission(form);
  const isBusy = state.status === 'submitting';
  const problems = state.status === 'editing' ? state.problems : [];

  const formRef = useRef<HTMLFormElement>(null);
  const alertRef = useRef<HTMLDivElement>(null);
  const keepDraft = useDraft(form, formRef, state.status !== 'success');
  const [remaining, setRemaining] = useState<Readonly<Record<string, string | undefined>>>({});
  useErrorTitle(problems.length > 0);

  // Whatever has just come up, the panel, the banner or the summary, is where reading goes on.
  useEffect(() => {
    if (
      state.status === 'success' ||
      state.status === 'error' ||
      (state.status === 'editing' && state.problems.length > 0)
    ) {
      alertRef.current?.focus();
    }
  }, [state]);

  const startAgain = () => {
    setRemaining({});
    again();
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus());
  };

  if (state.status === 'success') {
    const { record, id } = state;
    return <SuccessPanel ref={alertRef} form={form} content={content} record={record} id={id} onAgain={startAgain} />;
  }

  const idOf = (field: string) => `${form}-${field}`;
  const textOf = ({ field, kind }: Problem): string =>
    fill(wordsOf(content, field).problems[kind] ?? '', { limit: limitOf(form, field) });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(readValues(event.currentTarget));
  };

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    keepDraft();
    const { target } = event;
    if (target instanceof HTMLTextAreaElement) {
      setRemaining((texts) => ({ ...texts, [target.name]: remainingText(form, target.name, target.value) }));
    }
  };

  return (
    <>
      <h2 className={styles.title}>{content.title}</h2>
      <p className={styles.lead}>{content.lead}</p>

      {problems.length > 0 && (
        <ErrorSummary
          ref={alertRef}
          title={plural(formWords.summary, problems.length)}
          errors={problems.map((problem) => ({ fieldId: idOf(problem.field), text: textOf(problem) }))}
        />
      )}
      {state.status === 'error' && <FailureBanner formId={`${form}-form`} ref={alertRef} />}

      {/* method="dialog" leads nowhere outside of a dialog: whatever happens, nothing typed becomes an address. */}
      <form
        id={`${form}-form`}
        ref={formRef}
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        aria-busy={isBusy}
      >
        {fieldRules[form].map((rule: FieldRule) => {
          const { problems: _, ...words } = wordsOf(content, rule.name);
          const problem = problems.find(({ field }) => field === rule.name);
          return (
            <Field
              key={rule.name}
              {...words}
              id={idOf(rule.name)}
              name={rule.name}
              kind={kindOf(rule)}
              error={problem && textOf(problem)}
              requiredMark={rule.required ? formWords.requiredMark : undefined}
              remaining={remaining[rule.name]}
              isBusy={isBusy}
            />
          );
        })}
        {delivery && <delivery.Honeypot />}
        <StorageNotice form={form} id={idOf('notice')} />
        <div className={buttonStyles.row}>
          {/* Closed until script runs: with a closed button, Enter in a field submits nothing. */}
          <button
            type="submit"
            className={buttonStyles.button}
            disabled={!isHydrated || isBusy}
            aria-disabled={!isHydrated || isBusy}
            aria-describedby={idOf('notice')}
          >
            {isBusy ? <Spinner /> : null}
            {isBusy ? content.submitting : content.submit}
            {isBusy ? null : <FormIcon name="arrow" />}
          </button>
        </div>
        <output className="visually-hidden">{isBusy ? content.submitting : ''}</output>
      </form>
      {delivery && <delivery.Deliverer />}
      {!isHydrated && <WayOut reason="late" />}
    </>
  );
}

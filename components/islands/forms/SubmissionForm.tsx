import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';

import { listFields, type FormName } from '@/lib/forms/definitions';
import { getLimit, getRemainingLength, validate, type Problem } from '@/lib/forms/validation';
import { fill, choosePlural } from '@/lib/language/fill';

import { delivery as deliveryParts } from './delivery';
import { FailureBanner } from './FailureBanner';
import { headingId } from './heading';
import { Announcement } from './parts/Announcement';
import { ErrorSummary } from './parts/ErrorSummary';
import { Field } from './parts/Field';
import { FormIcon } from './parts/FormIcon';
import { Spinner } from './parts/Spinner';
import { StorageNotice } from './StorageNotice';
import './SubmissionForm.scss';
import { SuccessPanel } from './SuccessPanel';
import { UnsentNotice } from './UnsentNotice';
import { readValues, useDraft } from './useDraft';
import { useErrorTitle } from '../useErrorTitle';
import { useHydrated } from '../useHydrated';
import { useStored } from './useStored';
import { useSubmission } from './useSubmission';
import type { FieldWords, FormProps, FormWords, SharedWords } from './words';

type SubmissionFormProps = FormProps & {
  readonly form: FormName;
};

const getFieldWords = ({ fields }: FormWords, field: string): FieldWords => fields[field] as FieldWords;

function formatRemaining(
  words: SharedWords['remaining'],
  limit: number,
  text = '',
  tooLong: string | undefined,
): string | undefined {
  const left = getRemainingLength(limit, text);
  if (left === undefined) {
    return undefined;
  }
  // Far above the limit, the exact excess is not counted.
  if (left === -Infinity) {
    return tooLong;
  }
  return left < 0 ? fill(words.over, { count: -left }) : choosePlural(words, left);
}

/** A form, from input to the success panel (docs/product.md, Forms). */
export function SubmissionForm({ form, lookupUrl, locale, ...props }: SubmissionFormProps) {
  const { words, shared, recordWords, reach, paths } = props;
  const isHydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const { state, send, again } = useSubmission(form, lookupUrl, formRef);
  const isBusy = state.status === 'submitting';
  const { count, unsent } = useStored(state.status !== 'success');
  const problems = state.status === 'editing' ? state.problems : [];

  // Fields changed since the last submission, whose errors are hidden.
  const [corrected, setCorrected] = useState<readonly string[]>([]);

  const alertRef = useRef<HTMLDivElement>(null);
  const { values, linked, keep } = useDraft(form, formRef, state.status !== 'success');
  useErrorTitle(problems.length > 0 ? shared.errorTitle : undefined);

  // Moves focus to the panel, banner or summary that has just appeared.
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
    again();
    requestAnimationFrame(() => {
      keep();
      formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  };

  if (state.status === 'success') {
    const { record, sent } = state;
    return <SuccessPanel ref={alertRef} {...props} {...{ form, record, sent }} onAgain={startAgain} />;
  }

  const getFieldId = (field: string) => `${form}-${field}`;
  const getText = ({ field, kind }: Problem): string =>
    fill(getFieldWords(words, field).problems[kind] ?? '', { limit: getLimit(form, field) });
  // Announced once when a text becomes too long: the number of excess characters changes with each keystroke.
  const tooLong = validate(form, values).filter(({ kind }) => kind === 'tooLong');
  const about = Object.entries(linked).map(([field, value]) => {
    const { prefilledNote = '', choices } = getFieldWords(words, field);
    return fill(prefilledNote, { value: choices?.[value] ?? value });
  });

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    keep();
    if ('name' in target) setCorrected((fields) => fields.concat(String(target.name)));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCorrected([]);
    void send(readValues(event.currentTarget));
  };

  return (
    <>
      <p className="muted">{words.lead}</p>
      <p className="form__about">{about.join(' ')}</p>

      {problems.length > 0 && (
        <ErrorSummary
          ref={alertRef}
          title={choosePlural(shared.summary, problems.length)}
          errors={problems.map((problem) => ({ fieldId: getFieldId(problem.field), text: getText(problem) }))}
        />
      )}
      {state.status === 'error' && (
        <FailureBanner shared={shared} reach={reach} formId={`${form}-form`} ref={alertRef} />
      )}

      {/* method="dialog" prevents navigation if JavaScript fails, so that no input ends up in a URL. */}
      <form
        id={`${form}-form`}
        ref={formRef}
        className="form"
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        aria-busy={isBusy}
        aria-labelledby={headingId}
      >
        {listFields(form).map(({ name, kind, required, autoComplete, choices }) => {
          const { label, hint, placeholder, choices: labels } = getFieldWords(words, name);
          const problem = problems.find(({ field }) => field === name && !corrected.includes(name));
          return (
            <Field
              key={name}
              id={getFieldId(name)}
              name={name}
              kind={kind}
              label={label}
              hint={hint}
              placeholder={placeholder}
              choices={choices?.map((value) => ({ value, label: labels?.[value] ?? value }))}
              autoComplete={autoComplete}
              error={problem && getText(problem)}
              requiredMark={required ? shared.requiredMark : undefined}
              remaining={formatRemaining(
                shared.remaining,
                getLimit(form, name),
                values[name],
                getText({ field: name, kind: 'tooLong' }),
              )}
              isBusy={isBusy}
            />
          );
        })}
        {deliveryParts && <deliveryParts.Honeypot />}
        <StorageNotice id={getFieldId('notice')} count={count} shared={shared} paths={paths} />
        <div className="button-row">
          {/* Disabled until hydrated: a disabled submit button also prevents submission by Enter. */}
          <button
            type="submit"
            className="button"
            disabled={!isHydrated || isBusy}
            aria-describedby={getFieldId('notice')}
          >
            {isBusy ? <Spinner /> : null}
            <span>{isBusy ? words.submitting : words.submit}</span>
            {isBusy ? null : <FormIcon name="arrow" />}
          </button>
        </div>
        <Announcement>{isBusy ? words.submitting : tooLong.map(getText).join(' ')}</Announcement>
      </form>
      <UnsentNotice {...{ unsent, shared, recordWords, reach, paths, locale }} />
    </>
  );
}

import clsx from 'clsx';

import './Field.scss';
import { FormIcon } from './FormIcon';

type FieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'long' | 'choice';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The mark next to the label of a required field. */
  readonly requiredMark?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly placeholder?: string | undefined;
  readonly remaining?: string | undefined;
  /** Read-only while the form is being stored. */
  readonly isBusy?: boolean;
};

/**
 * A form field: label, hint, control and error. The control is uncontrolled, so that text typed before hydration and
 * browser autofill are kept.
 */
export function Field(props: FieldProps) {
  const { id, name, label, kind, hint, error, requiredMark, autoComplete, choices, placeholder, remaining, isBusy } =
    props;
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, remaining && `${id}-remaining`].filter(Boolean);
  const control = {
    id,
    name,
    className: clsx('form-field__control', kind === 'long' && 'form-field__control--long'),
    required: requiredMark !== undefined,
    // Chromium does not expose `required` of a select to screen readers.
    'aria-required': (kind === 'choice' && requiredMark !== undefined) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };

  return (
    <div className="form-field" data-field>
      <label className="form-field__label" htmlFor={id}>
        <span>{label}</span>
        {requiredMark && (
          <span className="accent" aria-hidden="true">
            {`\u00a0${requiredMark}`}
          </span>
        )}
      </label>
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {kind === 'long' && <textarea {...control} rows={6} readOnly={isBusy} />}
      {kind === 'choice' && (
        <select {...control} disabled={isBusy}>
          <option value="">{placeholder}</option>
          {choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {(kind === 'text' || kind === 'email') && (
        <input {...control} type={kind} autoComplete={autoComplete} readOnly={isBusy} />
      )}
      {remaining && (
        <p className="note form-field__remaining" id={`${id}-remaining`}>
          {remaining}
        </p>
      )}
      {error && (
        <p className="form-field__error" id={`${id}-error`}>
          <FormIcon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

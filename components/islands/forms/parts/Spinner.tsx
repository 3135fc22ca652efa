import './Spinner.scss';

/** A spinning dotted ring. Text next to it describes the activity. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

import './Spinner.scss';

/** A dotted ring that turns while something is under way; words beside it say what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

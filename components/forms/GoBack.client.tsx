'use client';

type GoBackProps = {
  readonly label: string;
  readonly home: string;
};

/** A button that returns to the previous page; to Home where there is none. It shows only where script runs. */
export function GoBack({ label, home }: GoBackProps) {
  const goBack = () => (window.history.length > 1 ? window.history.back() : window.location.assign(home));

  return (
    <button type="button" className="button button--secondary button--needs-script" onClick={goBack}>
      {label}
    </button>
  );
}

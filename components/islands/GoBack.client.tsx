'use client';

type GoBackProps = {
  readonly label: string;
  readonly home: string;
};

/** A button to the previous page, or to the home page if there is none. Only shown when JavaScript runs. */
export function GoBack({ label, home }: GoBackProps) {
  const goBack = () => (window.history.length > 1 ? window.history.back() : window.location.assign(home));

  return (
    <button type="button" className="button button--secondary button--needs-script" onClick={goBack}>
      {label}
    </button>
  );
}

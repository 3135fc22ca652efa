/**
 * A live region that is read when its text changes, and only then. Not an `<output>`: screen readers name one in passing
 * even while it is empty ('status bar').
 */
export const Announcement = ({ children }: { readonly children: string }) => (
  <p className="visually-hidden" aria-live="polite">
    {children}
  </p>
);

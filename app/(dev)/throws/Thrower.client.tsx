'use client';

import { useState } from 'react';

/** Throws while rendering, once its button is pressed. */
export function Thrower() {
  const [hasFailed, setHasFailed] = useState(false);

  if (hasFailed) {
    throw new Error('Thrown on purpose, to show the error fallback.');
  }
  return (
    <button type="button" className="button" onClick={() => setHasFailed(true)}>
      Throw
    </button>
  );
}

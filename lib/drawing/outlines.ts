import type { Language } from '@/lib/language';

/** Language names as paths, 100 units per em: the switch on English pages shows 'தமிழ்' without a Tamil font. */
export const outlines: Readonly<Partial<Record<Language, { readonly path: string; readonly width: number }>>> = {
  ta: {
    path: 'm47-27v-8h5q13 0 18 5q6 6 6 17v3q0 10-3 16q-3 7-11 10q-7 2-19 2h-17l-1-7h17q9 0 15-2q5-2 7-7q3-5 3-12v-3q0-8-4-11q-3-3-12-3zm-19 38v7h-9q-5 0-8 1q-4 1-7 2q-3 1-5 2l1-8q2-2 4-3q3 0 6-1q4 0 9 0zm18-45v7h-24l-6 1q0 0-1 2q0 1 0 2q0 2 0 3q0 6 4 9q3 3 10 3q6 0 9-3q3-3 3-10v-11l1-1v-23h8v23v1v11q0 7-2 12q-2 4-7 7q-4 2-12 2q-12 0-17-5q-5-6-5-16q0-2 0-4q0-2 0-4q0-2 0-4l10-2h7zm9-23v7h-9h-1h-20v19h-8v-26zm-3 7v-7h14l1 7zm107-37q13 0 18 6q6 7 6 20v61h-9v-61q0-10-4-14q-3-4-11-4q-7 0-11 4q-3 3-3 11v0q0 3 0 5q1 3 2 5h-9q-1-2-2-5q0-3 0-6v-1q0-6 2-11q3-5 8-7q6-3 13-3zm-70 30h10v49h33q7 0 10-1q4-2 6-6q1-4 1-11v-8q0-5-1-9q-2-3-5-5q-4-2-10-2h-5v48h-9v-55h14q9 0 15 2q5 3 8 8q2 5 2 13v8q0 9-2 15q-3 6-9 8q-6 3-16 3h-42zm141 90q-10 0-15-5q-5-5-5-14q0-2 0-3q0-1 0-2h9q0 1 0 2q0 2 0 3q0 6 3 9q2 2 8 2q3 0 5-1q2-1 3-3q1-1 2-4h1q0-1 1-2q0 0 1 0v-1q-5 0-8-2q-3-1-4-4q-1-3-1-7v-5h9v4q0 3 1 5q0 2 3 3q2 1 5 1h11l-1 7h-5q-1 0-2 0q-1 1-1 2l-1 1q-1 4-4 7q-2 3-6 5q-3 2-9 2zm-30-90h9v49h33q7 0 11-1q4-2 5-6q1-4 1-11v-8q0-5-1-9q-1-3-5-5q-3-2-9-2h-5v48h-9v-55h13q10 0 15 2q6 3 8 8q3 5 3 13v8q0 9-3 15q-2 6-8 8q-6 3-17 3h-41zm33-8q-3 0-5-2q-1-2-1-5v-1q0-3 1-4q2-2 5-2q3 0 5 2q1 1 1 4v1q0 3-1 5q-2 2-5 2z',
    width: 276,
  },
};

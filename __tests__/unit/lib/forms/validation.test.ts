import * as fc from 'fast-check';

import { listFields, formNames } from '@/lib/forms/definitions';
import {
  cleanValues,
  countingMargin,
  isEmail,
  listProblems,
  getRemainingLength,
  validate,
} from '@/lib/forms/validation';

import { completeForm } from '../../support/forms';

const complete = completeForm('contact');

test('finds nothing wrong in a complete form', () => {
  for (const form of formNames) expect(validate(form, completeForm(form))).toEqual([]);
  expect(validate('join', { ...completeForm('join'), message: '' })).toEqual([]);
});

test('reports every missing required field, in form order', () => {
  for (const form of formNames) {
    const required = listFields(form).filter((field) => field.required);
    expect(validate(form, { message: ' \n' })).toEqual(required.map(({ name }) => ({ field: name, kind: 'missing' })));
  }
});

test('rejects a text above its limit, and accepts one at its limit', () => {
  expect(validate('contact', { ...complete, message: 'a'.repeat(5000) })).toEqual([]);
  expect(validate('contact', { ...complete, message: 'a'.repeat(5001) })).toEqual([
    { field: 'message', kind: 'tooLong' },
  ]);
});

test('counts graphemes', () => {
  for (const letter of ['கை', '👩🏽‍🌾', 'é']) {
    expect(validate('contact', { ...complete, message: letter.repeat(5000) })).toEqual([]);
    expect(validate('contact', { ...complete, message: letter.repeat(5001) })).toEqual([
      { field: 'message', kind: 'tooLong' },
    ]);
    expect(getRemainingLength(10, letter.repeat(9))).toBe(1);
  }
});

test.each(formNames)('content has a message for every possible error of %s', (form) => {
  for (const field of listFields(form)) {
    const texts = [' ', 'neither here nor there', 'x'.repeat(field.limit + 1)];
    const found = texts.flatMap((text) =>
      validate(form, { [field.name]: text }).filter((problem) => problem.field === field.name),
    );

    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(listProblems(field)));
  }
});

// jsdom implements type="email" with the same pattern independently.
function isEmailToBrowser(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  input.value = text;
  return input.validity.valid;
}

test('agrees with browser validation', () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~\-@ "(),:;<>[\\\]]{0,8}$/);

  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
      ),
      (text) => {
        fc.pre(text === text.trim());
        expect(isEmail(text)).toBe(isEmailToBrowser(text));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each(['x@ñ.example', 'x@தமிழ்.example', 'a.b@xn--ida.example'])('accepts %s, like browsers', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each(['ñ@x.example', 'x@ñ_.example', 'x@ñ/b', 'x@ñ:80', 'x@ñ..example', 'a@ñ@x.example'])(
  'rejects %s, like browsers',
  (address) => {
    expect(isEmail(address)).toBe(false);
  },
);

test.each(['\u202Ax@y.example\u202C', '\u00A0x@y.example', ' \uFEFFx@y.example\u200B\n'])(
  'removes invisible characters around an address',
  (email) => {
    expect(cleanValues('subscribe', { email })).toEqual({ email: 'x@y.example' });
    expect(cleanValues('contact', { email: '', message: email })).toEqual({ email: '', message: email });
  },
);

test('stops counting slightly above the limit', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(getRemainingLength(100, 'a'.repeat(100 + countingMargin))).toBe(-countingMargin);
  expect(getRemainingLength(100, 'a'.repeat(101 + countingMargin))).toBe(-Infinity);
  segment.mockClear();

  expect(getRemainingLength(100, 'a'.repeat(5_000_000))).toBe(-Infinity);
  expect(segment).not.toHaveBeenCalled();
});

test('reports the remaining length near the limit only', () => {
  expect(getRemainingLength(100, 'a'.repeat(79))).toBeUndefined();
  expect(getRemainingLength(100, 'a'.repeat(80))).toBe(20);
  expect(getRemainingLength(100, 'a'.repeat(101))).toBe(-1);
});

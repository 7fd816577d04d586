import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { draft } from './draft';
import { useDraft } from './useDraft';

const NAME = 'pangolin.form';
const schema = z.object({ typed: z.string() });
const EMPTY = { typed: '' };

/** A document that was reloaded, whose tab keeps a typed amount. */
function reloaded(isKnownFirst: boolean) {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type: 'reload' }],
  });
  window.sessionStorage.setItem(NAME, '{"typed":"12.5"}');
  const kept = draft(NAME, schema);
  return renderHook(
    ({ isKnown }) => {
      const [form, setForm] = useState(EMPTY);
      useDraft(kept, { form: isKnown ? form : undefined, restore: isKnown ? setForm : undefined });
      return { form, setForm };
    },
    { initialProps: { isKnown: isKnownFirst } },
  );
}

const stored = () => window.sessionStorage.getItem(NAME);

afterEach(() => window.sessionStorage.clear());

test('a form is restored before the empty one of the new document would replace it', () => {
  const { result } = reloaded(true);
  expect(result.current.form).toEqual({ typed: '12.5' });
  expect(stored()).toBe('{"typed":"12.5"}');
});

test('a form is restored once it is known whose it is', () => {
  const { result, rerender } = reloaded(false);
  expect(result.current.form).toBe(EMPTY);
  rerender({ isKnown: true });
  expect(result.current.form).toEqual({ typed: '12.5' });
});

test('each change of a form is kept', () => {
  const { result } = reloaded(true);
  act(() => result.current.setForm({ typed: '7' }));
  expect(stored()).toBe('{"typed":"7"}');
});

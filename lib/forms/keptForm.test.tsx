import { zeroHash } from 'viem';
import * as z from 'zod/mini';
import { keptForm } from './keptForm';

const NAME = 'pangolin.form';
const schema = z.object({ typed: z.string() });

function loadedBy(type: string): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type }],
  });
}

afterEach(() => window.sessionStorage.clear());

test.each(['reload', 'back_forward'])('a form is taken once after a load by %s', (type) => {
  loadedBy(type);
  const sentAs = { chainId: 43114, hash: zeroHash } as const;
  keptForm(NAME, schema).keep({ typed: '12.5' }, sentAs);
  const form = keptForm(NAME, schema);
  expect(form.take()).toEqual({ form: { typed: '12.5' }, sentAs });
  expect(form.take()).toBeUndefined();
});

test('a new visit and a form of another shape have nothing to take', () => {
  loadedBy('navigate');
  keptForm(NAME, schema).keep({ typed: '12.5' }, undefined);
  expect(keptForm(NAME, schema).take()).toBeUndefined();
  loadedBy('reload');
  for (const text of ['{"form":{"typed":5}}', '{"typed":"5"}', '{', 'null']) {
    window.sessionStorage.setItem(NAME, text);
    expect(keptForm(NAME, schema).take()).toBeUndefined();
  }
});

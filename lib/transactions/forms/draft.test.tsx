import * as z from 'zod/mini';
import { draft } from './draft';

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
  draft(NAME, schema).keep({ typed: '12.5' });
  const form = draft(NAME, schema);
  expect(form.take()).toEqual({ typed: '12.5' });
  expect(form.take()).toBeUndefined();
});

test('a new visit and a form of another shape have nothing to take', () => {
  loadedBy('navigate');
  draft(NAME, schema).keep({ typed: '12.5' });
  expect(draft(NAME, schema).take()).toBeUndefined();
  loadedBy('reload');
  for (const text of ['{"typed":5}', '{"form":{"typed":"5"}}', '{', 'null']) {
    window.sessionStorage.setItem(NAME, text);
    expect(draft(NAME, schema).take()).toBeUndefined();
  }
});

import { renderHook } from '@testing-library/react';
import { useAnalytics } from './useAnalytics';

const ENDPOINT = 'https://events.example/';

let path: string;
let query: string;
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(query),
}));

/** Renders the hook at a path; returns the events that it sends, and how to go elsewhere. */
function open(at: string) {
  const sent: unknown[] = [];
  const fetch = jest.fn(async (url: string, { body }: { body: string }) => {
    sent.push({ url, ...JSON.parse(body) });
  });
  Object.assign(globalThis, { fetch });
  [path, query] = [at, ''];
  const { rerender } = renderHook(() => useAnalytics(ENDPOINT));
  const go = (to: string, withQuery = '') => {
    [path, query] = [to, withQuery];
    rerender();
  };
  return { sent, go };
}

const view = (screen: string) => ({ url: ENDPOINT, type: 'pageView', path: screen });

test('PNL-08 each change of path or query is a page view, and nothing else is', () => {
  const { sent, go } = open('/swap/');
  expect(sent).toEqual([view('/swap')]);
  go('/swap/');
  expect(sent).toHaveLength(1);
  go('/swap/', 'exactAmount=12');
  go('/pool/');
  expect(sent).toEqual([view('/swap'), view('/swap'), view('/pool')]);
});

test('PNL-08 an error that nothing catches is reported, at most ten times', () => {
  const { sent } = open('/swap/');
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }));
  for (let count = 0; count < 12; count += 1) fail();
  const errors = sent.slice(1);
  expect(errors).toHaveLength(10);
  expect(errors[0]).toMatchObject({ type: 'exception', isFatal: true, errorClass: 'RangeError' });
});

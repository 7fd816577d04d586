import { fetchTokenList } from './fetchTokenList';
import { adviceOn } from './listAdvice';
import { DuplicateTokensError } from './listErrors';

const URL = 'https://lists.example/a.json';
const HOSTS = { practice: false, ipfsGateways: ['https://gateway.example'] };

/** The advice about a list whose host answers like this. */
async function advised(answer: () => Response, url = URL) {
  globalThis.fetch = async () => answer();
  const error = await fetchTokenList(url, HOSTS).catch((failure: unknown) => failure);
  return adviceOn(error);
}

const refused = (status: number) => () => new Response('', { status });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['a missing file', refused(404), { problem: 'notFound', status: '404' }],
  ['a deleted file', refused(410), { problem: 'notFound', status: '410' }],
  ['another HTTP error', refused(503), { problem: 'serverError', status: '503' }],
  ['a redirect', refused(302), { problem: 'redirected', status: '' }],
  ['an unreachable host', unreachable, { problem: 'unreachable', status: '' }],
  ['a web page', () => new Response('\ufeff\n<!doctype html>'), { problem: 'webPage', status: '' }],
  ['another file', () => new Response('name,address'), { problem: 'notJson', status: '' }],
  ['a large file', () => new Response(' '.repeat(2_000_001)), { problem: 'tooLarge', status: '' }],
])('ERR-19 %s has its own advice', async (_what, answer, advice) => {
  expect(await advised(answer)).toEqual(advice);
});

test('ERR-19 LST-14 gateways that do not have a file share one advice', async () => {
  const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
  const advice = await advised(refused(404), `ipfs://${cid}`);
  expect(advice).toEqual({ problem: 'gateways', status: '' });
});

test('ERR-08 ERR-20 an error of what was downloaded has no such advice', async () => {
  expect(await advised(() => new Response('[]'))).toBeUndefined();
  expect(adviceOn(new DuplicateTokensError())).toBeUndefined();
  expect(adviceOn(new TypeError('unexpected'))).toBeUndefined();
});

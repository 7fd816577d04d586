import { type FakeAnswer, fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { unloadModules } from '@/lib/chain/rpc/testing/freshPage.setup';
import { creationLog, PROPOSER, START_TIME } from './testing/creationLog.setup';

/**
 * An endpoint whose logs of the proposals have this text; `gone`: it has dropped its old logs;
 * `busy`: it refuses.
 */
type Endpoint = { readonly text: string } | 'gone' | 'busy' | 'silence';

/** A fresh page with these endpoints of Avalanche, in this order. */
async function openPage(endpoints: readonly Endpoint[]) {
  const urls = endpoints.map((_endpoint, index) => `https://node${index}.example/rpc`);
  let current = endpoints;
  const sent = fakeFetch(({ url, body }): FakeAnswer => {
    if (url === '/config.json')
      return { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: urls } }) };
    const endpoint = current[urls.indexOf(url)];
    if (endpoint === undefined || endpoint === 'silence' || body === undefined) return 'silence';
    const logs =
      typeof endpoint === 'string' ? [] : [1n, 2n].map((id) => creationLog(endpoint.text, id));
    return responsesTo(body, ({ id, method }) => {
      if (method !== 'eth_getLogs') return { jsonrpc: '2.0', id, result: '0xa86a' };
      if (endpoint === 'busy') return { jsonrpc: '2.0', id, error: { code: -32005, message: '' } };
      return { jsonrpc: '2.0', id, result: logs };
    });
  });
  unloadModules();
  const { readCreation } = await import('./readCreation');
  /** The creation of a proposal, or the name of the failure. */
  const search = async (id = 1n) => {
    const { signal } = new AbortController();
    const read = readCreation({
      proposal: { id, proposer: PROPOSER, startTime: START_TIME },
      block: 9n,
      signal,
    });
    const outcome = read.then(
      ({ creation: { description }, isConfirmed }) => ({ description, isConfirmed }),
      (error: unknown) => (error instanceof Error ? error.name : error),
    );
    await jest.advanceTimersByTimeAsync(3_000);
    return outcome;
  };
  const become = (next: readonly Endpoint[]) => {
    current = next;
  };
  const asked = () => urls.map((each) => sent.filter(({ url }) => url === each).length);
  return { search, become, asked };
}

const TRUE = { text: '# Lower the rewards' };
const FALSE = { text: '# Raise the rewards' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const CONFIRMED = { description: TRUE.text, isConfirmed: true };
const UNCONFIRMED = { description: TRUE.text, isConfirmed: false };

test('GOV-26 a text that two endpoints report is believed, and each is asked once', async () => {
  const { search, asked } = await openPage([TRUE, TRUE, TRUE]);
  expect(await search()).toEqual(CONFIRMED);
  expect(asked()).toEqual([1, 1, 0]);
});

test('GOV-26 a text that another endpoint contradicts is not shown', async () => {
  const { search } = await openPage([FALSE, TRUE]);
  expect(await search()).toBe('ContradictoryLogsError');
});

test('GOV-26 of three endpoints the two that agree are believed', async () => {
  const { search } = await openPage([FALSE, TRUE, TRUE]);
  expect(await search()).toEqual(CONFIRMED);
});

test.each<[string, readonly Endpoint[]]>([
  ['is asked alone', [TRUE]],
  ['alone has old logs', [TRUE, 'gone']],
  ['comes after one without old logs', ['gone', TRUE]],
])('GOV-26 an endpoint that %s is believed', async (_name, endpoints) => {
  const { search } = await openPage(endpoints);
  expect(await search()).toEqual(CONFIRMED);
});

test.each<Endpoint>(['silence', 'busy'])(
  'GOV-26 a text is shown but unconfirmed while the second endpoint answers %s',
  async (second) => {
    const { search, become } = await openPage([TRUE, second]);
    expect(await search()).toEqual(UNCONFIRMED);
    become([TRUE, TRUE]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await search()).toEqual(CONFIRMED);
  },
);

test('GOV-26 texts wait for a silent second endpoint once in 30 seconds', async () => {
  const { search, asked } = await openPage([TRUE, 'silence']);
  expect(await search(1n)).toEqual(UNCONFIRMED);
  expect(await search(2n)).toEqual(UNCONFIRMED);
  expect(asked()).toEqual([2, 1]);
  await jest.advanceTimersByTimeAsync(30_000);
  await search(2n);
  expect(asked()).toEqual([3, 2]);
});

test('GOV-26 a contradicted text stays hidden when the second endpoint falls silent', async () => {
  const { search, become } = await openPage([FALSE, TRUE]);
  expect(await search()).toBe('ContradictoryLogsError');
  become([FALSE, 'silence']);
  expect(await search()).toBe('ContradictoryLogsError');
  expect(await search()).toBe('ContradictoryLogsError');
});

test('GOV-26 an endpoint slow for one proposal can contradict another later', async () => {
  const { search, become } = await openPage([FALSE, 'silence']);
  await search(1n);
  become([FALSE, TRUE]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await search(2n)).toBe('ContradictoryLogsError');
});

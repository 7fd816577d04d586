import { encodeAbiParameters, encodeEventTopics, getAbiItem, keccak256 } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type FakeAnswer, fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { unloadModules } from '@/lib/chain/rpc/testing/freshPage.setup';

const proposer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const startTime = 500_000n;

/** The log of proposal 1 with a text. */
function logWith(text: string) {
  const { inputs } = getAbiItem({ abi: governorAbi, name: 'ProposalCreated' });
  return {
    address: EXCHANGE_ADDRESSES[43114].governor,
    topics: encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' }),
    data: encodeAbiParameters(inputs, [1n, proposer, [], [], [], [], startTime, 700_000n, text]),
    transactionHash: keccak256('0x01'),
  };
}

/** An endpoint whose log of the proposal has this text; `gone`: it has dropped its old logs. */
type Endpoint = { readonly text: string } | 'gone' | 'silence';

/** A fresh page with these endpoints of Avalanche, in this order. */
async function openPage(endpoints: readonly Endpoint[]) {
  const urls = endpoints.map((_endpoint, index) => `https://node${index}.example/rpc`);
  const sent = fakeFetch(({ url, body }): FakeAnswer => {
    if (url === '/config.json')
      return { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: urls } }) };
    const endpoint = endpoints[urls.indexOf(url)];
    if (endpoint === undefined || endpoint === 'silence' || body === undefined) return 'silence';
    const logs = endpoint === 'gone' ? [] : [logWith(endpoint.text)];
    return responsesTo(body, ({ id, method }) => ({
      ...{ jsonrpc: '2.0', id },
      result: method === 'eth_getLogs' ? logs : '0xa86a',
    }));
  });
  unloadModules();
  const { readCreation } = await import('./creation');
  /** The text of proposal 1, or the name of the failure. */
  const text = async () => {
    const { signal } = new AbortController();
    const read = readCreation({ proposal: { id: 1n, proposer, startTime }, block: 9n, signal });
    const outcome = read.then(
      ({ description }) => description,
      (error: unknown) => (error instanceof Error ? error.name : error),
    );
    await jest.advanceTimersByTimeAsync(3_000);
    return outcome;
  };
  const asked = () => urls.map((each) => sent.filter(({ url }) => url === each).length);
  return { text, asked };
}

const TRUE = { text: '# Lower the rewards' };
const FALSE = { text: '# Raise the rewards' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('GOV-26 a text that two endpoints report is believed, and each is asked once', async () => {
  const { text, asked } = await openPage([TRUE, TRUE, TRUE]);
  expect(await text()).toBe(TRUE.text);
  expect(asked()).toEqual([1, 1, 0]);
});

test('GOV-26 a text that another endpoint contradicts is not shown', async () => {
  const { text } = await openPage([FALSE, TRUE]);
  expect(await text()).toBe('ContradictoryLogsError');
});

test('GOV-26 of three endpoints the two that agree are believed', async () => {
  const { text } = await openPage([FALSE, TRUE, TRUE]);
  expect(await text()).toBe(TRUE.text);
});

test.each<[string, readonly Endpoint[]]>([
  ['is asked alone', [TRUE]],
  ['alone has old logs', [TRUE, 'gone']],
  ['comes after one without old logs', ['gone', TRUE]],
])('GOV-26 an endpoint that %s is believed', async (_name, endpoints) => {
  const { text } = await openPage(endpoints);
  expect(await text()).toBe(TRUE.text);
});

test('GOV-26 the texts wait only once for a second endpoint that does not answer', async () => {
  const { text, asked } = await openPage([TRUE, 'silence']);
  expect(await text()).toBe(TRUE.text);
  expect(await text()).toBe(TRUE.text);
  expect(asked()).toEqual([2, 1]);
});

import { type FakeAnswer, fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { firstBlockAfter } from './blockSubgraph';

const SUBGRAPH = 'https://blocks.example';
const FROM = 913_600n;
const TO = FROM + 604_800n;
const ASKED =
  /blocks\(first: 1, orderBy: timestamp, orderDirection: asc,\s+where: \{ timestamp_gt: \$from, timestamp_lt: \$to \}\) \{ id number timestamp \}/;

/** Asks a subgraph that returns these blocks. */
function ask(blocks: readonly { readonly number: string; readonly timestamp: string }[]) {
  const answer: FakeAnswer = { body: JSON.stringify({ data: { blocks } }) };
  const sent = fakeFetch(() => answer);
  return { sent, block: firstBlockAfter(SUBGRAPH, FROM, new AbortController().signal) };
}

test('GOV-19 the block subgraph is asked once for the first block of the 604800 seconds after a time', async () => {
  const { sent, block } = ask([{ number: '12', timestamp: String(FROM + 1n) }]);
  expect(await block).toBe(12n);
  expect(sent).toEqual([
    {
      url: SUBGRAPH,
      body: {
        query: expect.stringMatching(ASKED),
        variables: { from: '913600', to: '1518400' },
      },
    },
  ]);
});

test.each([
  ['none', []],
  ['one at the time itself', [{ number: '12', timestamp: String(FROM) }]],
  ['one at the end of the period', [{ number: '12', timestamp: String(TO) }]],
])('GOV-19 of the blocks that the subgraph returns, %s is an error', async (_name, blocks) => {
  await expect(ask(blocks).block).rejects.toMatchObject({ name: 'UnknownBlockError' });
});

test('GOV-19 the last second of the period is inside', async () => {
  expect(await ask([{ number: '12', timestamp: String(TO - 1n) }]).block).toBe(12n);
});

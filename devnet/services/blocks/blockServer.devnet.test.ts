import { creations, storedProposal } from '../../governance/governance.setup';
import { PROPOSAL_NAMES, proposalId } from '../../governance/proposals';
import { seedPast } from '../../past/seedPast';
import { setUpDevnet } from '../../setUpDevnet';
import { BAD_BLOCKS, BLOCKS_PATH } from './blockServer';

const WEEK_SECONDS = 604_800n;
/** The query of the historic app. */
const QUERY = `
  query blocks($timestampFrom: Int!, $timestampTo: Int!) {
    blocks(
      first: 1
      orderBy: timestamp
      orderDirection: asc
      where: { timestamp_gt: $timestampFrom, timestamp_lt: $timestampTo }
    ) {
      id
      number
      timestamp
    }
  }
`;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const post = (body: string) =>
  fetch(`${devnet().lists.url}${BLOCKS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
const ask = async (query: string, variables?: Readonly<Record<string, number>>) =>
  (await post(JSON.stringify({ query, variables }))).json();
const between = (from: bigint, to: bigint) =>
  ask(QUERY, { timestampFrom: Number(from), timestampTo: Number(to) });

test('GOV-19 each proposal was created within ten blocks of the block that the subgraph finds', async () => {
  const logs = await creations(chain());
  for (const name of PROPOSAL_NAMES) {
    const { startTime } = await storedProposal(chain(), proposalId(name));
    const created = startTime - 86_400n;
    const { data } = await between(created, created + WEEK_SECONDS);
    const [block] = data.blocks;
    const number = BigInt(block.number);
    const { hash, timestamp } = await chain().client.getBlock({ blockNumber: number });
    expect(data.blocks).toEqual([
      { id: hash, number: String(number), timestamp: String(timestamp) },
    ]);
    expect(timestamp).toBeGreaterThan(created);
    const before = await chain().client.getBlock({ blockNumber: number - 1n });
    expect(before.timestamp).toBeLessThanOrEqual(created);
    const log = logs.find(({ args }) => args.id === proposalId(name));
    expect(Number(number - (log?.blockNumber ?? 0n))).toBeGreaterThanOrEqual(1);
    expect(Number(number - (log?.blockNumber ?? 0n))).toBeLessThanOrEqual(10);
  }
});

test('GOV-19 a past of the market, with blocks missing, changes no block that the subgraph finds', async () => {
  const found = async () => {
    const answers = [];
    for (const name of PROPOSAL_NAMES) {
      const { startTime } = await storedProposal(chain(), proposalId(name));
      answers.push(await between(startTime - 86_400n, startTime + WEEK_SECONDS));
    }
    return answers;
  };
  const before = await found();
  await seedPast(chain());
  expect(await found()).toEqual(before);
});

test('GOV-19 both times are excluded, and a period may have no block', async () => {
  const { number, timestamp } = await chain().client.getBlock({ blockNumber: 5n });
  const { data } = await between(timestamp - 1n, timestamp + 1n);
  expect(BigInt(data.blocks[0].number)).toBeLessThanOrEqual(number);
  expect(data.blocks[0].timestamp).toBe(String(timestamp));
  const none = { data: { blocks: [] } };
  expect(await between(timestamp - 1n, timestamp)).toEqual(none);
  const now = BigInt(Math.floor(Date.now() / 1_000));
  expect(await between(now + 3_600n, now + WEEK_SECONDS)).toEqual(none);
});

test('GOV-19 the times may be written in the query, and only the requested fields are returned', async () => {
  const query =
    '{blocks(first:1,orderBy:timestamp,orderDirection:asc,where:{timestamp_gt:"1",timestamp_lt:9999999999}){number}}';
  expect(await ask(query)).toEqual({ data: { blocks: [{ number: '0' }] } });
});

test.each([
  '',
  '{ pairs { id } }',
  QUERY.replace('asc', 'desc'),
  QUERY.replace('first: 1', 'first: 100'),
  QUERY.replace('timestamp_gt', 'number_gt'),
  QUERY.replace('id', 'author'),
  QUERY.replace('$timestampFrom,', '$timestampSince,'),
  QUERY.slice(0, -5),
])('a query that the subgraph would not answer is an error: %s', async (query) => {
  const variables = { timestampFrom: 1, timestampTo: 9_999_999_999 };
  expect(await ask(query, variables)).toEqual({ errors: [{ message: expect.any(String) }] });
});

test('a test can break the subgraph until it is reset', async () => {
  const { blocks } = devnet();
  const body = JSON.stringify({ query: QUERY, variables: { timestampFrom: 1, timestampTo: 2 } });
  blocks.break({ type: 'body', body: BAD_BLOCKS.errors });
  expect(await (await post(body)).json()).toEqual({ errors: [{ message: 'indexing_error' }] });
  blocks.break({ type: 'status', status: 503 });
  expect((await post(body)).status).toBe(503);
  blocks.break({ type: 'html' });
  expect(await (await post(body)).text()).toMatch(/^<!doctype html>/);
  blocks.break({ type: 'down' });
  await expect(post(body)).rejects.toThrow('fetch failed');
  const started = Date.now();
  blocks.break({ type: 'slow', ms: 300 });
  expect(await (await post(body)).json()).toEqual({ data: { blocks: [] } });
  expect(Date.now() - started).toBeGreaterThanOrEqual(299);
  expect(blocks.requests()).toEqual(Array.from({ length: 5 }, () => JSON.parse(body)));

  devnet().quiet();
  expect(blocks.requests()).toEqual([]);
  expect(await (await post(body)).json()).toEqual({ data: { blocks: [] } });
});

test('pages of other origins may ask the subgraph', async () => {
  const url = `${devnet().lists.url}${BLOCKS_PATH}`;
  const preflight = await fetch(url, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  expect((await fetch(url)).status).toBe(405);
});

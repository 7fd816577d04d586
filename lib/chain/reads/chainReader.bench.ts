// The reader's main-thread cost per block, next to encoding and decoding the same calls with a
// general codec, in one run: `npm run bench`. Exits with 1 when the goal is missed.
import { QueryClient } from '@tanstack/react-query';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
} from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { ChainReader } from './chainReader';
import { type EncodedRead, encodeReads, InvalidContractError } from './encodedRead';

const TRACKED = 10_000;
const DUE = 500;
const EVERY_BLOCK = { everyBlocks: 1, sinceBlock: 0n, needsSameBlock: false };
const ENDPOINT = 'https://node.example/rpc';
const CHANGED = 50;
const BLOCKS = 60;
const FIRST_BLOCK = 1_000n;
/** The maximum median cost of the reader per block, in milliseconds. */
const GOAL_MS = 10;
const TOKEN: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
const BLOCK_MS = 2_000;

let nowMs = 0;
Date.now = () => nowMs;

const calls = Array.from({ length: TRACKED }, (_, index) => ({
  address: TOKEN,
  abi: erc20Abi,
  functionName: 'balanceOf' as const,
  args: [numberToHex(index + 1, { size: 20 })] as const,
}));
const reads = encodeReads(calls).filter(
  (read): read is EncodedRead => read !== undefined && !(read instanceof InvalidContractError),
);

/**
 * A node's answer to a multicall of this many reads. The first few balances change with its block.
 */
function replyTo(count: number, block: bigint): Hex {
  const entries = Array.from({ length: count }, (_, index) => ({
    success: true,
    returnData: numberToHex(index < CHANGED ? block : 7n, { size: 32 }),
  }));
  const lead = { success: true, returnData: numberToHex(block, { size: 32 }) };
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [lead, ...entries],
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The reader's milliseconds for each block. */
async function measureReader(): Promise<readonly number[]> {
  // The node's work, including its garbage, is done before anything is measured.
  const replies = new Map<string, Hex>();
  for (const count of [DUE - 1, TRACKED % (DUE - 1)])
    replies.set(`${FIRST_BLOCK} ${count}`, replyTo(count, FIRST_BLOCK));
  for (let block = FIRST_BLOCK + 1n; block <= FIRST_BLOCK + BigInt(BLOCKS); block += 1n)
    for (const count of [1, DUE - 1]) replies.set(`${block} ${count}`, replyTo(count, block));
  let block = FIRST_BLOCK;
  const reader = new ChainReader({
    chainId: 43114,
    client: new QueryClient(),
    ask: async ({ params }, read) => read(replies.get(`${block} ${countOf(params)}`), ENDPOINT),
    isPaused: () => false,
  });
  const spent: number[] = [];
  for (; spent.length < BLOCKS; block += 1n) {
    nowMs += BLOCK_MS;
    const isFirst = block === FIRST_BLOCK;
    if (isFirst) {
      reader.watch(reads.slice(0, DUE), EVERY_BLOCK, () => {});
      reader.watch(reads.slice(DUE), { ...EVERY_BLOCK, everyBlocks: 10_000 }, () => {});
    }
    const startedMs = performance.now();
    reader.recordBlock(block);
    // The replies are available at once, so all that follows runs in this task.
    await new Promise((resolve) => setImmediate(resolve));
    if (!isFirst) spent.push(performance.now() - startedMs);
    if (reader.freshness.oldest?.block !== block) throw new TypeError('The block was not read.');
  }
  return spent;
}

/** The number of reads in a multicall, from the length of its call data. */
function countOf(params: unknown): number {
  const [call] = Array.isArray(params) ? params : [];
  return Number.parseInt(String(call.data).slice(74, 138), 16) - 1;
}

/** The milliseconds for encoding and decoding a block's due calls with the general codec. */
function measureCodec(): readonly number[] {
  const due = calls.slice(0, DUE);
  return Array.from({ length: BLOCKS }, (_, block) => {
    const reply = replyTo(DUE, BigInt(1_000 + block));
    const startedMs = performance.now();
    encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [
        due.map((call) => ({
          target: MULTICALL3_ADDRESS,
          allowFailure: true,
          callData: encodeFunctionData(call),
        })),
      ],
    });
    const decoded = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: reply,
    });
    for (const { returnData } of decoded)
      decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: returnData });
    return performance.now() - startedMs;
  });
}

const readerMs = median(await measureReader());
const codecMs = median(measureCodec());
console.log(
  `A block with ${TRACKED} tracked reads, ${DUE} of them due: ${readerMs.toFixed(1)} ms (goal ${GOAL_MS}); ` +
    `a general codec takes ${codecMs.toFixed(1)} ms for the due ones alone.`,
);
process.exit(readerMs <= GOAL_MS ? 0 : 1);

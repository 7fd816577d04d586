import {
  type Address,
  concat,
  encodeEventTopics,
  type Hash,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';

const swapAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
]);
const syncAbi = parseAbi(['event Sync(uint112 reserve0, uint112 reserve1)']);

/** A log in a node's format. */
export type WireLog = {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockHash: Hash;
  readonly blockNumber: Hex;
  readonly transactionHash: Hash;
  readonly transactionIndex: Hex;
  readonly logIndex: Hex;
};

/** An address made from a number. */
export const addressOf = (n: number): Address => numberToHex(n, { size: 20 });

/** The hash of the transaction at a place in the block. */
export const hashAt = (index: number): Hash => numberToHex(0xa000 + index, { size: 32 });

export const BLOCK = { number: 500n, hash: numberToHex(0xb10c, { size: 32 }) } as const;

type Topics = ReturnType<typeof encodeEventTopics>;

type Sale = {
  /** The place of the transaction in the block. */
  readonly index: number;
  readonly isFirstSold: boolean;
  readonly input: bigint;
  readonly sender: Address;
  readonly to: Address;
};

/** Pools that log what happens to them, as pairs do, into one block. */
export function loggingPools() {
  const logs: WireLog[] = [];
  const log = (address: Address, index: number, topics: Topics, data: readonly bigint[]) =>
    logs.push({
      address,
      topics: topics.flatMap((topic) => (typeof topic === 'string' ? [topic] : [])),
      data: concat(data.map((value) => numberToHex(value, { size: 32 }))),
      blockHash: BLOCK.hash,
      blockNumber: numberToHex(BLOCK.number),
      transactionHash: hashAt(index),
      transactionIndex: numberToHex(index),
      logIndex: numberToHex(logs.length),
    });
  const pool = (address: Address, first: bigint, second: bigint) => {
    let reserves: readonly [bigint, bigint] = [first, second];
    const sync = (index: number, next: readonly [bigint, bigint]) => {
      reserves = next;
      log(address, index, encodeEventTopics({ abi: syncAbi }), next);
    };
    return {
      address,
      reserves: () => reserves,
      sync,
      /** Sells to the pool, and returns what it sent. */
      sell({ index, isFirstSold, input, sender, to }: Sale): bigint {
        const [a, b] = reserves;
        const [reserveIn, reserveOut] = isFirstSold ? [a, b] : [b, a];
        const output = outputFor(input, { reserveIn, reserveOut });
        sync(index, isFirstSold ? [a + input, b - output] : [a - output, b + input]);
        const amounts = isFirstSold ? [input, 0n, 0n, output] : [0n, input, output, 0n];
        const topics = encodeEventTopics({ abi: swapAbi, args: { sender, to } });
        log(address, index, topics, amounts);
        return output;
      },
    };
  };
  return { logs, pool };
}

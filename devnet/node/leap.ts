import { gzipSync } from 'node:zlib';
import { bytesToHex, type Hex, hexToNumber, numberToHex, type RpcBlock } from 'viem';
import type { ChainClient } from './chain';
import { SECONDS_PER_BLOCK } from './mineMany';

/** A block, and when it is, in seconds since 1970. */
type BlockMoment = { readonly block: bigint; readonly seconds: bigint };

type Leap = {
  /** The block after which the chain continues; above the latest one. */
  readonly to: BlockMoment;
  /** Whether the blocks in between exist, without transactions and states; missing by default. */
  readonly isFilled?: boolean;
};

/** The parts of a block that make its header. */
type Header = Record<string, Hex> & { readonly gasLimit: Hex; readonly baseFeePerGas: Hex };

type LatestBlock = {
  Method: 'eth_getBlockByNumber';
  Parameters: ['latest', false];
  ReturnType: RpcBlock;
};
type SetTime = { Method: 'evm_setTime'; Parameters: [Hex]; ReturnType: number };

const NO_BLOOM: Hex = `0x${'0'.repeat(512)}`;
const BLOCK_SECONDS = BigInt(SECONDS_PER_BLOCK);

/**
 * Lets a chain continue at a much later block, with what it holds now. The state after that block
 * is kept, as the next one is mined at once, two seconds later. To mine all blocks in between would
 * take minutes.
 */
export async function leap({ client }: { readonly client: ChainClient }, { to, isFilled }: Leap) {
  const header = await latestHeader(client);
  const first = isFilled ? BigInt(header.number ?? to.block) + 1n : to.block;
  const state = stateAt(header, to, first);
  // A block that is mined by the clock at the same time undoes the leap.
  do {
    // The clock may go back.
    await client.request<SetTime>({ method: 'evm_setTime', params: [numberToHex(to.seconds)] });
    await client.setNextBlockTimestamp({ timestamp: to.seconds + BLOCK_SECONDS });
    await client.loadState({ state });
    await client.mine({ blocks: 1 });
  } while ((await client.getBlockNumber()) <= to.block);
}

async function latestHeader(client: ChainClient): Promise<Header> {
  const block = await client.request<LatestBlock>({
    method: 'eth_getBlockByNumber',
    params: ['latest', false],
  });
  const fields = Object.entries(block).filter(
    (entry): entry is [string, Hex] => typeof entry[1] === 'string',
  );
  const { hash, size, ...header } = Object.fromEntries(fields);
  const { gasLimit = '0x0', baseFeePerGas = '0x0' } = header;
  // With half of its gas used, a block leaves the fee of the next one as it is.
  const gasUsed = numberToHex(hexToNumber(gasLimit) / 2);
  return { ...header, gasLimit, baseFeePerGas, gasUsed, logsBloom: NO_BLOOM };
}

/** The state that the local chain loads: the headers of some blocks, and no account. */
function stateAt(header: Header, { block, seconds }: BlockMoment, first: bigint): Hex {
  const blocks = Array.from({ length: Number(block - first) + 1 }, (_, index) => {
    const number = first + BigInt(index);
    const timestamp = seconds - BLOCK_SECONDS * (block - number);
    return {
      header: { ...header, number: numberToHex(number), timestamp: numberToHex(timestamp) },
      transactions: [],
      ommers: [],
    };
  });
  const state = {
    block: {
      number: numberToHex(block),
      beneficiary: header.miner,
      timestamp: numberToHex(seconds),
      gas_limit: hexToNumber(header.gasLimit),
      basefee: hexToNumber(header.baseFeePerGas),
      difficulty: '0x0',
      prevrandao: header.mixHash,
      blob_excess_gas_and_price: { excess_blob_gas: 0, blob_gasprice: 1 },
    },
    accounts: {},
    best_block_number: Number(block),
    blocks,
    transactions: [],
  };
  return bytesToHex(gzipSync(JSON.stringify(state)));
}

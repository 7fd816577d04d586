import { type Client, createClient, custom, type Hex, keccak256, numberToHex } from 'viem';
import { avalanche } from 'viem/chains';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { checkTransaction } from '@/lib/transactions/history/checkTransaction';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/** The device's time, in milliseconds. */
export const NOW = 1_700_000_000_000;
/** The hash of the checked transaction, and that of a replacement. */
export const OURS = keccak256('0x01');
export const OTHER = keccak256('0x02');
/** Its account. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** The contract that it calls. */
export const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const data = '0xabcdef01';

/** Its record: a wrap of 5 units with nonce 7, which the node has shown. */
export const record: TransactionRecord = {
  hash: OURS,
  from: account,
  chainId: 43114,
  summary: {
    type: 'wrap',
    amount: {
      currency: {
        type: 'native',
        chainId: 43114,
        decimals: 18,
        symbol: 'AVAX',
        name: 'Avalanche',
      },
      raw: 5n,
    },
  },
  to: router,
  value: 5n,
  dataHash: keccak256(data),
  nonce: 7,
  addedTime: NOW,
};

/** The transaction that was mined with the nonce. */
export type Mined = {
  readonly hash: Hex;
  readonly block: number;
  readonly to: Hex | null;
  readonly value: Hex;
  readonly input: Hex;
  readonly status?: Hex;
};

/** A transaction with the same effect as ours, mined successfully. */
export const same = { to: router, value: '0x5', input: data, status: '0x1' } as const;

/** The state of the node. */
type Chain = {
  /** The transaction that used nonce 7, if one was mined. */
  readonly mined?: Mined;
  /** Whether the node knows our transaction before it is mined. */
  readonly isKnown?: boolean;
  /** The oldest block whose state the node still has. */
  readonly oldestState?: number;
  /** Whether the node fails to report what another block contains, or the state in it. */
  readonly isDown?: boolean;
  /** Whether receipts are still missing. */
  readonly hidesReceipts?: boolean;
  /** The answer to a call at the block in which it was mined. */
  readonly replay?: () => unknown;
  /** The code of the account. */
  readonly code?: Hex;
};

/** A node at block 100 whose account has nonce 7 until `mined`. */
export function client(chain: Chain = {}) {
  const { mined, isKnown = true, oldestState = 0, hidesReceipts = false } = chain;
  const asked: string[] = [];
  const transaction = (hash: Hex) => ({
    ...{ hash, from: account, to: router, value: '0x5', input: data, gas: '0x5208' },
    ...{ nonce: '0x7', type: '0x0' },
  });
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getTransactionReceipt: ([hash]) =>
      hash === mined?.hash && !hidesReceipts
        ? {
            transactionHash: hash,
            blockHash: keccak256('0x03'),
            blockNumber: numberToHex(mined?.block ?? 0),
            contractAddress: null,
            from: account,
            to: mined?.to,
            transactionIndex: '0x2',
            ...(mined?.status !== undefined && { status: mined.status }),
            logs: [],
          }
        : null,
    eth_getTransactionByHash: ([hash]) =>
      (isKnown && hash === OURS) || hash === mined?.hash ? transaction(OURS) : null,
    eth_getCode: () => chain.code ?? '0x',
    eth_call: ([call, block]) => {
      const asMined = { from: account, to: router, value: '0x5', data, gas: '0x5208' };
      expect([call, block]).toEqual([asMined, numberToHex(mined?.block ?? 0)]);
      return chain.replay?.() ?? '0x';
    },
    eth_getTransactionCount: ([, block]) => {
      const number = block === 'latest' ? 100 : Number(block);
      if (chain.isDown && block !== 'latest') throw { code: -32603, message: 'busy' };
      if (number < oldestState) throw { code: -32000, message: 'missing trie node' };
      return mined !== undefined && number >= mined.block ? '0x8' : '0x7';
    },
    eth_getBlockByNumber: ([block]) => ({
      number: block,
      transactions:
        mined !== undefined && Number(block) === mined.block
          ? [
              { ...transaction(OTHER), from: router },
              { ...transaction(mined.hash), ...mined },
            ]
          : [],
    }),
  };
  const request = async ({ method, params }: { method: string; params: readonly unknown[] }) => {
    asked.push(method);
    return answers[method]?.(params);
  };
  const transport = custom({ request }, { retryCount: 0 });
  return { asked, nodeClient: createClient({ chain: avalanche, transport }) };
}

/** Asks the node of a client for several things at once, as the page asks its endpoints. */
export function asking(nodeClient: Client): AskInOwnBatch {
  return async (_chainId, requests, read) =>
    read(
      await Promise.allSettled(requests.map((each) => nodeClient.request(each as never))),
      ONE_ENDPOINT,
    );
}

/** Checks our transaction, or a variant of it, at block 100. */
export function check(chain: Chain, own: Partial<TransactionRecord> = {}, nowMs = NOW) {
  const { nodeClient } = client(chain);
  const moment = { blockNumber: 100n, nowMs };
  return checkTransaction(nodeClient, { ...record, ...own }, moment, { ask: asking(nodeClient) });
}

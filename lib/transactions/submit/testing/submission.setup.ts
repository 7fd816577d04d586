import {
  createClient,
  custom,
  encodeErrorResult,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
} from 'viem';
import { avalanche } from 'viem/chains';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import { type ShownSwap, swapStatement } from '@/lib/features/swap/swapStatement';
import { wrapStatement } from '@/lib/features/swap/wrapStatement';
import { approveStatement } from '@/lib/transactions/approvals/approveStatement';
import type { TransactionParameters } from '@/lib/transactions/review/assertReviewed';
import type { Intent } from '@/lib/transactions/submit/intent';
import { withNamedFailures } from '@/lib/transactions/submit/walletFailure';
import type { Answer, Answers } from './fakeWallet.setup';

/** The time of the latest block, in seconds. */
export const CHAIN_TIME = 1_700_000_000;
/** The hash of the transaction that the wallet sends. */
export const HASH = keccak256('0x01');
const BLOCK_HASH = keccak256('0x02');
/** The account that reviewed. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** The exchange's router. */
export const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
/** The wrapped native token. */
export const wavax = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
/** A token. */
export const png = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;
const avax = {
  type: 'native',
  chainId: 43114,
  decimals: 18,
  symbol: 'AVAX',
  name: 'Avalanche',
} as const;
/** The functions that are called, with the specification's signatures. */
export const abi = parseAbi([
  'function swapExactAVAXForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function approve(address spender, uint256 amount)',
  'function deposit() payable',
]);

/** A swap of 1 AVAX for at least 5 units of PNG. */
export const shownSwap: ShownSwap = {
  exact: 'input',
  isInputNative: true,
  isOutputNative: false,
  mustMeasure: false,
  path: [wavax, png.address],
  amountIn: 10n ** 18n,
  amountOut: 5n,
  recipient: account,
  deadlineSeconds: 3600,
  sold: { currency: avax, raw: 10n ** 18n },
};

function swapCalls(deadline: bigint): CallCandidates {
  const call = {
    address: router,
    abi,
    args: [5n, [wavax, png.address], account, deadline],
    value: 10n ** 18n,
  } as const;
  return [
    { ...call, functionName: 'swapExactAVAXForTokens' },
    { ...call, functionName: 'swapExactAVAXForTokensSupportingFeeOnTransferTokens' },
  ];
}

/** That swap. */
export const swap: Intent = {
  chainId: 43114,
  account,
  statement: swapStatement(shownSwap),
  summary: {
    type: 'swap',
    input: { currency: avax, raw: 10n ** 18n },
    output: { currency: png, raw: 6n },
  },
  callsAt: swapCalls,
};

/** An approval of 7 units of PNG. */
export const approval: Intent = {
  chainId: 43114,
  account,
  statement: approveStatement({ token: png.address, spender: router, amounts: [7n] }),
  summary: { type: 'approve', token: png, spender: router },
  callsAt: () => [{ address: png.address, abi, functionName: 'approve', args: [router, 7n] }],
};

/** Wrapping 3 units of AVAX. */
export const wrap: Intent = {
  chainId: 43114,
  account,
  statement: wrapStatement({ type: 'wrap', amount: 3n }),
  summary: { type: 'wrap', amount: { currency: avax, raw: 3n } },
  callsAt: () => [{ address: wavax, abi, functionName: 'deposit', value: 3n }],
};

/** A block in a node's or wallet's format. */
export function block(number: Hex, hash = BLOCK_HASH) {
  return { number, hash, timestamp: numberToHex(CHAIN_TIME), transactions: [] };
}

/** A node's answer when the contract reverts with a reason. */
export function reverts(reason: string): Answer {
  return () => {
    const data = encodeErrorResult({
      abi: parseAbi(['error Error(string)']),
      errorName: 'Error',
      args: [reason],
    });
    throw { code: 3, message: `execution reverted: ${reason}`, data };
  };
}

/** An answer that is an error. */
export function fails(error: unknown): Answer {
  return () => {
    throw error;
  };
}

type FixtureOptions = {
  readonly node?: Answers;
  readonly wallet?: Answers;
  /** Called before each request is answered. */
  readonly onAsked?: (who: 'node' | 'wallet', method: string) => void;
};

/** A working node and wallet, except for what a test changes. */
export function submissionFixture({
  node = {},
  wallet = {},
  onAsked = () => undefined,
}: FixtureOptions = {}) {
  const asked: { who: 'node' | 'wallet'; method: string; params: readonly unknown[] }[] = [];
  const blocks: Answer = ([number]) => block(number === 'latest' ? '0x64' : '0x5c');
  const answering = (who: 'node' | 'wallet', answers: Answers) => ({
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push({ who, method, params });
      onAsked(who, method);
      const answer = answers[method];
      if (answer === undefined) throw { code: -32601, message: `no ${method}` };
      return answer(params);
    },
  });
  const nodeTransport = answering('node', {
    eth_getBlockByNumber: blocks,
    eth_estimateGas: () => '0x186a0',
    eth_getTransactionCount: () => '0x7',
    ...node,
  });
  const provider = withNamedFailures(
    answering('wallet', {
      eth_getBlockByNumber: blocks,
      eth_chainId: () => '0xa86a',
      eth_accounts: () => [account],
      eth_sendTransaction: () => HASH,
      ...wallet,
    }),
  );
  const client = createClient({
    chain: avalanche,
    transport: custom(nodeTransport, { retryCount: 0 }),
  });
  const sent = () =>
    asked
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => params[0])
      .filter(isParameters);
  const clients = {
    client,
    provider,
    now: () => CHAIN_TIME * 1000,
    signal: new AbortController().signal,
    acceptsUnchecked: false,
    askUser: (request: Parameters<typeof provider.request>[0]) => provider.request(request),
  };
  return { asked, sent, clients };
}

function isParameters(sent: unknown): sent is TransactionParameters {
  return typeof sent === 'object' && sent !== null && 'data' in sent;
}

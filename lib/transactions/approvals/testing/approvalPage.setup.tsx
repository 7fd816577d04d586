import { renderHook } from '@testing-library/react';
import { decodeFunctionData, keccak256, numberToHex, parseAbi } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { RETURNED_FALSE } from '@/lib/chain/contracts/returnedFalse';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import type { ApprovalStatus } from '@/lib/transactions/approvals/approval';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { useTransactions } from '@/lib/transactions/history/store';
import { useWatchReceipts } from '@/lib/transactions/history/useWatchReceipts';
import { BLOCK, connectedWrapper } from '@/lib/transactions/submit/testing/connectedWrapper.setup';
import { serveNode } from '@/lib/transactions/submit/testing/fakeWallet.setup';

/** The hash of the transaction that the wallet sends. */
export const HASH = keccak256('0x01');
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** The spender that needs the approval. */
export const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const abi = parseAbi(['function approve(address spender, uint256 amount)']);
/** The token whose approval is requested. */
export const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};

function approvedAmount(parameters: unknown): bigint | undefined {
  if (typeof parameters !== 'object' || parameters === null || !('data' in parameters)) return;
  const { data } = parameters;
  return typeof data === 'string' && data.startsWith('0x')
    ? decodeFunctionData({ abi, data: `0x${data.slice(2)}` }).args[1]
    : undefined;
}

function isMulticall(parameters: unknown): boolean {
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'to' in parameters &&
    parameters.to === MULTICALL3_ADDRESS
  );
}

/**
 * A page at block 100 on which the router has an allowance, and a token that may reject amounts.
 *
 * @param isWatched - Whether the page follows pending transactions, too.
 */
export async function approvalPage(
  amount: Amount,
  {
    allowance = 0n,
    refuses = (_raw: bigint): boolean => false,
    returnsFalse = false,
    isWatched = false,
  } = {},
) {
  const node = fakeNode();
  const allow = (raw: bigint) =>
    node.contracts.set(
      contractKey(png.address, 'allowance(address,address)'),
      numberToHex(raw, { size: 32 }),
    );
  allow(allowance);
  const refusing = ([parameters]: readonly unknown[]) => {
    if (!refuses(approvedAmount(parameters) ?? 0n)) return undefined;
    if (!returnsFalse) throw { code: 3, message: 'execution reverted: set it to zero first' };
    return RETURNED_FALSE;
  };
  serveNode(
    {
      eth_getBlockByNumber: () => BLOCK,
      eth_getTransactionReceipt: () => null,
      eth_getTransactionByHash: () => null,
      eth_getTransactionCount: () => '0x0',
      eth_getCode: () => '0x',
      eth_estimateGas: (params) => {
        refusing(params);
        return '0x5208';
      },
      eth_call: (params) => {
        if (!isMulticall(params[0])) return refusing(params) ?? '0x';
        const wire = { jsonrpc: '2.0', id: 0, method: 'eth_call', params };
        const answer = node.answer({ body: [wire] });
        return typeof answer === 'string' ? null : JSON.parse(answer.body)[0].result;
      },
    },
    node,
  );
  const { wallet, readAt, wrapper } = await connectedWrapper({ node, account });
  const statuses: ApprovalStatus[] = [];
  const { result } = renderHook(
    () => {
      const approval = useApproval(amount, router);
      useWatchReceipts(isWatched ? 43114 : undefined);
      statuses.push(approval.status);
      return approval;
    },
    { wrapper },
  );
  const sent = () =>
    wallet.asked
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => approvedAmount(params[0]));
  return { result, statuses, sent, allow, readAt };
}

/** Sets up, for each test of a file, an empty history and a console that shows no errors. */
export function setUpApprovalPage(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    useTransactions.setState(useTransactions.getInitialState());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** What ends an approval that was mined in a block. */
export function minedIn(blockNumber: bigint) {
  return {
    nowMs: Date.now(),
    receipt: {
      blockHash: HASH,
      blockNumber,
      contractAddress: null,
      from: account,
      status: 1,
      to: png.address,
      transactionHash: HASH,
      transactionIndex: 0,
    },
  } as const;
}

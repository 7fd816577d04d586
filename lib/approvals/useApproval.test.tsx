import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { decodeFunctionData, keccak256, maxUint256, numberToHex, parseAbi } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { MULTICALL3_ADDRESS } from '@/lib/contracts/addresses';
import { RETURNED_FALSE } from '@/lib/contracts/returnedFalse';
import { finalizeTransaction, useTransactions } from '@/lib/history/store';
import { chainReader } from '@/lib/reads/useChainReader';
import { TransactionRevertsError } from '@/lib/review/sendFailures';
import { skipTime } from '@/lib/rpc/deviceClock.setup';
import { contractKey, fakeNode } from '@/lib/rpc/fakeNode.setup';
import { chainTransports } from '@/lib/rpc/transport';
import { fakeWallet, serveNode } from '@/lib/submit/fakeWallet.setup';
import { nativeCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import type { ApprovalStatus } from './approval';
import { UnnecessaryApprovalError } from './approveIntent';
import { useApproval } from './useApproval';

/** The minimum time between two reads of blocks. */
const BETWEEN_BLOCKS_MS = 2_000;

const HASH = keccak256('0x01');
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const abi = parseAbi(['function approve(address spender, uint256 amount)']);
const png: Token = {
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
 */
async function page(
  amount: Amount,
  { allowance = 0n, refuses = (_raw: bigint): boolean => false, returnsFalse = false } = {},
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
  const block = { number: '0x64', hash: keccak256('0x02'), timestamp: '0x1', transactions: [] };
  serveNode(
    {
      eth_getBlockByNumber: () => block,
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
  const wallet = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: () => block,
    eth_sendTransaction: () => HASH,
  });
  const connector = injected({
    target: { id: 'test', name: 'Test', provider: () => Object.assign({}, wallet) as never },
  });
  const config = createConfig({
    chains: [avalanche, avalancheFuji],
    connectors: [connector],
    transports: chainTransports,
    storage: null,
  });
  await connect(config, { connector });
  const queryClient = new QueryClient();
  const store = createStore();
  const readAt = (number: bigint) => {
    node.block = number;
    skipTime(BETWEEN_BLOCKS_MS);
    act(() => chainReader(queryClient, 43114).noteBlock(number));
  };
  readAt(100n);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Provider store={store}>{children}</Provider>
      </QueryClientProvider>
    </WagmiProvider>
  );
  const statuses: ApprovalStatus[] = [];
  const { result } = renderHook(
    () => {
      const approval = useApproval(amount, router);
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

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('APR-01 the native coin is approved', async () => {
  const { result } = await page(amountOf(nativeCurrency(43114), 5n));
  expect(result.current.status).toBe('approved');
});

test('APR-02 an allowance that covers the amount is approved', async () => {
  const { result } = await page(amountOf(png, 5n), { allowance: 5n });
  expect(result.current.status).toBe('unknown');
  await waitFor(() => expect(result.current.status).toBe('approved'));
  expect(() => result.current.approve('unlimited')).toThrow(UnnecessaryApprovalError);
});

test.each([
  ['APR-03', 'unlimited', maxUint256],
  ['APR-04', 'exact', 5n],
] as const)(
  '%s an approval of size %s is sent and is pending until it can be read back',
  async (_id, size, raw) => {
    const { result, sent, allow, readAt } = await page(amountOf(png, 5n));
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    act(() => result.current.approve(size));
    await waitFor(() => expect(result.current.status).toBe('pending'));
    expect(sent()).toEqual([raw]);
    act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
    expect(result.current.status).toBe('pending');
    allow(raw);
    readAt(101n);
    await waitFor(() => expect(result.current.status).toBe('approved'));
  },
);

test('APR-03 the exact amount is approved when the gas of an unlimited approval cannot be estimated', async () => {
  const { result, sent } = await page(amountOf(png, 5n), {
    refuses: (raw) => raw === maxUint256,
  });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('unlimited'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  expect(sent()).toEqual([5n]);
});

test.each([
  ['reverts', false],
  ['returns false', true],
])(
  'APR-03 K10 a token that %s when an approval is raised has it taken back first, as a step of its own',
  async (_how, returnsFalse) => {
    const { result, sent, allow, readAt } = await page(amountOf(png, 5n), {
      allowance: 1n,
      refuses: (raw) => raw !== 0n,
      returnsFalse,
    });
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    expect(result.current.needsRevoke).toBe(false);
    act(() => result.current.approve('unlimited'));
    await waitFor(() => expect(result.current.needsRevoke).toBe(true));
    expect(sent()).toEqual([]);
    act(() => result.current.revoke());
    await waitFor(() => expect(result.current.status).toBe('pending'));
    expect(sent()).toEqual([0n]);
    act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
    allow(0n);
    readAt(101n);
    readAt(102n);
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    expect(result.current.needsRevoke).toBe(false);
  },
);

test('APR-03 K07 a token that refuses every approval, as while it is paused, is not to be revoked first', async () => {
  const { result, sent } = await page(amountOf(png, 5n), {
    allowance: 1n,
    refuses: () => true,
  });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('unlimited'));
  await waitFor(() =>
    expect(result.current.submission.error).toBeInstanceOf(TransactionRevertsError),
  );
  await waitFor(() => expect(result.current.needsRevoke).toBe(false));
  expect(sent()).toEqual([]);
});

test('APR-03 K10 a revoke ends with its receipt on a chain without further blocks', async () => {
  const { result, allow, readAt } = await page(amountOf(png, 5n), { allowance: 1n });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.revoke());
  await waitFor(() => expect(result.current.status).toBe('pending'));
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
  expect(result.current.status).toBe('pending');
  allow(0n);
  readAt(101n);
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
});

test('APR-02 an approval that was mined is not offered again in any render before the allowance was read', async () => {
  const { result, statuses, allow, readAt } = await page(amountOf(png, 5n));
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('exact'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  statuses.length = 0;
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
  allow(5n);
  readAt(101n);
  await waitFor(() => expect(result.current.status).toBe('approved'));
  expect([...new Set(statuses)]).toEqual(['pending', 'approved']);
});

test('APR-02 a receipt of a block that the page never reaches keeps an approval pending for 30 s', async () => {
  const { result } = await page(amountOf(png, 5n));
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('exact'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  jest.useFakeTimers();
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(50_000_000n)));
  await act(() => jest.advanceTimersByTimeAsync(29_900));
  expect(result.current.status).toBe('pending');
  await act(() => jest.advanceTimersByTimeAsync(101));
  expect(result.current.status).toBe('notApproved');
});

function minedIn(blockNumber: bigint) {
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

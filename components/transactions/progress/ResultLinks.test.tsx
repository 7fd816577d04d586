import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Address, encodeAbiParameters, type Hex, keccak256, zeroHash } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import share from '@/messages/en/share.json';
import transactions from '@/messages/en/transactions.json';
import { TransactionSent } from './TransactionSent';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const WAVAX = wrappedNative(43114);
const NOW = 1_000n;

type Answer = readonly [Address, string, bigint | Hex];

const swap: TransactionSummary = {
  type: 'swap',
  input: { currency: AVAX, raw: 10n ** 18n },
  output: { currency: PNG, raw: 5n },
};
const add: TransactionSummary = {
  type: 'add',
  amountA: { currency: AVAX, raw: 1n },
  amountB: { currency: PNG, raw: 2n },
};

/** The figures of a stake or an old farm with a stake of 50 and a period until `end`. */
function pays(contract: Address | undefined, end: bigint): readonly Answer[] {
  if (contract === undefined) throw new TypeError('There is no such contract.');
  return [
    [contract, 'totalSupply()', 50n],
    [contract, 'rewardRate()', 7n],
    [contract, 'periodFinish()', end],
  ];
}

const stakePays = (name: string, end: bigint) =>
  pays(STAKES.find((stake) => stake.name === name)?.pool.contract.address, end);
const farmPays = (name: string, end: bigint) =>
  pays(FARMS.find((farm) => farm.name === name)?.contract, end);

/** The result of a confirmed transaction. */
async function result(
  summary: TransactionSummary,
  answers: readonly Answer[] = [],
  own: Partial<TransactionRecord> = {},
) {
  const onClose = jest.fn();
  const transaction: TransactionRecord = {
    hash: keccak256('0x01'),
    from: account,
    chainId: 43114,
    summary,
    to: PNG.address,
    value: 0n,
    dataHash: zeroHash,
    addedTime: Date.now(),
    receipt: {
      blockHash: zeroHash,
      blockNumber: 100n,
      contractAddress: null,
      from: account,
      status: 1,
      to: PNG.address,
      transactionHash: keccak256('0x01'),
      transactionIndex: 0,
    },
    ...own,
  };
  const { read } = await connectedScreen(
    <TransactionSent transaction={transaction} isAboveForm onClose={onClose} />,
    { transactions, share },
    {
      account,
      contracts: [
        [MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', NOW],
        [
          EXCHANGE_ADDRESSES[43114].miniChef,
          'lpTokens()',
          encodeAbiParameters([{ type: 'address[]' }], [[]]),
        ],
        ...answers,
      ],
    },
  );
  /** Waits until a contract has answered how long it pays. */
  const isRead = (contract: Address | undefined) =>
    waitFor(() => {
      const finish = '0xebe2b12b';
      expect(read).toContainEqual({ to: contract, data: finish });
    });
  return { onClose, isRead };
}

const stakeLink = () => screen.queryByRole('link', { name: 'Stake PNG' });
const farmLink = () => screen.queryByRole('link', { name: 'Deposit in the farm' });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('TXN-32 a confirmed swap closes to its form, and is shared as a link', async () => {
  const { onClose } = await result({ ...swap, recipient: OTHER });
  fireEvent.click(screen.getByRole('button', { name: 'Swap again' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Share this swap' }));
  const link = `http://localhost/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=1`;
  expect(await screen.findByText(link)).toBeVisible();
});

test('TXN-32 a failed swap is neither repeated nor shared', async () => {
  await result(swap, [], { ending: 'replaced' });
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Share|Swap again/ })).toBeNull();
});

test('TXN-33 PNG from a swap leads to the most staked of the stakes that pay', async () => {
  const ended = stakePays('APEIN_V0', NOW - 1n).map(
    ([contract, name, answer]): Answer =>
      name === 'totalSupply()' ? [contract, name, 90n] : [contract, name, answer],
  );
  await result(swap, [...stakePays('WAVAX_V0', NOW + 9n), ...ended]);
  await waitFor(() => expect(stakeLink()).toHaveAttribute('href', `/stake/0/${WAVAX.address}`));
  expect(farmLink()).toBeNull();
});

test('TXN-33 nothing leads to a stake that has ended', async () => {
  const { isRead } = await result(swap, stakePays('WAVAX_V0', NOW - 1n));
  await isRead(stakePays('WAVAX_V0', NOW)[0]?.[0]);
  expect(stakeLink()).toBeNull();
});

test.each([
  { type: 'claim', reward: { currency: PNG, raw: 5n } },
  { type: 'airdrop', claimed: { currency: PNG, raw: 5n } },
] satisfies readonly TransactionSummary[])(
  'TXN-33 PNG of a confirmed $type leads to a stake',
  async (summary) => {
    await result(summary, stakePays('WAVAX_V0', NOW + 9n));
    await waitFor(() => expect(stakeLink()).not.toBeNull());
  },
);

test('TXN-33 added liquidity leads to the newest farm of its pair that pays', async () => {
  await result(add, [...farmPays('WAVAX_PNG_V1', NOW + 9n), ...farmPays('WAVAX_PNG_V0', NOW + 9n)]);
  await waitFor(() => expect(farmLink()).toHaveAttribute('href', `/png/AVAX/${PNG.address}/1`));
  expect(screen.getByRole('link', { name: 'Your position' })).toBeVisible();
  expect(stakeLink()).toBeNull();
});

test('TXN-33 nothing leads to a farm that has ended', async () => {
  const { isRead } = await result(add, farmPays('WAVAX_PNG_V1', NOW - 1n));
  await isRead(farmPays('WAVAX_PNG_V1', NOW)[0]?.[0]);
  expect(farmLink()).toBeNull();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseAbiParameters,
  zeroHash,
} from 'viem';
import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import type { ClaimOwner } from '@/lib/features/claims/claimRun';
import { forgetClaimRun } from '@/lib/features/claims/store';
import { describedToken } from '@/lib/holdings/knownTokens/testing/describedToken.setup';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { clearTransactions, finalizeTransaction } from '@/lib/transactions/history/storeActions';
import {
  encodeReport,
  reportFor,
  revertData,
} from '@/lib/transactions/simulation/testing/fakeSimulator.setup';
import { useUnansweredRequests } from '@/lib/transactions/submit/store';
import approvals from '@/messages/en/approvals.json';
import claims from '@/messages/en/claims.json';
import preview from '@/messages/en/preview.json';
import rewards from '@/messages/en/rewards.json';
import signErrors from '@/messages/en/signErrors.json';
import transactions from '@/messages/en/transactions.json';
import { ClaimDialog } from './ClaimDialog';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const owner: ClaimOwner = { chainId: 43114, account };
const ONE = 10n ** 18n;
const farm = avaxPngPool('WAVAX_PNG_V2');
const oldFarm = avaxPngPool('WAVAX_PNG_V1');
const stake = STAKES[0]?.pool ?? farm;
const chef = farm.contract.address;

const words = (...values: readonly bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );

/** A contract of one pool that owes `earned`. */
const stakingContract = (address: Address, earned: bigint) =>
  [
    [address, 'earned(address)', earned],
    [address, 'balanceOf(address)', 5n],
    [address, 'totalSupply()', 9n],
    [address, 'rewardRate()', 1n],
    [address, 'periodFinish()', 2_000_000_000n],
  ] as const;

const LP_TOKENS: readonly Address[] = [MULTICALL3_ADDRESS, farm.stakingToken.address];

const CONTRACTS = [
  [MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', 1_700_000_000n],
  [chef, 'lpTokens()', encodeAbiParameters(parseAbiParameters('address[]'), [LP_TOKENS])],
  [chef, 'rewardPerSecond()', ONE],
  [chef, 'rewardsExpiration()', 2_000_000_000n],
  [chef, 'totalAllocPoint()', 100n],
  [chef, 'poolInfo(uint256)', words(0n, 0n, 100n)],
  [chef, 'userInfo(uint256,address)', words(5n, 0n)],
  [chef, 'pendingReward(uint256,address)', 7n * ONE],
  [chef, 'rewarder(uint256)', 0n],
  [farm.stakingToken.address, 'balanceOf(address)', 9n],
  ...stakingContract(oldFarm.contract.address, 5n * ONE),
  ...stakingContract(stake.contract.address, 3n * ONE),
] as const;

/** What the wallet answers to each request to send, in turn. */
type Sending = 'sends' | 'declines' | 'says nothing clear';

const REWARDER: Address = '0xde4000000000000000000000000000000000f001';
const OOE: Address = '0x0ebd9537A25f56713E34c45b38F421A1e7191469';

type Contract = readonly [Address, string, bigint | Hex];

/** Makes the newest farm a super farm, whose rewarder owes 21 OOE and counts no stake. */
const SUPER_FARM: readonly Contract[] = [
  [chef, 'rewarder(uint256)', BigInt(REWARDER)],
  [
    REWARDER,
    'pendingTokens(uint256,address,uint256)',
    encodeAbiParameters(parseAbiParameters('address[], uint256[]'), [[OOE], [21n * ONE]]),
  ],
  [
    REWARDER,
    'getRewardInfos()',
    encodeAbiParameters(parseAbiParameters('(address, uint256, uint176, uint40, uint40)[]'), [
      [[OOE, 1n, 0n, 0, 9]],
    ]),
  ],
  [REWARDER, 'userAmounts(address)', 0n],
  describedToken('OOE', 18n),
];

type Options = {
  /** Contracts in place of the usual ones, or in addition to them. */
  readonly contracts?: readonly Contract[];
  readonly sendings?: readonly Sending[];
  /** The contracts whose calls revert in simulations. */
  readonly failing?: readonly Address[];
};

function Opened() {
  const config = useConfig();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => void disconnect(config)}>
        Leave
      </button>
      {isOpen && <ClaimDialog owner={owner} onClose={() => setOpen(false)} />}
    </>
  );
}

async function show({ sendings = [], failing = [], contracts = [] }: Options = {}) {
  let sent = 0;
  const page = await connectedScreen(
    <Opened />,
    { approvals, claims, preview, rewards, signErrors, transactions },
    {
      account,
      node: {
        eth_gasPrice: () => '0x1',
        eth_getTransactionReceipt: () => null,
        eth_call: answerCall([...CONTRACTS, ...contracts], failing),
      },
      wallet: {
        eth_sendTransaction: () => {
          const sending = sendings[sent] ?? 'sends';
          sent += 1;
          if (sending === 'declines') throw { code: 4001, message: 'no' };
          if (sending === 'says nothing clear') throw { code: -32603, message: 'what?' };
          return keccak256(numberToHex(sent));
        },
      },
    },
  );
  await waitFor(() => expect(button(/^Review \d claims?$/)).toBeEnabled());
  return page;
}

/** Answers reads, simulations, and plain calls. Calls to `failing` revert. */
function answerCall(contracts: readonly Contract[], failing: readonly Address[]) {
  const node = fakeNode();
  for (const [address, signature, answer] of contracts)
    node.contracts.set(
      contractKey(address, signature),
      typeof answer === 'bigint' ? numberToHex(answer, { size: 32 }) : answer,
    );
  return (params: readonly unknown[]) => {
    const { to, data } = Object(params[0]);
    if (params[2] !== undefined) return simulated(data, failing);
    if (to === MULTICALL3_ADDRESS) return node.request({ method: 'eth_call', params });
    if (failing.includes(to))
      throw { code: 3, message: 'execution reverted', data: revertData('no funds') };
    return '0x';
  };
}

/** Each balance grows by 30, unless the call is to a contract that fails. */
function simulated(data: Hex, failing: readonly Address[]): Hex {
  const report = reportFor(data);
  const fails = failing.some((address) => data.includes(address.slice(2).toLowerCase()));
  return encodeReport({
    ...report,
    calls: fails
      ? report.calls.map((call) => ({ ...call, status: 2, data: revertData('no funds') }))
      : report.calls,
    afterwards: report.before.map(({ amount }) => ({
      isKnown: true,
      amount: fails ? amount : amount + 30n * ONE,
    })),
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const records = () => useTransactions.getState().records;
/** The rows of the list. A review hides the rest from assistive technology. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Rewards', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
/** The text above the list: the number of the claim, or the state of all claims. */
const place = () => document.querySelector('p[tabindex="-1"]')?.textContent;
const begin = () => fireEvent.click(button(/^Review \d claims?$/));
const inReview = () => screen.findByRole('dialog', { name: 'Review claim' });

async function confirm(): Promise<void> {
  await waitFor(() => expect(button('Confirm claim')).toBeEnabled());
  fireEvent.click(button('Confirm claim'));
}

/** Waits until a number of claims is sent, and mines the latest, which brings `reward`. */
async function mine(count: number, reward: bigint, status: 0 | 1 = 1): Promise<void> {
  await waitFor(() => expect(records()).toHaveLength(count));
  const [record] = records();
  if (record === undefined) throw new TypeError('Nothing was sent.');
  const { chainId, hash, from, to } = record;
  const receipt = {
    ...{ from, to, status, contractAddress: null, transactionHash: hash, transactionIndex: 0 },
    ...{ blockHash: zeroHash, blockNumber: 100n },
  };
  act(() => finalizeTransaction({ chainId, hash }, { receipt, moved: { reward }, nowMs: 1 }));
}

beforeEach(() => {
  forgetClaimRun(owner);
  useTransactions.setState({ records: [] });
  useSentForms.setState({ forms: [] });
  useUnansweredRequests.setState({ requests: [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('CLM-01 the list has what each farm and stake owes, and nothing else', async () => {
  await show();
  await waitFor(() =>
    expect(rows()).toEqual([
      expect.stringMatching(/^AVAX.*PNG.*Farm, version 2.*7\sPNG/),
      expect.stringMatching(/^AVAX.*PNG.*Farm, version 1.*5\sPNG/),
      expect.stringMatching(/^Stake that pays WAVAX.*3\sWAVAX/),
    ]),
  );
});

test('CLM-02 CLM-03 CLM-06 a claim that fails in the middle is left out with the reason, and the sum is that of the receipts', async () => {
  const page = await show({ failing: [oldFarm.contract.address] });
  begin();
  expect(await inReview()).toHaveTextContent(/7\sPNG/);
  expect(place()).toMatch(/^Claim 1 of 3: /);
  expect(page.asked('eth_sendTransaction')).toHaveLength(0);
  await confirm();
  await mine(1, 6n * ONE);
  fireEvent.click(await screen.findByRole('button', { name: 'Next claim' }));
  expect(await inReview()).toHaveTextContent(/3\sWAVAX/);
  expect(place()).toMatch(/^Claim 3 of 3: /);
  expect(rows()[1]).toContain(
    "Skipped: Would fail now: the contracts reject it. Contract's reason: no funds",
  );
  expect(page.asked('eth_sendTransaction')).toHaveLength(1);
  await confirm();
  await mine(2, 4n * ONE);
  fireEvent.click(await screen.findByRole('button', { name: 'See all claims' }));
  await waitFor(() => expect(place()).toBe('No claims are left.'));
  expect(screen.getByText(/You claimed/).closest('[role="status"]')).toHaveTextContent(
    /^You claimed 6\sPNG \+ 4\sWAVAX\.$/,
  );
  expect(rows()[0]).toMatch(/Claimed 6\sPNG/);
});

test('CLM-03 a claim that was declined or failed is listed with the reason, and the next one follows', async () => {
  await show({ sendings: ['declines', 'sends'] });
  begin();
  await inReview();
  await confirm();
  await waitFor(() => expect(rows()[0]).toContain('Skipped: You declined. Nothing was sent.'));
  expect(await inReview()).toHaveTextContent(/5\sPNG/);
  await confirm();
  await mine(1, 0n, 0);
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body,
  );
  expect(await inReview()).toHaveTextContent(/3\sWAVAX/);
  expect(rows()[1]).toContain('Failed. Only the network fee was spent.');
});

test('CLM-03 the user skips one claim, and stops', async () => {
  await show();
  begin();
  await inReview();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(place()));
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(rows()[0]).toMatch(/Skipped$/));
  expect(await inReview()).toHaveTextContent(/5\sPNG/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(place()).toBe('2 claims are left.'));
  expect(screen.queryByRole('dialog', { name: 'Review claim' })).toBeNull();
});

test('CLM-04 closed in the middle, it resumes with what is left', async () => {
  await show();
  begin();
  await inReview();
  await confirm();
  await mine(1, 7n * ONE);
  fireEvent.click(await screen.findByRole('button', { name: 'Next claim' }));
  await inReview();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('button', { name: 'Skip' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(button('Open'));
  await waitFor(() => expect(place()).toBe('2 claims are left.'));
  expect(rows()[0]).toMatch(/Claimed 7\sPNG/);
  fireEvent.click(button('Continue'));
  expect(await inReview()).toHaveTextContent(/5\sPNG/);
});

test('CLM-04 CLM-06 what was claimed is known after the history was cleared', async () => {
  await show();
  begin();
  await inReview();
  await confirm();
  await mine(1, 7n * ONE);
  fireEvent.click(await screen.findByRole('button', { name: 'Next claim' }));
  act(() => clearTransactions(owner.chainId));
  for (let left = 2; left > 0; left -= 1) {
    await inReview();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  }
  await waitFor(() => expect(place()).toBe('No claims are left.'));
  expect(rows()[0]).toMatch(/Claimed 7\sPNG/);
  expect(screen.getByText(/You claimed/).closest('[role="status"]')).toHaveTextContent(
    /^You claimed 7\sPNG\.$/,
  );
});

test('CLM-04 a claim that may have been sent is not offered again', async () => {
  await show({ sendings: ['says nothing clear'] });
  begin();
  await inReview();
  await confirm();
  await screen.findByRole('dialog', { name: 'Transaction may have been sent' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(await inReview()).toHaveTextContent(/5\sPNG/);
  expect(rows()[0]).toContain('An earlier claim here is still pending.');
});

test('CLM-01 CLM-04 a super farm has two claims, and the second waits for the end of the first', async () => {
  await show({ contracts: SUPER_FARM });
  await waitFor(() => expect(rows()[1]).toMatch(/Extra reward of the farm, version 2.*21\sOOE/));
  begin();
  expect(await inReview()).toHaveTextContent(/You receive\s*7\sPNG/);
  await confirm();
  await waitFor(() => expect(records()).toHaveLength(1));
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body,
  );
  expect(await inReview()).toHaveTextContent(/5\sPNG/);
  expect(rows()[1]).toContain('An earlier claim here is still pending.');
  await mine(1, 7n * ONE);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await inReview()).toHaveTextContent(/You receive\s*21\sOOE/);
});

test('CLM-05 a change of the wallet ends the run, with a sentence', async () => {
  const page = await show();
  begin();
  await inReview();
  fireEvent.click(screen.getByText('Leave'));
  await waitFor(() => expect(place()).toMatch(/^Your account or network changed/));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review claim' })).toBeNull());
  expect(page.asked('eth_sendTransaction')).toHaveLength(0);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Address, encodeAbiParameters, parseAbiParameters } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { describedToken } from '@/lib/holdings/knownTokens/testing/describedToken.setup';
import { encodeReport, reportFor } from '@/lib/transactions/simulation/testing/fakeSimulator.setup';
import rewards from '@/messages/en/rewards.json';
import { RewardClaimReviewFlow } from './RewardClaimReviewFlow';
import { WithdrawReviewDialog } from './WithdrawReviewDialog';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const rewarder: Address = '0xde4000000000000000000000000000000000f001';
const OOE: Address = '0x0ebd9537A25f56713E34c45b38F421A1e7191469';
const pool = avaxPngPool('WAVAX_PNG_V2');
const chef = pool.contract.address;
const ONE = 10n ** 18n;

const words = (...values: readonly bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );

type Farm = {
  /** The PNG that the farm owes. */
  readonly earned: bigint;
  /** The stake that the rewarder counts. */
  readonly counted: bigint;
};

/**
 * Shows a part of the screen of a super farm whose rewarder owes 21 OOE. In simulations, each
 * balance grows by `gain`.
 */
async function show(content: ReactNode, { earned, counted }: Farm, gain: bigint) {
  await connectedScreen(
    content,
    { rewards },
    {
      account,
      contracts: [
        [MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', 1_700_000_000n],
        [chef, 'rewardPerSecond()', ONE],
        [chef, 'rewardsExpiration()', 2_000_000_000n],
        [chef, 'totalAllocPoint()', 100n],
        [chef, 'poolInfo(uint256)', words(0n, 0n, 0n)],
        [chef, 'userInfo(uint256,address)', words(5n, 0n)],
        [chef, 'pendingReward(uint256,address)', earned],
        [pool.stakingToken.address, 'balanceOf(address)', 9n],
        [chef, 'rewarder(uint256)', BigInt(rewarder)],
        [
          rewarder,
          'pendingTokens(uint256,address,uint256)',
          encodeAbiParameters(parseAbiParameters('address[], uint256[]'), [[OOE], [21n * ONE]]),
        ],
        [
          rewarder,
          'getRewardInfos()',
          encodeAbiParameters(parseAbiParameters('(address, uint256, uint176, uint40, uint40)[]'), [
            [[OOE, 1n, 0n, 0, 9]],
          ]),
        ],
        [rewarder, 'userAmounts(address)', counted],
        describedToken('OOE', 18n),
      ],
      node: { eth_gasPrice: () => '0x1' },
      simulate: (data) => {
        const report = reportFor(data);
        const afterwards = report.before.map(({ amount }) => ({
          isKnown: true,
          amount: amount + gain,
        }));
        return encodeReport({ ...report, afterwards });
      },
    },
  );
}

function Claim() {
  return <RewardClaimReviewFlow state={useRewardScreen(pool)} isNext />;
}

async function openClaim(farm: Farm, gain: bigint) {
  await show(<Claim />, farm, gain);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Claim' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
}

function Withdraw() {
  const shown = useRewardScreen(pool);
  const { staked, earned, extraWithClaim, forms } = shown;
  if (!staked || !earned) return null;
  return (
    <WithdrawReviewDialog
      openReview={{
        reviewed: { account, pool, amount: staked, staked, earned, extra: extraWithClaim },
        form: forms.withdraw.form,
        origin: {
          form: forms.withdraw.form,
          figures: undefined,
          formId: { screen: 'withdraw', key: 'farm' },
          recordPerhapsSent: () => {},
          recordSent: () => {},
          takeSkip: () => true,
        },
        reviewKey: 1,
        accept: () => {},
        close: () => {},
      }}
      state={shown}
      view={{ words: 'deposit', mark: null, value: () => null }}
    />
  );
}

const NOTHING = 'This claim would pay nothing now';
const OUT_OF_REACH = /^Pays nothing now\./;
const LATER = /separately, after this\./;
const KEPT = /stays with its contract\./;
const confirm = (name: string) => screen.findByRole('button', { name });

test('FRM-40 a claim whose simulation brings nothing says so, and can not be confirmed', async () => {
  await openClaim({ earned: 0n, counted: 0n }, 0n);
  expect(await confirm(NOTHING)).toBeDisabled();
  expect(screen.getByText(OUT_OF_REACH)).toBeInTheDocument();
});

test('FRM-40 a claim whose simulation brings the reward can be confirmed', async () => {
  await openClaim({ earned: 0n, counted: 0n }, 30n * ONE);
  await waitFor(async () => expect(await confirm('Confirm claim')).toBeEnabled());
  expect(screen.queryByText(OUT_OF_REACH)).toBeNull();
  expect(screen.queryByText(LATER)).toBeNull();
});

test('FRM-40 the claim of PNG names the reward that only a later claim brings', async () => {
  await openClaim({ earned: 7n * ONE, counted: 0n }, 30n * ONE);
  await screen.findByText(LATER);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Claim your 21 OOE separately, after this\./,
  );
});

test('FRM-40 a withdrawal names the reward that it leaves with the rewarder, to be claimed at any time', async () => {
  await show(<Withdraw />, { earned: 7n * ONE, counted: 0n }, 30n * ONE);
  await screen.findByText(KEPT);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Your 21 OOE stays with its contract. Claim it any time.',
  );
  expect(screen.getByRole('dialog')).toHaveTextContent(/You also receive\s*7 PNG/);
});

test('FRM-40 a withdrawal that brings all rewards leaves none behind', async () => {
  await show(<Withdraw />, { earned: 7n * ONE, counted: 5n }, 30n * ONE);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(/You also receive\s*21 OOE/),
  );
  expect(screen.queryByText(KEPT)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { encodeAbiParameters, zeroAddress } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { encodedReserves } from '@/lib/features/liquidity/testing/liquidityPage.setup';
import { MOVE } from '@/lib/features/migration/testing/avaxPngMove.setup';
import migration from '@/messages/en/migration.json';
import rewards from '@/messages/en/rewards.json';
import { MigrateScreen } from './MigrateScreen';

jest.mock('next/navigation', () => ({
  usePathname: () =>
    '/migrate/AVAX/0x60781C2586D68229fde47564546784ab3fACA982/1/AVAX/0x60781C2586D68229fde47564546784ab3fACA982/2/',
  useRouter: () => ({}),
}));

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { from, to } = MOVE;
const pair = from.pool.stakingToken.address;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('MIG-25 an old farm that cannot be read is reported, and does not delay the deposit of what is in the wallet', async () => {
  await connectedScreen(
    <MigrateScreen />,
    { migration, rewards },
    {
      account,
      contracts: [
        [EXCHANGE_ADDRESSES[43114].factory, 'feeTo()', 0n],
        [pair, 'getReserves()', encodedReserves(10n ** 20n, 10n ** 20n)],
        [pair, 'totalSupply()', 10n ** 20n],
        [pair, 'balanceOf(address)', 7n * 10n ** 18n],
        [wrappedNative(43114).address, 'balanceOf(address)', 10n ** 20n],
        [pngToken(43114).address, 'balanceOf(address)', 10n ** 20n],
        // No number: a contract that returns a wrong answer.
        [from.pool.contract.address, 'balanceOf(address)', '0x01'],
        [
          to.pool.contract.address,
          'lpTokens()',
          encodeAbiParameters([{ type: 'address[]' }], [[zeroAddress, pair]]),
        ],
        [to.pool.contract.address, 'userInfo(uint256,address)', `0x${'0'.repeat(128)}`],
      ],
    },
  );
  expect(
    await screen.findByText(
      "The old farm can't be read: no withdrawals now. Your liquidity stays there.",
    ),
  ).toBeInTheDocument();
  await waitFor(() => {
    const step = screen.getByRole('listitem', { current: 'step' });
    expect(step).toHaveTextContent('Deposit in the new farm');
    expect(within(step).getByRole('textbox')).toBeInTheDocument();
  });
});

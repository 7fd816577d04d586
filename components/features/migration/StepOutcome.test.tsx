import { screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { MOVE } from '@/lib/features/migration/testing/avaxPngMove.setup';
import {
  encodeReport,
  reportFor,
  revertData,
} from '@/lib/transactions/simulation/testing/fakeSimulator.setup';
import migrationLanding from '@/messages/en/migrationLanding.json';
import { StepOutcome } from './StepOutcome';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

type Trial = {
  readonly step: 'withdraw' | 'deposit';
  /** Why the call with this place from the end is rejected; undefined if none is. */
  readonly rejects?: { readonly fromEnd: number; readonly reason: string };
};

/** Shows the outcome of a step. */
async function show({ step, rejects }: Trial) {
  await connectedScreen(
    <StepOutcome account={account} move={MOVE} step={step} raw={5n} />,
    { migrationLanding },
    {
      account,
      node: { eth_gasPrice: () => '0x1' },
      simulate: (data) => {
        const report = reportFor(data);
        const last = report.calls.length - (rejects?.fromEnd ?? 0);
        const calls = report.calls.map((call, index) => {
          if (rejects === undefined || index < last) return call;
          // Nothing is called after the one that is rejected.
          return index === last
            ? { ...call, status: 2, data: revertData(rejects.reason) }
            : { ...call, status: 0, gas: 0n };
        });
        return encodeReport({ ...report, calls });
      },
    },
  );
}

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('MIG-25 a deposit that the new farm rejects is shown with its reason, and a link to remove the liquidity', async () => {
  await show({ step: 'deposit', rejects: { fromEnd: 1, reason: 'farm is paused' } });
  expect(await screen.findByRole('status')).toHaveTextContent(
    "Can't be deposited now: farm is paused. Your pool tokens stay in your wallet.",
  );
  expect(linkOf('Remove liquidity')).toBe(`/remove/AVAX/${PNG}`);
});

test('MIG-25 a deposit that is rejected without a reason says that too', async () => {
  await show({ step: 'deposit', rejects: { fromEnd: 1, reason: '' } });
  expect(await screen.findByRole('status')).toHaveTextContent(
    "Can't be deposited now: no reason given.",
  );
});

test('MIG-25 a withdrawal that the old farm rejects is shown with its reason, and a link to that farm', async () => {
  await show({ step: 'withdraw', rejects: { fromEnd: 2, reason: 'locked' } });
  await screen.findByText('Stops at the withdrawal: locked. Your deposit stays there.');
  expect(linkOf('Open that farm')).toMatch(new RegExp(`^/png/AVAX/${PNG}/1$`));
  expect(screen.queryByRole('link', { name: 'Remove liquidity' })).toBeNull();
});

test('MIG-25 a step that works has no link away from it', async () => {
  await show({ step: 'withdraw' });
  await screen.findByText('Both steps would succeed now.');
  expect(screen.queryByRole('link')).toBeNull();
});

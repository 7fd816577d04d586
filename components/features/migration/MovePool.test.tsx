import { fireEvent, screen, waitFor } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { MOVE } from '@/lib/features/migration/testing/avaxPngMove.setup';
import migration from '@/messages/en/migration.json';
import migrationLanding from '@/messages/en/migrationLanding.json';
import rewards from '@/messages/en/rewards.json';
import { MovePool } from './MovePool';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('MIG-25 a deposit whose farm does not answer is shown to stay where it is, and the next one can be moved', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onNext = jest.fn();
  await connectedScreen(
    <MovePool
      account={account}
      move={MOVE}
      place={{ number: 1, count: 2 }}
      takesFocus={false}
      onNext={onNext}
      onClose={() => {}}
      end={null}
    />,
    { migration, migrationLanding, rewards },
    // The contract of the old farm does not return the stake.
    { account, contracts: [[MOVE.to.pool.stakingToken.address, 'balanceOf(address)', 0n]] },
  );
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: migrationLanding.loading })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(
      "This deposit can't be read now. It stays there.",
    );
  });
  fireEvent.click(screen.getByRole('button', { name: migrationLanding.dialog.skip }));
  expect(onNext).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

import { fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { Move } from '@/lib/features/migration/move';
import { MOVE } from '@/lib/features/migration/testing/avaxPngMove.setup';
import migrationLanding from '@/messages/en/migrationLanding.json';
import { ChooseMoves, type Movable } from './ChooseMoves';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { farm } = MOVE.from;
const [wavax, png] = farm.tokens;
const OTHER: Move = {
  ...MOVE,
  from: { ...MOVE.from, farm: { ...farm, name: 'OTHER', tokens: [png, wavax] } },
};

/** A deposit of five pool tokens. */
function deposit(move: Move): Movable {
  const pair = pairOf(amountOf(wavax, 100n), amountOf(png, 100n));
  const liquidity = amountOf(pair.liquidityToken, 5n);
  return {
    move,
    position: {
      farm: move.from.farm,
      pool: { pair, supply: 100n, balance0: 100n, balance1: 100n },
      liquidity,
      amounts: [amountOf(wavax, 5n), amountOf(png, 5n)],
      share: { numerator: 5n, denominator: 100n },
      totalUsd: undefined,
    },
  };
}

async function show() {
  const onChoose = jest.fn();
  await connectedScreen(
    <ChooseMoves account={account} movable={[MOVE, OTHER].map(deposit)} onChoose={onChoose} />,
    { migrationLanding },
    { account },
  );
  const click = (role: string, name: RegExp) => fireEvent.click(screen.getByRole(role, { name }));
  return { onChoose, click };
}

test('MIG-15 deposits are chosen one by one, in the list that scrolls', async () => {
  const { onChoose, click } = await show();
  expect(screen.getByRole('button', { name: 'Select a deposit' })).toBeDisabled();
  click('checkbox', /PNG \/ .*AVAX/);
  click('button', /Continue with 1 deposit/);
  expect(onChoose).toHaveBeenCalledWith([OTHER]);
});

test('MIG-15 all deposits are chosen at once, and none of them any more', async () => {
  const { onChoose, click } = await show();
  click('checkbox', /Select all/);
  click('button', /Continue with 2 deposits/);
  expect(onChoose).toHaveBeenCalledWith([MOVE, OTHER]);
  click('checkbox', /Select all/);
  expect(screen.getByRole('button', { name: 'Select a deposit' })).toBeDisabled();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { getAddress } from 'viem';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import { shortfallsOf, unsimulatedShortfalls } from '@/lib/transactions/simulation/shortfalls';
import {
  AVAX,
  EXPECTATION,
  INTENT,
  PNG,
  simulationOf,
} from '@/lib/transactions/simulation/testing/previewed.setup';
import { InsufficientBalanceError } from '@/lib/transactions/submit/assertBalance';
import messages from '@/messages/en.json';
import { AfterTransaction } from './AfterTransaction';

// What is left of the balances is read from a chain, which is not here.
jest.mock('@/lib/holdings/wallet/useBalances', () => ({ useBalances: () => [] }));

type Preview = ComponentProps<typeof AfterTransaction>['review']['preview'];

const WAITING: Preview = {
  simulation: undefined,
  failure: undefined,
  refusal: undefined,
  unavailable: undefined,
  fee: undefined,
  revokedFirst: [],
  shortfalls: [],
  mayHaveMoved: false,
  isAccepted: true,
  verdict: 'passes',
  accept: jest.fn(),
  check: async () => {},
};

function show(change: Partial<Preview>, intent = INTENT) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AfterTransaction
        review={{ intent, preview: { ...WAITING, ...change }, isSuperseded: false }}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('region', { name: 'After this transaction' });
}

test('SIM-03 each balance is shown from, to and as a signed difference, at its block', () => {
  const region = show({ simulation: simulationOf(1_000_000n, 2_000_000n) });
  expect(region).toHaveTextContent('at block 100');
  expect(region).toHaveTextContent('AVAX is shown before the network fee.');
  const exact = [...region.querySelectorAll('[data-exact]')].map((shown) =>
    shown.getAttribute('data-exact'),
  );
  expect(exact).toEqual([
    '−0.000000000001 AVAX',
    '0.000000000005 AVAX',
    '0.000000000004 AVAX',
    '+0.000000000002 PNG',
    '0.000000000005 PNG',
    '0.000000000007 PNG',
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('SIM-03 each balance is shown before and after, in this order', () => {
  const simulation = simulationOf(1_000_000n, 2_000_000n);
  const whole = 10n ** 12n;
  const changes = simulation.changes.map((change) =>
    change.before === undefined
      ? change
      : { ...change, before: change.before * whole, after: change.after * whole },
  );
  const region = show({ simulation: { ...simulation, changes } });
  expect(region).toHaveTextContent(/AVAX.*5 → 4.*PNG.*5 → 7/);
});

test('SIM-03 what is paid is rounded up, but never shown as more than the balance', () => {
  const simulation = simulationOf(1_000_000n, 2_000_000n);
  const [first, ...others] = simulation.changes;
  if (first === undefined) throw new Error('no change');
  const paid = (after: bigint) => ({ ...first, before: 1_825_744_999_999n, after });
  const region = show({ simulation: { ...simulation, changes: [paid(0n), ...others] } });
  expect(region).toHaveTextContent('−0.00000182574 AVAX');
  expect(region).toHaveTextContent('0.00000182574 → 0');
  cleanup();
  const part = show({ simulation: { ...simulation, changes: [paid(1n), ...others] } });
  expect(part).toHaveTextContent('−0.00000182574 AVAX');
  cleanup();
  // 0.000001825730099999
  const less = show({ simulation: { ...simulation, changes: [paid(14_900_000n), ...others] } });
  expect(less).toHaveTextContent('−0.00000182574 AVAX');
});

test('SIM-03 a balance of another recipient is marked as such, and the own ones are not', () => {
  const simulation = simulationOf(1_000_000n, 2_000_000n);
  expect(show({ simulation })).not.toHaveTextContent('of the recipient');
  cleanup();
  const [paid, received] = simulation.changes;
  if (paid === undefined || received === undefined) throw new Error('A change is missing.');
  const owner = getAddress(`0x${'12'.repeat(20)}`);
  const region = show({ simulation: { ...simulation, changes: [paid, { ...received, owner }] } });
  expect(region).toHaveTextContent(/PNG.*of the recipient/);
});

test('a balance that the token does not report has a dash', () => {
  expect(show({ simulation: simulationOf(1_000_000n, undefined) })).toHaveTextContent('PNG–');
});

test('SIM-03 while it is simulated, each balance has its row already', () => {
  const region = show({});
  expect(region).toHaveTextContent('Simulating…');
  expect(region).toHaveTextContent('AVAX');
  expect(region.querySelector('[aria-hidden]')).not.toBeNull();
  const waiting = region.querySelectorAll('dl > div').length;
  cleanup();
  const shown = show({ simulation: simulationOf(1_000_000n, 2_000_000n) });
  expect(shown.querySelectorAll('dl > div')).toHaveLength(waiting);
});

test.each([
  ['ignored', 'this network endpoint does not support previews.'],
  ['accountHasCode', 'this account has contract code.'],
  ['timeout', 'the network endpoint is too slow.'],
  ['behind', 'the network endpoint is behind.'],
  ['failed', 'the network endpoint rejected it or did not answer.'],
  ['detected', 'a token refuses previews. A plain simulation of the transaction succeeds.'],
] as const)('SIM-02 without a simulation (%s) one line says so', (unavailable, reason) => {
  const region = show({ unavailable, simulation: simulationOf(1n, 1n) });
  expect(region).toHaveTextContent(/^After this transactionNo preview/);
  expect(region).toHaveTextContent(`${reason} You can confirm without it.`);
  expect(region).not.toHaveTextContent('at block');
});

test('SIM-12 an amount that only a simulation enforces is reported without a preview, and cannot be confirmed', () => {
  const [paid, received] = EXPECTATION.changes;
  if (paid === undefined || received === undefined) throw new Error('A change is missing.');
  const held = { ...received, boundBy: 'typedAmount', unsimulated: 'blocks' } as const;
  const account = INTENT.account;
  const shortfalls = unsimulatedShortfalls({ ...EXPECTATION, changes: [paid, held] }, account);
  const region = show({ unavailable: 'ignored', shortfalls, isAccepted: false });
  expect(region).toHaveTextContent(/does not support previews\.$/);
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Without the preview,');
  expect(notice).toHaveTextContent('Close and enter the amount you pay');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['token is paused', 'the contracts reject it.'],
  ['TransferHelper: TRANSFER_FROM_FAILED', 'a token refuses its transfer.'],
  ['Pangolin: TRANSFER_FAILED', 'a token refuses its transfer.'],
  ['TransferHelper: AVAX_TRANSFER_FAILED', 'the contracts reject it.'],
  ['PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT', 'the price moved outside your limits.'],
  ['PangolinRouter: EXCESSIVE_INPUT_AMOUNT', 'the price moved outside your limits.'],
  ['PangolinRouter: INSUFFICIENT_A_AMOUNT', 'the price moved outside your limits.'],
  ['PangolinRouter: INSUFFICIENT_B_AMOUNT', 'the price moved outside your limits.'],
])(
  'SIM-04 a failure (%s) is shown as an alert: what it means, then the contract’s reason',
  (reason, text) => {
    const error = PLAIN_SEND_ERRORS.reverted(reason, undefined);
    show({ simulation: simulationOf(0n, 0n), failure: { error, reason } });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(`Contract's reason: ${reason}`);
  },
);

test('SIM-04 a failure without a contract’s reason is shown in the words of its error', () => {
  const error = new InsufficientBalanceError(PNG, undefined);
  show({ simulation: simulationOf(0n, 0n), failure: { error } });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Insufficient PNG balance$/);
});

test('SIM-04 a shortfall is shown with its likely cause, and accepted with a checkbox', () => {
  const simulation = simulationOf(1_000_000n, 1_800_000n);
  const shortfalls = shortfallsOf(EXPECTATION, simulation, 100n);
  const accept = jest.fn();
  show({ simulation, shortfalls, isAccepted: false, accept });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Less than the minimum in this review.Likely cause: one of these tokens takes a fee on each transfer.',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'I accept these amounts' }));
  expect(accept).toHaveBeenCalledWith(true);
});

test.each([
  ['slippage', 'Raise your slippage tolerance to continue.'],
  ['typedAmount', 'Enter the amount you pay instead.'],
] as const)(
  'SWP-25 less than a minimum bound by %s is shown, and there is nothing to accept',
  (boundBy, text) => {
    const [paid, received] = EXPECTATION.changes;
    if (paid === undefined || received === undefined) throw new Error('A change is missing.');
    const binding = { ...EXPECTATION, changes: [paid, { ...received, boundBy }] };
    const simulation = simulationOf(1_000_000n, 1_800_000n);
    const shortfalls = shortfallsOf(binding, simulation, 100n);
    show({ simulation, shortfalls, isAccepted: false });
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('checkbox')).toBeNull();
  },
);

test('SIM-04 a balance that its token does not report is shown as unknown, and needs consent', () => {
  const simulation = simulationOf(1_000_000n, undefined);
  const shortfalls = shortfallsOf(EXPECTATION, simulation, 100n);
  show({ simulation, shortfalls, isAccepted: false });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^PNG reports no balances: you may not receive .* PNG\.I accept/,
  );
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test.each([
  ['bought', [AVAX, numberedToken(7)]],
  ['sold', [numberedToken(7), AVAX]],
] as const)('SIM-04 the only token that may take a fee is named when it is %s', (_side, sides) => {
  const received = shortfallsOf(EXPECTATION, simulationOf(1_000_000n, 1_800_000n), 100n);
  const shortfalls = received.map((one) => ({ ...one, currency: sides[1] }));
  const changes = EXPECTATION.changes.map((change, index) => ({
    ...change,
    currency: sides[index] ?? AVAX,
  }));
  show({ shortfalls, isAccepted: false }, { ...INTENT, expectation: { changes, approvals: [] } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Likely cause: T7 takes a fee on each transfer.',
  );
});

test('SIM-04 fewer pool tokens are not blamed on the pool token, but on the token that may take a fee', () => {
  const token = numberedToken(7);
  const pgl = liquidityToken(wrapped(AVAX), token);
  const less = shortfallsOf(EXPECTATION, simulationOf(1_000_000n, 1_800_000n), 100n);
  const shortfalls = less.map((one) => ({ ...one, currency: pgl }));
  const changes = [AVAX, token, pgl].map((currency) => ({ currency, shown: 1n, worst: 1n }));
  show({ shortfalls, isAccepted: false }, { ...INTENT, expectation: { changes, approvals: [] } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Likely cause: T7 takes a fee on each transfer.',
  );
});

test('SIM-04 what another recipient would receive is not said of the account', () => {
  const simulation = simulationOf(1_000_000n, 1_800_000n);
  const [own] = shortfallsOf(EXPECTATION, simulation, 100n);
  if (own === undefined) throw new Error('There is no shortfall.');
  show({ simulation, shortfalls: [own], isAccepted: false });
  expect(screen.getByRole('status')).toHaveTextContent('You would receive');
  cleanup();
  const others = { ...own, owner: getAddress(`0x${'12'.repeat(20)}`) };
  show({ simulation, shortfalls: [others], isAccepted: false });
  expect(screen.getByRole('status')).toHaveTextContent('The recipient would receive');
  expect(screen.getByRole('status')).not.toHaveTextContent('You would');
});

test('SIM-04 if the pool may have moved since, that is named as a cause', () => {
  const simulation = simulationOf(1_200_000n, 2_000_000n);
  const shortfalls = shortfallsOf(EXPECTATION, simulation, undefined);
  show({ simulation, shortfalls, mayHaveMoved: true, isAccepted: false });
  const warning = screen.getByRole('status');
  expect(warning).toHaveTextContent('You would pay');
  expect(warning).toHaveTextContent('More than the maximum in this review.');
  expect(warning).toHaveTextContent('Likely cause: the pool moved, or');
});

import {
  NO_PAYMENTS,
  received,
  type StartedPayment,
  startedPaymentsSchema,
  withoutPayment,
  withPayment,
} from './startedPayments';
import { ACCOUNT, OTHER_ACCOUNT } from './testing/order.setup';

const PAYMENT: StartedPayment = { account: ACCOUNT, balance: 10n, block: 7n, startedMs: 1 };

test.each([
  ['more, in a later block', { balance: 15n, block: 8n }, 5n],
  ['more, in the block of leaving: a node that lags', { balance: 15n, block: 7n }, undefined],
  ['as much', { balance: 10n, block: 9n }, undefined],
  ['less, after it was spent', { balance: 4n, block: 9n }, undefined],
])('BUY-20 an account that has %s', (_what, now, more) => {
  expect(received(PAYMENT, now)).toBe(more);
});

test('BUY-20 each account has one payment, the newest first, and five at most are kept', () => {
  const own = withPayment(NO_PAYMENTS, PAYMENT);
  const later = { ...PAYMENT, balance: 3n };
  const other = { ...PAYMENT, account: OTHER_ACCOUNT };
  expect(withPayment(withPayment(own, other), later).payments).toEqual([later, other]);
  expect(withoutPayment(withPayment(own, other), other).payments).toEqual([PAYMENT]);
  const many = [...Array(7).keys()].reduce(
    (kept, index) => withPayment(kept, { ...PAYMENT, account: `0x${String(index).repeat(40)}` }),
    NO_PAYMENTS,
  );
  expect(many.payments).toHaveLength(5);
});

test('BUY-20 what is stored has the account, its balance and a time, and nothing personal', () => {
  const stored = {
    payments: [
      { account: ACCOUNT, balance: '10', block: '7', startedMs: 1, email: 'zoe@example.org' },
    ],
  };
  expect(startedPaymentsSchema.parse(stored)).toEqual({ payments: [PAYMENT] });
});

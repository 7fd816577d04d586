import { zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { conversionDeadline, conversionTerms } from './convertTerms';

const TOKEN = wrappedNative(43114);
const NOTHING = [amountOf(TOKEN, 0n), amountOf(TOKEN, 0n)] as const;
const CONVERSION = {
  removed: NOTHING,
  added: NOTHING,
  leftovers: NOTHING,
  minted: amountOf(TOKEN, 10_000n),
};

test('MIG-09 a conversion waits for at most five minutes', () => {
  expect(conversionDeadline({ userDeadline: 120 })).toBe(120);
  expect(conversionDeadline({ userDeadline: 1_200 })).toBe(300);
});

test.each([
  [50, 9_950n],
  [500, 9_500n],
  [2_000, 9_500n],
])(
  'MIG-21 with a tolerance of %d basis points at least %d of 10,000 are agreed to',
  (bps, least) => {
    const terms = conversionTerms(
      { account: zeroAddress, amount: amountOf(TOKEN, 1n), conversion: CONVERSION },
      { userDeadline: 600, userSlippageTolerance: bps },
    );
    expect(terms).toMatchObject({ least: { raw: least }, deadlineSeconds: 300 });
  },
);

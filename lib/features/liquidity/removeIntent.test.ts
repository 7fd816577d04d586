import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { PermitExpiredError } from '@/lib/transactions/approvals/permitSignature';
import { type AddTerms, acceptedAdd, approvedAmounts } from './addTerms';
import { removeIntent } from './removeIntent';
import type { RemovalTerms } from './removeTerms';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const NOW = 1_700_000_000n;
const [a, b] = CATALOGUE[43114];
if (a === undefined || b === undefined) throw new TypeError('A token is missing');
const amounts = [amountOf(a, 10_000n), amountOf(b, 20_000n)] as const;

const addition: AddTerms = {
  feesBps: [0, 0],
  account: ACCOUNT,
  amounts,
  maximums: [amountOf(a, 10_000n), amountOf(b, 20_001n)],
  minted: amountOf(a, 14_000n),
  share: undefined,
  shareBefore: undefined,
  independentField: 'currencyA',
  isFirst: false,
  slippageBps: 50,
  deadlineSeconds: 3600,
};

test('APR-12 C18 the computed side of an addition is approved with its slippage, the typed one as it is', () => {
  const raws = (change: Partial<AddTerms>) =>
    approvedAmounts({ ...addition, ...change }).map(({ raw }) => raw);
  // 20001 x 1.005 = 20101.005, and 10000 x 1.005 = 10050.
  expect(raws({})).toEqual([10_000n, 20_101n]);
  expect(raws({ independentField: 'currencyB' })).toEqual([10_050n, 20_001n]);
  expect(raws({ isFirst: true, slippageBps: 0 })).toEqual([10_000n, 20_001n]);
});

test('C16 S08 accepting a price keeps the reviewed terms; only an addition that is no longer the first gets a tolerance', () => {
  const offered = { ...addition, slippageBps: 300, deadlineSeconds: 60 };
  expect(acceptedAdd(addition, offered)).toEqual(addition);
  const first = { ...addition, isFirst: true, slippageBps: 0 };
  expect(acceptedAdd(first, offered)).toEqual({ ...addition, slippageBps: 300 });
});

test('APR-13 APR-08 a signature that expired before signing is reported, before any call is made', () => {
  const removal: RemovalTerms = {
    account: ACCOUNT,
    amounts,
    slippageBps: 50,
    deadlineSeconds: 600,
    liquidity: amountOf(a, 5n),
    signature: { v: 27, r: '0x01', s: '0x02', deadline: NOW + 1n },
  };
  const { callsAt } = removeIntent(removal, false);
  // `deadlineAt` adds the setting and the margin of 100 seconds.
  expect(callsAt(NOW + 700n)).toHaveLength(1);
  expect(() => callsAt(NOW + 701n)).toThrow(PermitExpiredError);
});

import { encodeFunctionData, maxUint256, numberToHex, parseAbi } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { callData } from '@/lib/chain/contracts/contractCall';
import { assertReviewed } from '@/lib/transactions/review/assertReviewed';
import {
  MissingAmountError,
  NoSpenderError,
  NoTokenError,
  UnnecessaryApprovalError,
} from './approvalErrors';
import { approveIntent } from './approveIntent';
import { revokeIntent } from './revokeIntent';

const NOW = 1_700_000_000n;
const MAX = 115792089237316195423570985008687907853269984665640564039457584007913129639935n;
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const asked = {
  account,
  spender,
  status: 'notApproved',
  amount: amountOf(png, 7n),
  size: 'unlimited',
} as const;

function approveData(raw: bigint) {
  const abi = parseAbi(['function approve(address,uint256)']);
  return encodeFunctionData({ abi, args: [spender, raw] });
}

function dataOf({ callsAt }: ReturnType<typeof approveIntent>) {
  return callsAt(0n).map((call) => {
    expect(call).toMatchObject({ address: png.address });
    expect(call.value).toBeUndefined();
    return callData(call);
  });
}

test('APR-03 an approval calls approve(address,uint256) with 2^256-1, or else the exact amount', () => {
  expect(maxUint256).toBe(MAX);
  expect(dataOf(approveIntent(asked))).toEqual([approveData(MAX), approveData(7n)]);
});

test('APR-04 "Only this amount" approves the exact amount and nothing else', () => {
  expect(dataOf(approveIntent({ ...asked, size: 'exact' }))).toEqual([approveData(7n)]);
});

test('APR-03 K10 removing an approval approves zero', () => {
  expect(dataOf(revokeIntent({ account, spender, token: png }))).toEqual([approveData(0n)]);
});

test.each([
  ['unlimited', approveIntent(asked)],
  ['exact', approveIntent({ ...asked, size: 'exact' })],
  ['revoke', revokeIntent({ account, spender, token: png })],
])('APR-03 every call of %s is what was reviewed', (_name, intent) => {
  for (const data of dataOf(intent)) {
    const request = {
      chainId: numberToHex(43114),
      from: account,
      to: png.address,
      data,
      value: numberToHex(0),
      gas: numberToHex(50_000),
    } as const;
    expect(() => assertReviewed(request, intent, NOW)).not.toThrow();
  }
});

test.each(['unknown', 'pending', 'approved'] as const)(
  'ERR-32 an approval that is %s is called unnecessarily',
  (status) => {
    const approve = () => approveIntent({ ...asked, status });
    expect(approve).toThrow(UnnecessaryApprovalError);
    expect(approve).toThrow('approve was called unnecessarily');
  },
);

test('ERR-33 an approval without a token is refused', () => {
  const amount = amountOf(nativeCurrency(43114), 1n);
  const approve = () => approveIntent({ ...asked, amount });
  expect(approve).toThrow(NoTokenError);
  expect(approve).toThrow('no token');
  expect(() => revokeIntent({ account, spender, token: undefined })).toThrow(NoTokenError);
});

test('ERR-34 an approval without a spender is refused', () => {
  const approve = () => approveIntent({ ...asked, spender: undefined });
  expect(approve).toThrow(NoSpenderError);
  expect(approve).toThrow('no spender');
});

test('ERR-35 an approval without an amount is refused', () => {
  const approve = () => approveIntent({ ...asked, amount: undefined });
  expect(approve).toThrow(MissingAmountError);
  expect(approve).toThrow('missing amount');
});

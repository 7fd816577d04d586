import { type Address, encodeFunctionData, erc20Abi, type Hex, toFunctionSelector } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { assertReviewed, ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { sentParameters } from '@/lib/transactions/review/testing/sentParameters.setup';
import { airdropClaimIntent } from './airdropClaimIntent';
import { AIRDROP_TOKEN } from './airdropContract';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** The contract of production. */
const AIRDROP = '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9';

const intent = airdropClaimIntent({ account, amount: amountOf(AIRDROP_TOKEN, 1_234n) });
const [call] = intent.callsAt(0n);

const sent = sentParameters(account, call);

const check = (changes: Partial<Record<keyof typeof sent, Hex>>) =>
  assertReviewed({ ...sent, ...changes }, intent, 1_700_000_000n);

test('AIR-05 a claim calls claim() of the airdrop, without AVAX, and expects its PNG', () => {
  expect(call.address).toBe(AIRDROP);
  expect(sent.data).toBe(toFunctionSelector('claim()'));
  expect(() => check({})).not.toThrow();
  const { png } = EXCHANGE_ADDRESSES[43114];
  expect(intent.expectation).toEqual({
    changes: [
      { currency: expect.objectContaining({ address: png }), shown: 1_234n, worst: 1_234n },
    ],
    approvals: [],
  });
  expect(intent.summary).toMatchObject({ type: 'airdrop', claimed: { raw: 1_234n } });
});

test.each([
  ['to another contract', { to: EXCHANGE_ADDRESSES[43114].miniChef }],
  ['by another account', { from: other }],
  ['on another chain', { chainId: '0xa869' }],
  ['with AVAX', { value: '0x1' }],
  ['with more data', { data: `${sent.data}00` }],
  [
    'that transfers',
    {
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [other, 1_234n],
      }),
    },
  ],
] as const)('AIR-05 a call %s is not sent as a claim', (_what, changes) => {
  expect(() => check(changes)).toThrow(ReviewMismatchError);
});

import { type Address, encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { assertReviewed, ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { sentParameters } from '@/lib/transactions/review/testing/sentParameters.setup';
import { upgradeIntent } from './upgradeIntent';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [eth, usdt] = OLD_BRIDGE_TOKENS;
if (eth === undefined || usdt === undefined) throw new TypeError('Old tokens are missing');

const intent = upgradeIntent({
  account,
  amount: amountOf(eth.token, 5n),
  present: eth.replacement,
});
const [call] = intent.callsAt(0n);
const sent = sentParameters(account, call);

const check = (changes: Partial<Record<keyof typeof sent, Hex>>, stated = intent) =>
  assertReviewed({ ...sent, ...changes }, stated, 1_700_000_000n);
const swap = (token: Address, amount: bigint) =>
  encodeFunctionData({ abi: bridgeTokenAbi, functionName: 'swap', args: [token, amount] });

test('PNL-06 RPC-23 an upgrade calls swap(address,uint256) of the present token', () => {
  expect(call.address).toBe('0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB');
  expect(sent.data.slice(0, 10)).toBe(toFunctionSelector('swap(address,uint256)'));
  expect(() => check({})).not.toThrow();
});

test.each([
  ['of another token', { data: swap(usdt.token.address, 5n) }],
  ['of another amount', { data: swap(eth.token.address, 6n) }],
  ['to another contract', { to: usdt.replacement.address }],
  ['of another account', { from: other }],
  ['with AVAX', { value: '0x1' }],
] as const)('PNL-06 a call %s is not sent as the upgrade', (_what, changes) => {
  expect(() => check(changes)).toThrow(ReviewMismatchError);
});

test('PNL-06 a token that is not the one that took the place is never called', () => {
  const forged = upgradeIntent({
    account,
    amount: amountOf(eth.token, 5n),
    present: usdt.replacement,
  });
  expect(() => check({ to: usdt.replacement.address }, forged)).toThrow(ReviewMismatchError);
});

test('RPC-23 the bridge token has mint, swap and unwrap(uint256 amount, uint256 chainId)', () => {
  const names = bridgeTokenAbi.map(
    ({ name, inputs }) => `${name}(${inputs.map(({ type }) => type).join()})`,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'mint(address,uint256,address,uint256,bytes32)',
      'swap(address,uint256)',
      'unwrap(uint256,uint256)',
    ]),
  );
});

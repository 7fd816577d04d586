import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import type { Intent } from '@/lib/transactions/submit/intent';
import { wrapIntent } from './wrapIntent';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const avax = nativeCurrency(43113);
const wavax = wrappedNative(43113);

function allowed({ chainId, account, statement }: Intent) {
  return statement.allowedCall({ chainId, account, nowSeconds: 0n });
}

test('SWP-08 wrapping calls deposit() with the AVAX as value, unwrapping withdraw(uint256)', () => {
  const wrap = wrapIntent({ type: 'wrap', account: ACCOUNT, amount: amountOf(avax, 5n) });
  expect(wrap.callsAt(0n)).toMatchObject([
    { address: wavax.address, functionName: 'deposit', value: 5n },
  ]);
  expect(wrap).toMatchObject({ chainId: 43113, account: ACCOUNT });
  expect(allowed(wrap)).toMatchObject({ functionNames: ['deposit'], value: 5n });
  const unwrap = wrapIntent({
    type: 'unwrap',
    account: ACCOUNT,
    amount: amountOf(wavax, 7n),
  });
  expect(unwrap.callsAt(0n)).toMatchObject([
    { address: wavax.address, functionName: 'withdraw', args: [7n] },
  ]);
  expect(unwrap.callsAt(0n)[0]).not.toHaveProperty('value');
  expect(allowed(unwrap)).toMatchObject({ functionNames: ['withdraw'], value: 0n });
  expect(allowed(unwrap).args?.wad?.(7n)).toBe(true);
  expect(allowed(unwrap).args?.wad?.(8n)).toBe(false);
});

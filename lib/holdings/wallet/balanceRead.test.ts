import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { balanceRead } from './balanceRead';

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('RPC-20 a native balance is read with getEthBalance of the multicall contract', () => {
  expect(balanceRead(OWNER, nativeCurrency(43114))).toMatchObject({
    address: '0xcA11bde05977b3631167028862bE2a173976CA11',
    functionName: 'getEthBalance',
    args: [OWNER],
  });
});

test('a token balance is read from the token, and none without an account or a currency', () => {
  const wavax = wrappedNative(43114);
  expect(balanceRead(OWNER, wavax)).toMatchObject({
    address: wavax.address,
    functionName: 'balanceOf',
    args: [OWNER],
  });
  expect(balanceRead(undefined, wavax)).toBeUndefined();
  expect(balanceRead(OWNER, undefined)).toBeUndefined();
});

import type { Token } from '@/lib/base/tokens/token';
import { isLongSymbol, watchAssetRequest, watchOutcome } from './watchAssetRequest';

const token: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70',
  symbol: 'DAI.e',
  name: 'Dai Stablecoin',
  decimals: 18,
};

test('WAL-13 a token is added with wallet_watchAsset: type ERC20, address, symbol, decimals, image', () => {
  expect(watchAssetRequest(token, 'https://logos.example/dai.png')).toEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70',
        symbol: 'DAI.e',
        decimals: 18,
        image: 'https://logos.example/dai.png',
      },
    },
  });
});

test.each([
  undefined,
  '',
  '/logos/dai.png',
  'http://logos.example/dai.png',
  'data:image/png;base64,',
])('WAL-13 an image that is not an https URL is left out: %p', (image) => {
  const { options } = watchAssetRequest(token, image).params;
  expect(Object.keys(options)).toEqual(['address', 'symbol', 'decimals']);
});

test('WAL-13 only the answer true counts as added', () => {
  expect(watchOutcome(true)).toBe('added');
  expect(watchOutcome(false)).toBe('notAdded');
  for (const answer of [null, undefined, 'true', 1, {}, [true]])
    expect(watchOutcome(answer)).toBe('unclear');
});

test('WAL-24 wallets may refuse a symbol of more than 11 characters', () => {
  expect(isLongSymbol({ ...token, symbol: 'ELEVENCHARS' })).toBe(false);
  expect(isLongSymbol({ ...token, symbol: 'TWELVE.CHARS' })).toBe(true);
});

test('TOK-23 a request to add a token has its bare symbol', () => {
  const { options } = watchAssetRequest({ ...token, symbol: 'שקל' }).params;
  expect(options.symbol).toBe('שקל');
});

import { render } from '@testing-library/react';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { LinkedLogo } from './LinkedLogo';

// The configuration and the pictures come from servers, which are not here.
jest.mock('@/lib/base/configuration/useConfiguration', () => ({
  useConfiguration: () => ({ status: 'ready', configuration: { ipfsGateways: [] } }),
}));
jest.mock('@/lib/holdings/lists/logos/logoSource', () => ({
  logoSource: () => ({ type: 'ipfs' }),
}));
jest.mock('@/lib/holdings/lists/logos/useLogo', () => ({ useLogo: () => 'blob:logo' }));

const [usdc] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'USDC.e');
const address = '0x00000000000000000000000000000000DeaDBeef';

test.each([
  ['a look-alike', { symbol: 'USDC.e' }, 0],
  ['a token of its own', { symbol: 'ZOO', name: 'Zoo' }, 1],
])('TOK-06 %s with %j shows %i linked logos', (_name, named, count) => {
  if (usdc === undefined) throw new TypeError('The catalogue has no USDC.e.');
  const token: Token = { ...usdc, ...named, address };
  const { container } = render(<LinkedLogo link="ipfs://logo.png" token={token} />);
  expect(container.querySelectorAll('img')).toHaveLength(count);
});

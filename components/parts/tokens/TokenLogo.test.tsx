import { render, screen } from '@testing-library/react';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { TokenLogo } from './TokenLogo';

// The configuration comes from a server, which is not here; the logos are code that is loaded
// later.
jest.mock('@/lib/base/configuration/useConfiguration', () => ({
  useConfiguration: () => ({ status: 'loading' }),
}));
jest.mock('./LazyShippedLogo', () => ({
  LazyShippedLogo: ({ symbol }: { symbol: string }) => `logo of ${symbol}`,
}));

const [usdc] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'USDC.e');

test('TOK-06 T11 a token with the symbol of another does not get its logo', () => {
  if (usdc === undefined) throw new TypeError('The catalogue has no USDC.e.');
  const twin: Token = { ...usdc, address: '0x00000000000000000000000000000000DeaDBeef' };
  const { rerender } = render(<TokenLogo currency={usdc} size={32} />);
  expect(screen.getByText('logo of USDC.e')).toBeInTheDocument();
  rerender(<TokenLogo currency={twin} size={32} />);
  expect(screen.queryByText('logo of USDC.e')).toBeNull();
});

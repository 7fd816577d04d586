import * as z from 'zod/mini';
import { CATALOGUE } from './catalogue';
import { tokenSchema } from './tokenSchema';

const stored = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
};

test('TOK-25 the texts of a stored token are made safe to show', () => {
  const hostile = { ...stored, symbol: 'PNG $1,000,000.00', name: `Pangolin${'\u0336'.repeat(9)}` };
  expect(z.parse(tokenSchema, hostile)).toEqual({
    ...stored,
    symbol: 'UNKNOWN',
    name: 'Pangolin\u0336\u0336',
  });
});

test('TOK-25 each token of the catalogue is read as it was stored', () => {
  for (const token of Object.values(CATALOGUE).flat())
    expect(z.parse(tokenSchema, token)).toEqual(token);
});

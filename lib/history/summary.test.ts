import * as z from 'zod/mini';
import { transactionSummarySchema } from './summary';

const address = '0x60781C2586D68229fde47564546784ab3fACA982';
const token = { type: 'token', chainId: 43114, address, decimals: 18, name: 'Pangolin' } as const;

test('TOK-25 a symbol in a stored transaction does not read as a figure', () => {
  const read = (symbol: string) =>
    z.parse(transactionSummarySchema, {
      type: 'approve',
      token: { ...token, symbol },
      spender: address,
    });
  expect(read('0.001 AVAX')).toMatchObject({ token: { symbol: 'UNKNOWN' } });
  expect(read('PNG')).toMatchObject({ token: { symbol: 'PNG' } });
});

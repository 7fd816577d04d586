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

test('TOK-23 a stored transaction has bare symbols', () => {
  const approval = { type: 'approve', token: { ...token, symbol: 'שקל' }, spender: address };
  expect(z.parse(transactionSummarySchema, approval)).toMatchObject({ token: { symbol: 'שקל' } });
});

const hostile = { ...token, symbol: 'PNG $1,000,000.00' };
const amount = { currency: hostile, raw: '5' };
const pair = { tokenA: hostile, tokenB: hostile };

test.each([
  { type: 'approve', token: hostile, spender: address },
  { type: 'revoke', token: hostile, spender: address },
  { type: 'swap', input: amount, output: amount },
  { type: 'wrap', amount },
  { type: 'unwrap', amount },
  { type: 'send', amount, recipient: address },
  { type: 'add', amountA: amount, amountB: amount },
  { type: 'remove', amountA: amount, amountB: amount },
  { type: 'deposit', amount, ...pair },
  { type: 'withdraw', amount, ...pair, reward: amount },
  { type: 'upgrade', amount, received: amount },
  { type: 'convert', amount, received: amount, ...pair, presentA: hostile, presentB: hostile },
  { type: 'claim', reward: amount, ...pair },
  { type: 'airdrop', claimed: amount },
])(
  'TOK-25 a stored transaction of an earlier release is shown by the present rules: $type',
  (stored) => {
    const read = JSON.stringify(z.parse(transactionSummarySchema, stored), (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(read).toContain('"symbol":"UNKNOWN"');
    expect(read).not.toContain('1,000,000');
  },
);

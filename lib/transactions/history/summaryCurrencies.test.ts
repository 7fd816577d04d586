import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import type { TransactionSummary } from './summary';
import { summaryCurrencies } from './summaryCurrencies';

const AVAX = nativeCurrency(43114);
const WAVAX = wrapped(AVAX);
const amount = { currency: PNG, raw: 1n };
const native = { currency: AVAX, raw: 1n };
const account = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each<[TransactionSummary, readonly unknown[]]>([
  [{ type: 'swap', input: amount, output: native }, [PNG, AVAX]],
  [{ type: 'wrap', amount: native }, [AVAX, WAVAX]],
  [{ type: 'unwrap', amount: { ...amount, currency: WAVAX } }, [WAVAX, AVAX]],
  [{ type: 'send', amount, recipient: account }, [PNG]],
  [{ type: 'remove', amountA: amount, amountB: native }, [PNG, AVAX]],
  [{ type: 'deposit', amount, tokenA: AVAX, tokenB: PNG }, [AVAX, PNG]],
  [{ type: 'deposit', amount }, [PNG]],
  [{ type: 'claim', reward: amount, tokenA: AVAX, tokenB: PNG }, [PNG]],
  [{ type: 'delegate', delegate: account }, []],
])('TXN-23 the ring around %j has the logos of what it moves', (summary, currencies) => {
  expect(summaryCurrencies(summary)).toEqual(currencies);
});

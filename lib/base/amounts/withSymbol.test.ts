import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { withSymbol } from './withSymbol';

test('LNG-14 LNG-19 TOK-23 a figure and its symbol are isolated from each other, in one line', () => {
  expect(withSymbol('−1,234.5', shortSymbol('שקל'))).toBe(
    '\u2068−1,234.5\u2069\u00a0\u2068שקל\u2069',
  );
  expect(withSymbol('1', shortSymbol('APPLE'))).toBe('\u20681\u2069\u00a0\u2068APPLE\u2069');
});

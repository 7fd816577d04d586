import { amountOf } from '@/lib/base/amounts/amount';
import type { Locale } from '@/lib/base/i18n/locales';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { formatReward } from './formatReward';

const TOKEN = wrappedNative(43114);
const shown = (raw: bigint, locale: Locale = 'en') => formatReward(amountOf(TOKEN, raw), locale);

test('PNG-01 a reward has 4 digits after the point, rounded down', () => {
  expect(shown(0n)).toBe('0.0000');
  expect(shown(1n)).toBe('<0.0001');
  expect(shown(10n ** 14n - 1n)).toBe('<0.0001');
  expect(shown(10n ** 14n)).toBe('0.0001');
  expect(shown(1_234_567_899_999n * 10n ** 9n)).toBe('1,234.5678');
  expect(shown(1_234_567_899_999n * 10n ** 9n, 'de')).toBe('1.234,5678');
  expect(shown(1n, 'de')).toBe('<\u00a00,0001');
});

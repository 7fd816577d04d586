import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { searchTokens } from '@/lib/exchange/tokenChoice/searchTokens';
import { preparations } from './preparations';

const [first] = CATALOGUE[43114] as readonly [Token];

test('FND-07 long lists are prepared in small parts, before a key searches them', () => {
  let reads = 0;
  const counted = (index: number): Token => ({
    ...first,
    address: `0x${String(index).padStart(40, '0')}`,
    symbol: `T${index}`,
    get name() {
      reads += 1;
      return `Token ${index}`;
    },
  });
  const currencies = Array.from({ length: 1_000 }, (_, index) => counted(index + 1));
  const others = Array.from({ length: 300 }, (_, index) => counted(index + 2_000));
  let before = 0;
  for (const _ of preparations({ currencies, others, pairs: [], farms: FARMS })) {
    expect(reads - before).toBeLessThanOrEqual(200);
    before = reads;
  }
  expect(reads).toBe(1_300);
  expect(searchTokens(currencies, 't')).toHaveLength(1_000);
  expect(searchTokens(others, 'token 2001')).toHaveLength(1);
  expect(reads).toBe(1_300);
});

import { seededTokens } from '../../tokens/tokens';
import { type ListedToken, listDocument, madeUpTokens } from './document';

const [plain] = madeUpTokens('plain', 1) as [ListedToken];

const HOSTILE_NAMES = [
  ['<script>', '<script>alert(1)</script>'],
  ['\u202ECDSU', 'USD\u202E nioC'],
  ['USD\u200BC', 'USD\u200B Coin'],
  ['\u0421\u0421', 'U\u0405D Coin'],
  ['AVAX', 'Avalanche'],
  ['USDC.e', 'USD Coin'],
] as const;

const HOSTILE_LOGOS = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'file:///etc/passwd',
  'http://127.0.0.1:8545/',
  'blob:https://lists.example/1',
  'https://tracker.example/logo.png',
] as const;

/** Documents with the form of a list but wrong or hostile content. */
export const BAD_LISTS: Readonly<Record<string, unknown>> = {
  'invalid.json': { ...listDocument('Invalid', [plain]), version: '1.0.0' },
  'duplicates.json': listDocument('Duplicates', [
    plain,
    { ...plain, address: plain.address.toLowerCase(), decimals: 6 },
  ]),
  // Says 6 decimals of a token that has 18: its amounts would be wrong by a factor of 10^12.
  'lying.json': listDocument('Lying', [lyingToken()]),
  'hostile.json': listDocument(
    'Hostile',
    madeUpTokens('hostile', HOSTILE_NAMES.length).map((token, index) => {
      const [symbol = '', name = ''] = HOSTILE_NAMES[index] ?? [];
      return { ...token, symbol, name, logoURI: HOSTILE_LOGOS[index] ?? '' };
    }),
  ),
  'many.json': listDocument('Ten thousand', madeUpTokens('many', 10_000)),
  'tooMany.json': listDocument('Too many', madeUpTokens('many', 10_001)),
  // A test changes this one: see `serve`.
  'changing.json': listDocument('Changing', madeUpTokens('changing', 3)),
};

function lyingToken(): ListedToken {
  const { address, symbol, name } = seededTokens(43114).STOP;
  return { chainId: 43114, address, symbol, name, decimals: 6 };
}

import { amountOf } from '@/lib/base/amounts/amount';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { missingForRemoval } from './missingForRemoval';

const pool = emptyPool(numberedToken(0), numberedToken(1));
const { pair } = pool;

const position = (raw: bigint) => ({
  pool,
  liquidity: amountOf(pair.liquidityToken, raw),
  amounts: [amountOf(pair.token0, raw), amountOf(pair.token1, raw)] as const,
  share: { numerator: raw, denominator: 10n },
});

const REMOVABLE = {
  arePicked: true,
  hasAccount: true,
  isWalletAwaited: false,
  result: { status: 'exists', pool },
  poolState: 'live',
  position: position(1n),
} as const;

test.each([
  ['nothing, with a position', {}, undefined],
  ['nothing known, until the currencies can be', { arePicked: undefined }, undefined],
  ['noPair, of unknown currencies', { arePicked: false }, 'noPair'],
  ['noPair, of two equal tokens', { result: { status: 'invalid' } }, 'noPair'],
  ['noWallet', { hasAccount: false, position: undefined }, 'noWallet'],
  [
    'nothing yet, while a wallet reconnects',
    { hasAccount: false, isWalletAwaited: true },
    undefined,
  ],
  ['noPosition, with an empty one', { position: position(0n) }, 'noPosition'],
  ['noPosition, without a pool', { poolState: 'absent', position: undefined }, 'noPosition'],
  ['noPosition, in an empty pool', { poolState: 'empty', position: undefined }, 'noPosition'],
  ['nothing, while the position is read', { position: undefined }, undefined],
  [
    'nothing, where the pool cannot be read',
    { result: { status: 'failed' }, poolState: undefined, position: undefined },
    undefined,
  ],
  ['nothing, with a position in a pool out of order', { poolState: 'unbalanced' }, undefined],
] as const)('LIQ-23 LIQ-34 what is missing before a removal: %s', (_name, change, missing) => {
  expect(missingForRemoval({ ...REMOVABLE, ...change } as never)).toBe(missing);
});

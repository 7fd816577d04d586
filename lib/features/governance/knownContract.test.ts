import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { knownContract } from './knownContract';

const { communityTreasury, png, wavax } = EXCHANGE_ADDRESSES[43114];
const SOMEBODY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('GOV-06 contracts of the exchange and tokens of the catalogue have a name', () => {
  expect(knownContract(communityTreasury)).toEqual({ type: 'exchange', name: 'communityTreasury' });
  expect(knownContract(png)).toEqual({ type: 'token', symbol: 'PNG' });
  expect(knownContract(wavax)).toEqual({ type: 'token', symbol: 'WAVAX' });
  expect(knownContract(SOMEBODY)).toBeUndefined();
});

import { stakeAt, stakesAt } from './stakeAt';

const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const APEIN = '0x938FE3788222A74924E062120E7BFac829c719Fb';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test.each([
  ['0', WAVAX, 'WAVAX_V0'],
  ['0', WAVAX.toLowerCase(), 'WAVAX_V0'],
  ['0', 'AVAX', 'WAVAX_V0'],
  ['0', 'avax', 'WAVAX_V0'],
  ['0', APEIN, 'APEIN_V0'],
  ['0', PNG, undefined],
  ['0', 'x', undefined],
  ['1', WAVAX, undefined],
  ['00', WAVAX, undefined],
  ['', WAVAX, undefined],
  ['two', WAVAX, undefined],
])('NAV-09 version %s with the reward %s is the stake %s', (version, rewardCurrencyId, name) => {
  expect(stakeAt(43114, { version, rewardCurrencyId })?.name).toBe(name);
});

test('NAV-09 RPC-25 Fuji has no stakes', () => {
  expect(stakesAt(43114, '0')).toHaveLength(3);
  expect(stakesAt(43113, '0')).toEqual([]);
  expect(stakeAt(43113, { version: '0', rewardCurrencyId: 'AVAX' })).toBeUndefined();
});

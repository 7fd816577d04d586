import { REPLACED_FARMS } from './replacedFarms';

test('MIG-03 19 farms of version 0 and 18 of version 1 were replaced by one of version 1', () => {
  expect(REPLACED_FARMS).toHaveLength(37);
  expect(REPLACED_FARMS.filter(({ from }) => from.version === 0)).toHaveLength(19);
  expect(REPLACED_FARMS.filter(({ from }) => from.version === 1)).toHaveLength(18);
  expect(new Set(REPLACED_FARMS.map(({ to }) => to.version))).toEqual(new Set([1]));
});

test.each([
  ['WAVAX_PNG_V0', 'WAVAX_PNG_V1'],
  ['WAVAX_ETH_V0', 'WAVAX_WETHe_V1'],
  ['WAVAX_USDT_V1', 'WAVAX_USDTe_V1'],
  ['PNG_YFI_V1', 'PNG_YFIe_V1'],
])('MIG-03 %s was replaced by %s', (old, present) => {
  expect(REPLACED_FARMS.find(({ from }) => from.name === old)?.to.name).toBe(present);
});

test('MIG-03 a farm of present tokens was not replaced', () => {
  const names = REPLACED_FARMS.map(({ from }) => from.name);
  for (const name of ['WAVAX_PNG_V1', 'WAVAX_WETHe_V1', 'WAVAX_SNOB_V1'])
    expect(names).not.toContain(name);
});

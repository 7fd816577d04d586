import { FARMS, farmsOf } from '@/lib/rewards/farmCatalogue';
import { migrationPath } from './migrations';

const PATH = '/beta/migrate/1/';
const farm = (name: string) => {
  const found = FARMS.find((each) => each.name === name);
  if (found === undefined) throw new TypeError(`There is no farm ${name}.`);
  return found;
};
const hasScreen = (path: string) => path === PATH;

test('FRM-24 a stake of version 1 with a newer farm leads to where it is moved', () => {
  expect(migrationPath(farm('WAVAX_ETH_V1'), 1n, hasScreen)).toBe(PATH);
  expect(migrationPath(farm('PNG_YFI_V1'), 1n, hasScreen)).toBe(PATH);
  // 18 farms of version 1 have one.
  const moved = farmsOf(43114, 1).filter((each) => migrationPath(each, 1n, hasScreen));
  expect(moved).toHaveLength(18);
});

test('FRM-24 nothing leads there without a stake, a newer farm, or the screen', () => {
  expect(migrationPath(farm('WAVAX_ETH_V1'), 0n, hasScreen)).toBeUndefined();
  expect(migrationPath(farm('WAVAX_ETH_V1'), undefined, hasScreen)).toBeUndefined();
  expect(migrationPath(farm('WAVAX_PNG_V1'), 1n, hasScreen)).toBeUndefined();
  expect(migrationPath(farm('WAVAX_ETH_V0'), 1n, hasScreen)).toBeUndefined();
  expect(migrationPath(farm('WAVAX_ETH_V1'), 1n, () => false)).toBeUndefined();
});

import { FARMS, type Farm, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { parsePath } from '@/lib/site/navigation/routes';
import { landingHref, successorOf, toolHref } from './successor';

function farm(name: string): Farm {
  const found = FARMS.find((each) => each.name === name);
  if (found === undefined) throw new TypeError(`There is no farm ${name}.`);
  return found;
}

test.each([
  // The wizard moves these: the pool tokens stay the same.
  ['WAVAX_PNG_V0', 'moved', 'WAVAX_PNG_V2'],
  ['WAVAX_PNG_V1', 'moved', 'WAVAX_PNG_V2'],
  ['WAVAX_WETHe_V1', 'moved', 'WAVAX_WETHe_V2'],
  // The tool converts these. They go to version 2 if it has the present pair.
  ['WAVAX_ETH_V0', 'converted', 'WAVAX_WETHe_V2'],
  ['WAVAX_ETH_V1', 'converted', 'WAVAX_WETHe_V2'],
  ['PNG_YFI_V1', 'converted', 'PNG_YFIe_V1'],
] as const)('MIG-03 FRM-24 a stake in %s is %s to %s', (name, type, to) => {
  expect(successorOf(farm(name))).toMatchObject({ type, to: { name: to } });
});

test('MIG-03 FRM-24 a stake of version 2, and one without a new farm, stays where it is', () => {
  expect(farmsOf(43114, 2).filter(successorOf)).toEqual([]);
  const left = FARMS.filter((each) => each.version !== 2 && !successorOf(each));
  for (const each of left) expect(landingHref(each)).toBeUndefined();
});

test('FRM-24 a farm of version 1 with a new farm leads to /beta/migrate/1', () => {
  expect(landingHref(farm('WAVAX_ETH_V1'))).toBe('/beta/migrate/1/');
  expect(landingHref(farm('WAVAX_PNG_V1'))).toBe('/beta/migrate/1/');
  expect(landingHref(farm('WAVAX_ETH_V0'))).toBe('/beta/migrate/0/');
  expect(landingHref(farm('WAVAX_PNG_V2'))).toBeUndefined();
});

test('MIG-03 each stake that is converted leads to the tool, and to a farm that exists', () => {
  const converted = FARMS.filter((each) => successorOf(each)?.type === 'converted');
  // All migrations except that of WAVAX_PNG_V0, whose pool tokens stay the same.
  expect(converted).toHaveLength(36);
  for (const each of converted)
    expect(parsePath(toolHref(each) ?? '')).toMatchObject({
      name: 'migrate',
      currencyIdFromA: expect.stringMatching(/^(AVAX|0x.{40})$/),
      versionFrom: String(each.version),
      versionTo: String(successorOf(each)?.to.version),
    });
  expect(toolHref(farm('WAVAX_PNG_V1'))).toBeUndefined();
});

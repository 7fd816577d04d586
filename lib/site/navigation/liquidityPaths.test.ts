import fc from 'fast-check';
import {
  addHref,
  addressPair,
  afterPick,
  afterRemoval,
  idsOf,
  isSameId,
  removalHref,
  stakedLiquidityUrl,
} from './liquidityPaths';
import { parsePath } from './routes';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

test.each([
  [undefined, undefined, '/add/'],
  ['AVAX', undefined, '/add/AVAX/'],
  ['AVAX', PNG, `/add/AVAX/${PNG}/`],
  [PNG, PNG.toLowerCase(), `/add/${PNG}/`],
  [undefined, PNG, '/add/'],
] as const)('NAV-05 NAV-06 NAV-15 the addition of %s and %s is at %s', (idA, idB, path) => {
  expect(addHref('add', idA, idB)).toBe(path);
  expect(addHref('create', idA, idB)).toBe(path.replace('add', 'create'));
});

test.each([
  [{ idA: undefined, idB: undefined }, 'A', 'AVAX', { idA: 'AVAX', idB: undefined }],
  [{ idA: undefined, idB: undefined }, 'B', PNG, { idA: 'AVAX', idB: PNG }],
  [{ idA: undefined, idB: undefined }, 'B', 'AVAX', { idA: 'AVAX', idB: 'AVAX' }],
  [{ idA: 'AVAX', idB: undefined }, 'B', PNG, { idA: 'AVAX', idB: PNG }],
  [{ idA: PNG, idB: undefined }, 'B', PNG, { idA: PNG, idB: PNG }],
  [{ idA: 'AVAX', idB: PNG }, 'A', USDC, { idA: USDC, idB: PNG }],
  [{ idA: 'AVAX', idB: PNG }, 'A', PNG, { idA: PNG, idB: 'AVAX' }],
  [{ idA: 'avax', idB: PNG }, 'B', 'AVAX', { idA: PNG, idB: 'AVAX' }],
] as const)('NAV-05 of the ids %j, picking for %s the id %s leaves %j', (ids, side, id, left) => {
  expect(afterPick(ids, side, id)).toEqual(left);
});

test('NAV-05 NAV-15 after any picks and removals, the address belongs to a screen and has no id twice', () => {
  const id = fc.constantFrom(undefined, 'AVAX', 'avax', PNG, USDC, USDC.toLowerCase());
  const act = fc.record({
    side: fc.constantFrom('A' as const, 'B' as const),
    id: fc.constantFrom('AVAX', PNG, USDC),
    isRemoval: fc.boolean(),
  });
  fc.assert(
    fc.property(id, id, fc.array(act), (idA, idB, acts) => {
      let ids = { idA, idB };
      for (const { side, id: chosen, isRemoval } of acts) {
        const next = isRemoval ? afterRemoval(ids, chosen) : afterPick(ids, side, chosen);
        const path = addHref('add', next.idA, next.idB);
        expect(path).not.toContain('undefined');
        ids = idsOf(parsePath(path) ?? undefined);
        if (ids.idA !== undefined && ids.idB !== undefined)
          expect(isSameId(ids.idA, ids.idB)).toBe(false);
        if (!isRemoval)
          expect([ids.idA, ids.idB].some((each) => each && isSameId(each, chosen))).toBe(true);
      }
    }),
  );
});

test('NAV-07 the ids in the path of a removal are read back, and a screen without a pair has none', () => {
  const route = parsePath(removalHref('AVAX', PNG)) ?? undefined;
  expect(idsOf(route)).toEqual({ idA: 'AVAX', idB: PNG });
  expect(idsOf(parsePath('/swap/') ?? undefined)).toEqual({ idA: undefined, idB: undefined });
  expect(idsOf(undefined)).toEqual({ idA: undefined, idB: undefined });
});

test.each([`AVAX-${PNG}`, PNG, `${PNG}-`, `${PNG}-${USDC}-${PNG}`, `${PNG}-${USDC.slice(0, 41)}`])(
  'NAV-14 NAV-16 %s is not a pair of addresses',
  (id) => {
    expect(addressPair(id)).toBeUndefined();
    expect(addressPair(`${PNG}-${USDC}`)).toEqual([PNG, USDC]);
  },
);

test('TOK-26 TOK-28 the currencies of a path are read as links write them', () => {
  const ids = (path: string) => idsOf(parsePath(path) ?? undefined);
  const other = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
  expect(ids(`/add/0x${'0'.repeat(40)}/${other.toLowerCase()}/`)).toEqual({
    idA: 'AVAX',
    idB: other,
  });
  expect(ids(`/add/0x${'Ee'.repeat(20)}/`)).toEqual({ idA: 'AVAX', idB: undefined });
  expect(ids('/add/foo/bar/')).toEqual({ idA: 'foo', idB: 'bar' });
  expect(isSameId('avax', `0x${'0'.repeat(40)}`)).toBe(true);
});

test('LIQ-01 staked liquidity is found at the page of the account, or at that of all accounts', () => {
  expect(stakedLiquidityUrl('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(
    'https://info.pangolin.exchange/#/account/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  );
  expect(stakedLiquidityUrl(undefined)).toBe('https://info.pangolin.exchange/#/accounts');
});

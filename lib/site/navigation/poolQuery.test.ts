import { poolInQuery, queryWithPool } from './poolQuery';

const POOL = '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367';

test('MKT-30 a query names a pool by its address, in any case', () => {
  expect(poolInQuery(`pool=${POOL}`)).toBe(POOL);
  expect(poolInQuery(`use=v2&pool=${POOL.toLowerCase()}`)).toBe(POOL);
});

test.each(['', 'pool=', 'pool=AVAX', `pool=${POOL.slice(0, -1)}`, `POOL=${POOL}`])(
  'MKT-30 the query "%s" names no pool',
  (query) => {
    expect(poolInQuery(query)).toBeUndefined();
  },
);

test('MKT-30 opening and closing a pool leaves the rest of the query as it is', () => {
  const opened = queryWithPool('theme=dark', POOL);
  expect(opened).toBe(`theme=dark&pool=${POOL}`);
  expect(queryWithPool(opened, undefined)).toBe('theme=dark');
  expect(queryWithPool(`pool=${POOL}`, undefined)).toBe('');
});

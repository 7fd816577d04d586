import { STAKES, stakesOf } from './stakeCatalogue';

test('STK-02 three stakes of PNG exist, all of version 0, with their contracts and routes', () => {
  const rows = STAKES.map(({ version, pool, route }) => [
    version,
    pool.stakingToken.symbol,
    pool.rewardToken.symbol,
    pool.contract.address,
    route.map(({ symbol }) => symbol).join(),
  ]);
  expect(rows).toEqual([
    [0, 'PNG', 'WAVAX', '0xD49B406A7A29D64e081164F6C3353C599A2EeAE9', 'PNG,WAVAX'],
    [0, 'PNG', 'OOE', '0xf0eFf017644680B9878429137ccb2c041b4Fb701', 'PNG,WAVAX,OOE'],
    [0, 'PNG', 'APEIN', '0xfe1d712363f2B1971818DBA935eEC13Ddea474cc', 'PNG,WAVAX,APEIN'],
  ]);
  expect(stakesOf(43114, 0)).toHaveLength(3);
  expect([...stakesOf(43114, 1), ...stakesOf(43113, 0)]).toEqual([]);
});

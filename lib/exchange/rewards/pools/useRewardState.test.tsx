import { act, waitFor } from '@testing-library/react';
import { numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { useRewardState } from './useRewardState';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const pool = avaxPngPool('WAVAX_PNG_V1');
const { address } = pool.contract;
const TIME = 'getCurrentBlockTimestamp()';

const word = (value: number) => numberToHex(value, { size: 32 });

test('RPC-42 FRM-14 a pool is finished in the first block after its end, and no block renders it before', async () => {
  let renders = 0;
  const { result, read, set, readAt } = await connectedPage(
    () => {
      renders += 1;
      return useRewardState(pool, account);
    },
    {
      account,
      contracts: [
        [address, 'totalSupply()', word(50)],
        [address, 'rewardRate()', word(7)],
        [address, 'periodFinish()', word(1_000)],
        [address, 'balanceOf(address)', word(5)],
        [address, 'earned(address)', word(3)],
        [MULTICALL3_ADDRESS, TIME, word(990)],
      ],
    },
  );
  const period = () =>
    result.current.status === 'known' ? result.current.figures.period : undefined;
  await waitFor(() => expect(period()).toBe('running'));
  const before = renders;
  let block = 100n;
  const timePasses = async (time: number) => {
    const reads = read.length;
    set(MULTICALL3_ADDRESS, TIME, word(time));
    block += 1n;
    await act(async () => readAt(block));
    await waitFor(() => expect(read.length).toBeGreaterThan(reads));
  };
  await timePasses(995);
  await timePasses(1_000);
  await waitFor(() => expect(renders).toBeGreaterThan(before));
  expect(period()).toBe('running');
  await timePasses(1_001);
  await waitFor(() => expect(period()).toBe('finished'));
  // One for the end itself, one for the time after it.
  expect(renders).toBe(before + 2);
});

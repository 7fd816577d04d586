import { parseEther } from 'viem';
import { ACCOUNTS } from '../accounts';
import { setUpDevnet } from '../setUpDevnet';
import { giveDemoPositions } from './demoPositions';
import { rewardPlace } from './rewardPlace';
import { earnedBy, stakedBy } from './stakes';

const { demo } = ACCOUNTS;

const devnet = setUpDevnet();

test('the demo account of a started exchange has stakes with three days of rewards', async () => {
  const chain = devnet().chains[43114];
  await giveDemoPositions(chain);
  expect(await stakedBy(chain, rewardPlace('WAVAX_V0'), demo)).toBe(parseEther('2000'));
  // A tenth of 60,000 PNG for 0.5 of 11.5 percent, and some seconds.
  const earned = await earnedBy(chain, rewardPlace('WAVAX_PNG_V1'), { account: demo });
  expect(earned).toBeGreaterThan((parseEther('6000') * 5n) / 115n - 1_000_000n);
  expect(earned).toBeLessThan((parseEther('6001') * 5n) / 115n);
  for (const name of ['WAVAX_PNG_V2', 'USDCe_DAIe_V2', 'WAVAX_V0'] as const)
    expect(await earnedBy(chain, rewardPlace(name), { account: demo })).toBeGreaterThan(0n);
});

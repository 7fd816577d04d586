import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { routerAbi } from '@/lib/contracts/abis/router';
import { stakingRewardsAbi } from '@/lib/contracts/abis/stakingRewards';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { DevnetChain } from './quotedSwap';

const { router, png, wavax } = EXCHANGE_ADDRESSES[43114];
const ONE_PNG = 10n ** 18n;

/** The APR of the stake that pays WAVAX, as the contracts say it and the page writes it. */
export async function wavaxStakeApr({ client }: DevnetChain): Promise<string> {
  const { address } = rewardPlace('WAVAX_V0').contract;
  const stake = { address, abi: stakingRewardsAbi } as const;
  const [total, rate, quoted] = await Promise.all([
    client.readContract({ ...stake, functionName: 'totalSupply' }),
    client.readContract({ ...stake, functionName: 'rewardRate' }),
    client.readContract({
      address: router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [ONE_PNG, [png, wavax]],
    }),
  ]);
  const rateInPng = (rate * ONE_PNG) / (quoted.at(-1) ?? 0n);
  return `${((rateInPng * 31_536_000n * 100n) / total).toLocaleString('en')}%`;
}

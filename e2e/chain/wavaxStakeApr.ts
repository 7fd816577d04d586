import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

const { router, png, wavax } = EXCHANGE_ADDRESSES[43114];
const ONE_PNG = 10n ** 18n;
const YEAR_SECONDS = 31_536_000n;

/**
 * The APR of the stake that pays WAVAX, computed from the contracts and written as on the page:
 * hundredths of a percent, rounded down once, at the end.
 */
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
  const hundredths = (rate * YEAR_SECONDS * ONE_PNG * 10_000n) / ((quoted.at(-1) ?? 0n) * total);
  const text = (Number(hundredths) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return `${text}%`;
}

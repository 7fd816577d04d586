import { type Address, parseEther, parseUnits } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS, AVAX_BALANCES } from './accounts';
import { seedAirdrop } from './airdrop/seedAirdrop';
import { factorySeedAbi, mintableAbi, pairSeedAbi } from './contracts/abis';
import type { CreationCodes } from './contracts/compile';
import { placeExchange } from './contracts/placeExchange';
import { FARM_CHAIN_ID } from './farms/rewardPlace';
import { seedFarms } from './farms/seedFarms';
import { delegateFarmer, seedGovernance } from './governance/seedGovernance';
import type { Chain } from './node/chain';
import { transact } from './node/transact';
import { deployTokens } from './tokens/deployTokens';
import { DEMO_HOLDINGS, DEMO_PNG, POOLS, SECOND_HOLDINGS, type SeededPool } from './tokens/pools';
import { type SeededToken, seededTokens } from './tokens/tokens';

/** Wrapped once, for all pools and all holders of WAVAX. */
const WRAPPED_AVAX = '1000000';

/**
 * Turns an empty chain into a working exchange: contracts, proposals, tokens, pools, accounts, farms,
 * airdrop. The proposals come first, because they happen in the past.
 */
export async function seed(chain: Chain, codes: CreationCodes): Promise<void> {
  const { client } = chain;
  const tokens = seededTokens(chain.chainId);
  await placeExchange(chain);
  await give(chain, tokens.PNG, ACCOUNTS.demo, DEMO_PNG);
  if (chain.chainId === FARM_CHAIN_ID) await seedGovernance(chain);

  for (const [address, avax] of AVAX_BALANCES)
    await client.setBalance({ address, value: parseEther(avax) });
  await deployTokens(chain, codes);
  await transact(client, ACCOUNTS.deployer, {
    address: EXCHANGE_ADDRESSES[chain.chainId].wavax,
    abi: wavaxAbi,
    functionName: 'deposit',
    value: parseEther(WRAPPED_AVAX),
  });
  for (const pool of POOLS) await fillPool(chain, pool);

  for (const [key, whole] of DEMO_HOLDINGS) await give(chain, tokens[key], ACCOUNTS.demo, whole);
  for (const [key, whole] of SECOND_HOLDINGS)
    await give(chain, tokens[key], ACCOUNTS.second, whole);
  if (chain.chainId !== FARM_CHAIN_ID) return;
  await seedFarms(chain);
  await delegateFarmer(chain);
  await seedAirdrop(chain);
}

/**
 * Transfers tokens straight to the pair, as the router would, because some tokens reject approvals.
 */
async function fillPool(chain: Chain, { tokens: keys, reserves }: SeededPool): Promise<void> {
  const { chainId, client } = chain;
  const tokens = seededTokens(chainId);
  const [a, b] = [tokens[keys[0]], tokens[keys[1]]];
  const { factory } = EXCHANGE_ADDRESSES[chainId];
  const named = [a.address, b.address] as const;
  await transact(client, ACCOUNTS.deployer, {
    address: factory,
    abi: factorySeedAbi,
    functionName: 'createPair',
    args: named,
  });
  const pair = await client.readContract({
    address: factory,
    abi: factorySeedAbi,
    functionName: 'getPair',
    args: named,
  });

  await give(chain, a, pair, reserves[0]);
  await give(chain, b, pair, reserves[1]);
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: pairSeedAbi,
    functionName: 'mint',
    args: [ACCOUNTS.deployer],
  });
}

/** Our own tokens are minted. WAVAX and PNG come from the deployer's supply. */
async function give(
  { client }: Chain,
  token: SeededToken,
  to: Address,
  whole: string,
): Promise<void> {
  const isPublished = token.contract === 'Wavax' || token.contract === 'Png';
  await transact(client, ACCOUNTS.deployer, {
    address: token.address,
    abi: isPublished ? erc20Abi : mintableAbi,
    functionName: isPublished ? 'transfer' : 'mint',
    args: [to, parseUnits(whole, token.decimals)],
  });
}

import { encodeAbiParameters, erc20Abi, parseAbiParameters, parseEther, parseUnits } from 'viem';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { squareRoot } from '@/lib/exchange/pairs/squareRoot';
import { ACCOUNTS } from '../accounts';
import { factorySeedAbi, mintableAbi, pairSeedAbi } from '../contracts/abis';
import { codeOf, compileContracts } from '../contracts/compile';
import { transact } from '../node/transact';
import { callTogether, type RawCall, rawCall } from './callTogether';
import { placeMany } from './placeMany';
import { FARM_CHAIN_ID } from './rewardPlace';
import type { FarmChain } from './stakes';

/** Two tokens, WAVAX or PNG first. */
export type PoolTokens = readonly [Token, Token];

const { deployer } = ACCOUNTS;
const { factory, wavax, png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
/** What each created pool holds of the other token, in whole tokens. */
const OTHER_RESERVE = '2000';

/**
 * Creates the contracts of the tokens that have none. Anyone may mint them, and each can be given for
 * older tokens, as a token of a bridge.
 */
export async function openTokens({ client }: FarmChain, tokens: readonly Token[]): Promise<void> {
  const each = tokens.filter(
    (token, index) => tokens.findIndex((other) => isSameToken(other, token)) === index,
  );
  const codes = await Promise.all(each.map(({ address }) => client.getCode({ address })));
  const creationCode = codeOf(await compileContracts(), 'BridgeToken');
  await placeMany(
    client,
    each
      .filter((_, index) => codes[index] === undefined)
      .map(({ address, name, symbol, decimals }) => ({
        address,
        creationCode,
        constructorArgs: encodeAbiParameters(parseAbiParameters('string, string, uint8'), [
          name,
          symbol,
          decimals,
        ]),
      })),
  );
}

/**
 * Creates the pools that do not exist, each with a little more liquidity than the one before. Half
 * of the liquidity is the deployer's, the rest Multicall3's; of other pools it gets a tenth.
 *
 * @returns what Multicall3 holds of each pool's liquidity, in the smallest unit.
 */
export async function openPools(
  chain: FarmChain,
  pools: readonly PoolTokens[],
): Promise<readonly bigint[]> {
  const { client } = chain;
  for (const token of [wavax, png])
    await transact(client, deployer, {
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [MULTICALL3_ADDRESS, parseEther(token === wavax ? '100000' : '10000000')],
    });
  const held: bigint[] = [];
  for (const [index, tokens] of pools.entries()) {
    const pair = pairAddress(...tokens);
    const isThere = (await client.getCode({ address: pair })) !== undefined;
    held.push(isThere ? await takeTenth(chain, pair) : await openPool(chain, tokens, index));
  }
  return held;
}

async function openPool({ client }: FarmChain, tokens: PoolTokens, index: number): Promise<bigint> {
  const [first, other] = tokens;
  const pair = pairAddress(first, other);
  // 100 AVAX or 10,000 PNG are 2,000 dollars.
  const whole = (first.address === png ? 10_000 : 100) + index;
  const reserves = [parseEther(String(whole)), parseUnits(OTHER_RESERVE, other.decimals)] as const;
  const half = squareRoot(reserves[0] * reserves[1]) / 2n;
  const calls: readonly RawCall[] = [
    rawCall({
      address: factory,
      abi: factorySeedAbi,
      functionName: 'createPair',
      args: [first.address, other.address],
    }),
    rawCall({
      address: first.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [pair, reserves[0]],
    }),
    rawCall({
      address: other.address,
      abi: mintableAbi,
      functionName: 'mint',
      args: [pair, reserves[1]],
    }),
    rawCall({
      address: pair,
      abi: pairSeedAbi,
      functionName: 'mint',
      args: [MULTICALL3_ADDRESS],
    }),
    rawCall({ address: pair, abi: erc20Abi, functionName: 'transfer', args: [deployer, half] }),
  ];
  await callTogether(client, calls);
  // The first supplier of a pool leaves 1,000 units in it for ever.
  return half - 1_000n;
}

async function takeTenth({ client }: FarmChain, pair: `0x${string}`): Promise<bigint> {
  const token = { address: pair, abi: erc20Abi } as const;
  const tenth = (await client.readContract({ ...token, functionName: 'totalSupply' })) / 10n;
  await transact(client, deployer, {
    ...token,
    functionName: 'transfer',
    args: [MULTICALL3_ADDRESS, tenth],
  });
  return tenth;
}

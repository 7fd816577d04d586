import { erc20Abi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { ChainClient } from '@/devnet/node/chain';
import { transact } from '@/devnet/node/transact';
import type { TokenKey } from '@/devnet/tokens/tokens';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { readPairs } from '@/lib/exchange/pairs/testing/readPairs.setup';
import { readBalance } from '@/lib/exchange/pairs/testing/readPool.setup';
import { held, tokenOf } from './devnetSimulation.setup';
import { type Proof, prove } from './proveSimulation.setup';
import { randomSource } from './randomSource.setup';
import { type Market, NO_FEES, type TestedTransaction } from './randomSwap.setup';

type Plan = {
  readonly client: ChainClient;
  readonly seed: number;
  readonly count: number;
  /** The tokens whose pools may be used. */
  readonly tokens: readonly TokenKey[];
  readonly feesOf?: Market['feesOf'];
  readonly next: (market: Market) => Promise<TestedTransaction | undefined>;
};

/** How many transactions are made from the same pool data, which ages meanwhile. */
const SAME_PAIRS = 8;
/** One in this many transactions is sent too late. */
const EXPIRED = 25;

/** Proves a number of random transactions, one after the other; returns how each ended. */
export async function proveMany(plan: Plan): Promise<Proof[]> {
  const { client, seed, count, tokens, next, feesOf = () => NO_FEES } = plan;
  const random = randomSource(seed);
  const proofs: Proof[] = [];
  let pairs: readonly Pair[] = [];
  for (let tries = 0; proofs.length < count; tries += 1) {
    if (tries % SAME_PAIRS === 0) pairs = await existingPairs(client, tokens);
    const heldOf: Market['held'] = async (currency) =>
      (await held(client, [{ currency }]))[0] ?? 0n;
    const transaction = await next({ random, pairs, held: heldOf, feesOf });
    if (transaction === undefined) continue;
    const variation = {
      candidate: random.below(2),
      isExpired: random.isOnce(EXPIRED),
      isAtRest: proofs.length % 2 === 0,
    };
    proofs.push(await prove(client, transaction, variation));
  }
  return proofs;
}

/** Provides the account with a part of every pool, and enough AVAX. */
export async function equip(client: ChainClient, tokens: readonly TokenKey[]): Promise<void> {
  await client.setBalance({ address: ACCOUNTS.demo, value: parseEther('100000') });
  for (const { liquidityToken } of await existingPairs(client, tokens)) {
    const all = await readBalance(client, liquidityToken.address, ACCOUNTS.deployer);
    await transact(client, ACCOUNTS.deployer, {
      address: liquidityToken.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [ACCOUNTS.demo, all / 5n],
    });
  }
}

async function existingPairs(client: ChainClient, keys: readonly TokenKey[]) {
  const results = await readPairs(client, keys.map(tokenOf));
  return results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
}

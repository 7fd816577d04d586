import { erc20Abi, maxUint256, parseEther, zeroAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { type CurrencyKey, changesBy } from '@/e2e/chain/balances';
import { type PairKeys, pairAddressOf } from '@/e2e/chain/liquidity';
import type { AddPage } from '@/e2e/pages/AddPage';
import type { RemovePage } from '@/e2e/pages/RemovePage';
import { expect } from '@/e2e/test';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

/**
 * The demo account's pool tokens of a pair, in the smallest unit; zero when the pair does not
 * exist.
 */
export async function liquidityOf(chain: DevnetChain, keys: PairKeys): Promise<bigint> {
  const address = await pairAddressOf(chain, keys);
  if (address === zeroAddress) return 0n;
  return chain.client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ACCOUNTS.demo],
  });
}

/** The demo account's share of a pool. */
export async function poolShareOf(chain: DevnetChain, keys: PairKeys): Promise<Fraction> {
  const address = await pairAddressOf(chain, keys);
  const denominator = await chain.client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  return { numerator: await liquidityOf(chain, keys), denominator };
}

/** Buys a token with AVAX from another account, so that the price of its pool moves. */
export async function buyToken(
  { chainId, client, tokens }: DevnetChain,
  token: TokenKey,
  avax: string,
): Promise<void> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  await transact(client, ACCOUNTS.deployer, {
    address: router,
    abi: routerAbi,
    functionName: 'swapExactAVAXForTokens',
    args: [0n, [tokens.WAVAX.address, tokens[token].address], ACCOUNTS.deployer, maxUint256],
    value: parseEther(avax),
  });
}

/** The currencies of a form, in the order of its fields, and the tokens of their pair. */
export type FormPair = {
  readonly currencies: readonly [CurrencyKey, CurrencyKey];
  readonly keys: PairKeys;
};

/**
 * Confirms the addition in review. Expects that both amounts move as shown and that the pool tokens
 * shown are minted, to the last digit.
 */
export async function expectExactAdd(
  { review }: AddPage,
  chain: DevnetChain,
  { currencies, keys }: FormPair,
): Promise<void> {
  const [a, b] = await Promise.all(
    currencies.map((key) => review.side(`You supply ${key}`, decimalsOf(chain, key))),
  );
  const minted = await review.fact('Pool tokens received');
  const changes = await changesBy(chain, currencies, async () => {
    const before = await liquidityOf(chain, keys);
    await review.confirmButton.click();
    await expect(review.outcome('Confirmed')).toBeVisible();
    expect((await liquidityOf(chain, keys)) - before).toBe(minted.raw);
    // The result takes it from the receipt.
    expect((await review.fact('Pool tokens received')).raw).toBe(minted.raw);
  });
  expect(changes).toEqual([-(a?.raw ?? 0n), -(b?.raw ?? 0n)]);
}

/** Confirms the removal in review. Expects that the amounts move as shown, to the last digit. */
export async function expectExactRemoval(
  { review }: RemovePage,
  chain: DevnetChain,
  { currencies, keys }: FormPair,
): Promise<void> {
  const [a, b] = await Promise.all(
    currencies.map((key) => review.side(`You receive ${key} (estimated)`, decimalsOf(chain, key))),
  );
  const removed = await review.fact('Pool tokens removed');
  const changes = await changesBy(chain, currencies, async () => {
    const before = await liquidityOf(chain, keys);
    await review.confirmButton.click();
    await expect(review.outcome('Confirmed')).toBeVisible();
    expect(before - (await liquidityOf(chain, keys))).toBe(removed.raw);
  });
  expect(changes).toEqual([a?.raw, b?.raw]);
}

function decimalsOf({ tokens }: DevnetChain, key: CurrencyKey): number {
  return key === 'AVAX' ? 18 : tokens[key].decimals;
}

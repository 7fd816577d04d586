import { parseUnits } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { type CurrencyKey, changesBy } from '@/e2e/chain/balances';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { expect } from '@/e2e/test';
import { APPROVE } from '../screen/approveExactly';

/** A swap of two currencies, and the amount typed on one side. */
export type TypedSwap = {
  readonly pay: CurrencyKey;
  readonly receive: CurrencyKey;
  readonly typed: { readonly side: 'pay' | 'receive'; readonly text: string };
};

/**
 * Types the amount into a form with the currencies, and swaps. Expects that the review shows what
 * was typed, and that the amounts move as shown, to the last digit.
 */
export async function expectExactSwap(
  swap: SwapPage,
  chain: DevnetChain,
  { pay, receive, typed }: TypedSwap,
): Promise<void> {
  const decimalsOf = (key: CurrencyKey) => (key === 'AVAX' ? 18 : chain.tokens[key].decimals);
  await (typed.side === 'pay' ? swap.pays : swap.receives).fill(typed.text);
  await swap.action('Review swap').click();
  if (pay !== 'AVAX') await swap.reviewed(APPROVE).click();
  const paid = await swap.exact(swap.side(/^You pay/), decimalsOf(pay));
  const received = await swap.exact(swap.side(/^You receive/), decimalsOf(receive));
  const [shown, currency] = typed.side === 'pay' ? [paid, pay] : [received, receive];
  expect(shown.raw).toBe(parseUnits(typed.text, decimalsOf(currency)));
  const [paidChange, receivedChange] = await changesBy(chain, [pay, receive], () =>
    swap.complete(),
  );
  expect(paidChange).toBe(-paid.raw);
  expect(receivedChange).toBe(received.raw);
}

import { readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import shared from '@/messages/en.json';
import { SwapTitle } from './SwapTitle';

const swap: Messages['swap'] = JSON.parse(readFileSync('messages/tr/swap.json', 'utf8'));

/** The title of a Turkish tab while 1.5 of the output is typed. */
async function titleOf(symbol: string) {
  const sides = { input: { currency: { ...PNG, symbol } }, output: { currency: AVAX } };
  const form = { typedValue: '1.5', independentField: 'output' };
  render(
    <NextIntlClientProvider locale="tr" messages={{ ...shared, swap }} timeZone="UTC">
      <SwapTitle form={form as never} sides={sides as never} />
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(document.title).toContain('1,5'));
  return document.title;
}

test('LNG-19 a Hebrew symbol before a figure does not move it in the title of the tab', async () => {
  // Without isolates a tab would show the figure first: 1,5 → שקל AVAX.
  expect(await titleOf('שקל')).toBe('\u2068שקל\u2069 → 1,5 \u2068AVAX\u2069 · Pangolin');
});

test('LNG-19 the title of the tab has no isolates around Latin symbols', async () => {
  expect(await titleOf('PNG')).toBe('PNG → 1,5 AVAX · Pangolin');
});

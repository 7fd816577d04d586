import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parseEther } from 'viem';
import { FRAME_MS, pass, setUpCounting, shownFigure } from '@/components/testing/countedUp.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import shared from '@/messages/en.json';
import { RewardCounter } from './RewardCounter';

const SECOND_MS = 1_000;

function counter(whole: string) {
  return (
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <RewardCounter reward={amountOf(pngToken(43114), parseEther(whole))} />
    </NextIntlClientProvider>
  );
}

setUpCounting();

test('FRM-22 the reward counts up for 1 second, while its exact figure is read at once', () => {
  const { rerender } = render(counter('1'));
  expect(shownFigure()).toBe(1);
  rerender(counter('2'));
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain('2.0000 PNG');
  expect(shownFigure()).toBe(1);
  let last = 1;
  for (let elapsed = 100; elapsed < SECOND_MS; elapsed += 100) {
    pass(100);
    expect(shownFigure()).toBeGreaterThan(last);
    last = shownFigure();
  }
  pass(100 - 2 * FRAME_MS);
  expect(shownFigure()).toBeLessThan(2);
  pass(3 * FRAME_MS);
  expect(shownFigure()).toBe(2);
});

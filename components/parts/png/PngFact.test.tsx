import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parseEther } from 'viem';
import { FRAME_MS, pass, setUpCounting, shownFigure } from '@/components/testing/countedUp.setup';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import png from '@/messages/en/png.json';
import shared from '@/messages/en.json';
import { PngFact } from './PngFact';

function balance(whole: string, account = 'first') {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, png }} timeZone="UTC">
      <dl>
        <PngFact
          term="Balance"
          png={pngToken(43114)}
          raw={parseEther(whole)}
          places={2}
          countsFor={account}
        />
      </dl>
    </NextIntlClientProvider>
  );
}

setUpCounting();

test('PNG-01 FRM-22 the PNG balance counts up for 1 second, while its exact figure is read at once', () => {
  const { rerender } = render(balance('1'));
  expect(shownFigure()).toBe(1);
  rerender(balance('2'));
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain('2.00 PNG');
  expect(shownFigure()).toBe(1);
  pass(500);
  expect(shownFigure()).toBeGreaterThan(1);
  expect(shownFigure()).toBeLessThan(2);
  pass(500 + FRAME_MS);
  expect(shownFigure()).toBe(2);
});

test('PNG-01 the balance of another account is there at once', () => {
  const { rerender } = render(balance('1'));
  rerender(balance('9', 'second'));
  expect(shownFigure()).toBe(9);
});

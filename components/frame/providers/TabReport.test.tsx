import { act, render, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { zeroHash } from 'viem';
import { PageTitle } from '@/components/parts/page/PageTitle';
import type { OutcomePopup } from '@/lib/transactions/history/atoms';
import { AVAX } from '@/lib/transactions/simulation/testing/previewed.setup';
import transactions from '@/messages/en/transactions.json';
import shared from '@/messages/en.json';
import { TabReport } from './TabReport';

const amount = { currency: AVAX, raw: 1n };
const ended: OutcomePopup = {
  chainId: 43114,
  hash: zeroHash,
  target: { type: 'tx', hash: zeroHash },
  outcome: 'confirmed',
  summary: { type: 'swap', input: amount, output: amount },
};

/** A screen's title, with a report beside it or without. */
function page(screen: string, report?: OutcomePopup, onSeen = () => {}) {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, transactions }} timeZone="UTC">
      <PageTitle screen={screen} />
      {report && <TabReport ended={report} onSeen={onSeen} />}
    </NextIntlClientProvider>
  );
}

const icons = () =>
  [...document.querySelectorAll('link[rel="icon"]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="icon" href="/favicon.ico"/><link rel="icon" href="/icons/192.png"/>';
});

test('TXN-34 the title and the icon of a tab report an end, and return as they were', () => {
  const { rerender } = render(page('Swap'));
  rerender(page('Swap', ended));
  expect(document.title).toBe('✓ Swap complete · Swap · Pangolin');
  expect(icons()).toEqual(['/icons/ended-64.png', '/icons/ended-64.png']);
  rerender(page('Swap', { ...ended, outcome: 'reverted' }));
  expect(document.title).toBe('✗ Transaction failed · Swap · Pangolin');
  rerender(page('Swap'));
  expect(document.title).toBe('Swap · Pangolin');
  expect(icons()).toEqual(['/favicon.ico', '/icons/192.png']);
});

test('TXN-34 NAV-33 a screen that changes its title meanwhile keeps the report, and then its own title', async () => {
  const { rerender } = render(page('12.5 AVAX to PNG', ended));
  for (const screen of ['Swap', 'Pool']) {
    rerender(page(screen, ended));
    await waitFor(() => expect(document.title).toBe(`✓ Swap complete · ${screen} · Pangolin`));
  }
  rerender(page('Pool'));
  expect(document.title).toBe('Pool · Pangolin');
  rerender(page('Swap'));
  expect(document.title).toBe('Swap · Pangolin');
});

test('TXN-34 the report ends once the tab is seen', () => {
  const onSeen = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const change = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
  render(page('Swap', ended, onSeen));
  change();
  expect(onSeen).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  change();
  expect(onSeen).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

test('TXN-34 a report whose code is loaded only once the tab is seen again ends at once', () => {
  const onSeen = jest.fn();
  render(page('Swap', ended, onSeen));
  expect(onSeen).toHaveBeenCalledTimes(1);
});

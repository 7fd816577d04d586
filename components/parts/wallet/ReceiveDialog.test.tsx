import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import receive from '@/messages/en/receive.json';
import shared from '@/messages/en.json';
import { ReceiveDialog } from './ReceiveDialog';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function show(chainId: 43113 | 43114) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, receive }} timeZone="UTC">
      <ReceiveDialog title="Receive" address={ACCOUNT} chainId={chainId} onClose={jest.fn()} />
    </NextIntlClientProvider>,
  );
}

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test.each([
  [43114, 'Avalanche'],
  [43113, 'Fuji'],
] as const)(
  'PTF-07 on %s the whole address is shown, as a code too, with its network',
  (chainId, network) => {
    show(chainId);
    expect(screen.getByRole('dialog')).toHaveTextContent(ACCOUNT);
    expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
    expect(
      screen.getByText(new RegExp(`Send only tokens on ${network} \\(C-Chain\\)`)),
    ).toBeVisible();
  },
);

test('PTF-07 PNL-19 the address is copied, and a failure is reported', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(43114);
  const copy = screen.getByRole('button', { name: 'Copy address' });
  fireEvent.click(copy);
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledWith(ACCOUNT);
  fireEvent.click(copy);
  await screen.findByText('Could not copy');
});

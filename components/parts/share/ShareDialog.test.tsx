import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import share from '@/messages/en/share.json';
import shared from '@/messages/en.json';
import { ShareDialog } from './ShareDialog';

const LINK = 'https://site.example/swap/?outputCurrency=AVAX';

function show() {
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, share }} timeZone="UTC">
      <ShareDialog
        title="Share this swap"
        about="It opens this form."
        link={LINK}
        onClose={onClose}
      />
    </NextIntlClientProvider>,
  );
  return onClose;
}

function device(methods: Partial<Record<'share' | 'clipboard', unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
});

test('SWP-32 a device without a share sheet shows the link and its code, and copies the link', async () => {
  const writeText = jest.fn(async () => undefined);
  device({ clipboard: { writeText } });
  show();
  expect(screen.getByText(LINK)).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test('SWP-32 PNL-19 a link that could not be copied is never said to be', async () => {
  device({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Could not copy');
});

test('SWP-32 the share sheet gets the link, and one that is dismissed is no failure', async () => {
  const share = jest.fn(async () => {
    throw new DOMException('', 'AbortError');
  });
  device({ share });
  show();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  expect(share).toHaveBeenCalledWith({ url: LINK });
  expect(screen.getByRole('status')).toHaveTextContent('');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('Could not share. Copy the link.');
});

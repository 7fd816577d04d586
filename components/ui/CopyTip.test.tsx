import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { CopyTip } from './CopyTip';

const onSay = jest.fn<void, [string]>();

function tip(clicks: number) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CopyTip exact="1.5" copied="1.5" clicks={clicks} isShown isHeld={false} onSay={onSay} />
    </NextIntlClientProvider>
  );
}

afterEach(() => {
  jest.useRealTimers();
  onSay.mockReset();
});

test.each([
  ['WAL-16 the confirmation of a copy is shown for 500 ms', 'Copied', 500, async () => undefined],
  [
    'PNL-19 a copy that failed is reported for 5 s',
    'Could not copy',
    5_000,
    () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
  ],
])('%s', async (_, text, shownMs, writeText) => {
  Object.assign(navigator, { clipboard: { writeText } });
  jest.useFakeTimers();
  const { rerender } = render(tip(0));
  await act(async () => rerender(tip(1)));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(shownMs - 1));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(text)).toBeNull();
  expect(onSay.mock.calls).toEqual([[text], ['']]);
});

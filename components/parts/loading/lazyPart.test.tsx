import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { lazyPart } from './lazyPart';

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** A part whose code an older or a later release has: its address answers 404. */
const Gone = lazyPart(async (): Promise<{ Part: () => null }> => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
}, 'Part');

function Part(): never {
  throw new TypeError('a fault of the part');
}

const Broken = lazyPart(async () => ({ Part }), 'Part');

async function show(Shown: typeof Gone | typeof Broken): Promise<void> {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Shown />
    </NextIntlClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  act(() => onlineManager.setOnline(true));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('REL-16 a part of a form whose code is gone with its release offers to load the page again', async () => {
  await show(Gone);
  expect(screen.getByRole('status')).toHaveTextContent("This part can't be loaded.");
  expect(buttons()).toEqual(['Try again', 'Reload the page']);
});

test('REL-16 offline, where a reload would lose the page, a part whose code is gone offers to try again alone', async () => {
  onlineManager.setOnline(false);
  await show(Gone);
  expect(buttons()).toEqual(['Try again']);
});

test('a part that stopped working offers to try again alone: the form around it stays', async () => {
  await show(Broken);
  expect(screen.getByRole('status')).toHaveTextContent('This part stopped working.');
  expect(buttons()).toEqual(['Try again']);
});

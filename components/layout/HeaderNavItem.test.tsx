import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import messages from '@/messages/en.json';
import { HeaderNavItem } from './HeaderNavItem';

type Props = ComponentProps<typeof HeaderNavItem>;

/** Browser functions that place a menu and that jsdom lacks. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const ITEM: Props['item'] = { name: 'swap', path: '/png/2', activeUnder: ['/png'] };
const VERSIONS = [
  { version: 1, path: '/png/1' },
  { version: 2, path: '/png/2' },
];

function show(props: Props) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <HeaderNavItem {...props} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  globalThis.ResizeObserver = NoResizeObserver;
});

test('NAV-21 a nav item without versions is a link, marked while it is open', () => {
  show({ item: ITEM, isCurrent: true });
  const link = screen.getByRole('link', { name: 'Swap' });
  expect(link).toHaveAttribute('href', '/png/2');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('NAV-22 a nav item with versions is a menu of them, marked while one is open', async () => {
  show({ item: { ...ITEM, versions: VERSIONS }, isCurrent: true });
  const button = screen.getByRole('button', { name: 'Swap' });
  expect(button).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  fireEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'Swap' })).toBeInTheDocument();
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Version 1', '/png/1'],
    ['Version 2', '/png/2'],
  ]);
});

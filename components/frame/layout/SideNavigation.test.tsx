import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { media } from '@/components/ui/media';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { useSettings } from '@/lib/site/settings/store';
import messages from '@/messages/en.json';
import { SideNavigation } from './SideNavigation';

// The address is the router's, which is not here.
jest.mock('next/navigation', () => ({
  usePathname: () => '/swap/',
  useSearchParams: () => new URLSearchParams(),
}));

/** Shows the side navigation on a page of this width, in pixels. */
function show(width: number) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, onchange: null, addListener: () => {}, removeListener: () => {} },
      matches: query === media.fromDesktop && width >= 960,
    });
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SideNavigation />
    </NextIntlClientProvider>,
  );
}

const isOpen = () => screen.getByRole('navigation').dataset.open === 'true';
/** What the styles move the page by. */
const place = () => document.documentElement.dataset.side;
const toggle = () => screen.getByRole('button', { name: 'Keep open' });

beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));

test('NAV-36 the pinned side navigation is next to the page, on later pages too, until it is unpinned', () => {
  const first = show(960);
  expect(isOpen()).toBe(false);
  expect(place()).toBe('narrow');
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  expect(place()).toBe('pinned');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(true);
  first.unmount();
  show(960);
  expect(isOpen()).toBe(true);
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
  expect(place()).toBe('narrow');
});

test('NAV-36 below 960 px the side navigation can be neither pinned nor open next to the page', () => {
  useSettings.setState({ sidePinned: true });
  show(959);
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Keep open' })).not.toBeInTheDocument();
});

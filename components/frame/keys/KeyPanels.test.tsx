import { fireEvent, screen, within } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { rememberToken } from '@/lib/site/settings/store';
import search from '@/messages/en/search.json';
import { KeyPanels } from './KeyPanels';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The addresses that were opened; the pages themselves are not. */
let opened: (string | null)[] = [];

function openLink(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null) return;
  event.preventDefault();
  opened.push(link.getAttribute('href'));
}

beforeEach(() => {
  opened = [];
  // jsdom has no pointer.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  window.addEventListener('click', openLink, true);
});

afterEach(() => window.removeEventListener('click', openLink, true));

async function openSearch() {
  const onClose = jest.fn();
  const page = await connectedScreen(
    <KeyPanels panel="search" onClose={onClose} />,
    {},
    { account },
  );
  return { ...page, onClose, field: await screen.findByRole('combobox', { name: search.label }) };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(screen.getByRole('combobox'), { key, ...more });

/** The texts of the results in a group. */
const textsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/\p{Cf}/gu, ''));

/** The address of the result that the field names as the active one. */
function activeHref(): string | null | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const [selected, ...others] = screen.queryAllByRole('option', { selected: true });
  expect(others).toEqual([]);
  expect(selected?.id ?? null).toBe(id);
  return selected?.getAttribute('href');
}

test('FND-02 FND-05 the results are in groups, marked as in the token dialog', async () => {
  const [png] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'PNG');
  if (png === undefined) throw new TypeError('not in the catalogue');
  rememberToken({ ...png, address: `0x${'1'.repeat(40)}`, symbol: 'PNG-v2', name: 'Pangolin 2' });
  await openSearch();
  type('png');
  expect(textsIn('Tokens').slice(0, 2)).toEqual([
    'PNGPangolin',
    'PNG-v2Not the real PNG · Added by you · 0x1111…1111 · Pangolin 2',
  ]);
  expect(textsIn('Pools')).toHaveLength(4);
  expect(textsIn('Pools')[0]).toMatch(/PNG.*Add liquidity$/);
  expect(textsIn('Farms')[0]).toMatch(/PNG.*Version 2$/);
  expect(textsIn('Pages')).toEqual(['PNG airdrop', 'Stake']);
  type('joe');
  expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull();
  type('frax');
  expect(textsIn('Tokens').slice(0, 2)).toEqual([
    expect.stringMatching(/^FRAX0x.{4}….{4} · Frax/),
    expect.stringMatching(/^FRAX0x.{4}….{4} · Frax/),
  ]);
  type('liquidity');
  expect(textsIn('Pages')).toEqual(['Add liquidity', 'Pool']);
});

test('FND-04 the keys move among the results while the field keeps the focus, and Enter opens one', async () => {
  const { field, onClose } = await openSearch();
  expect(field).toHaveFocus();
  expect(activeHref()).toBeUndefined();
  type('joe');
  const hrefs = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  expect(activeHref()).toBe(hrefs[0]);
  press('ArrowDown');
  press('ArrowDown');
  expect(activeHref()).toBe(hrefs[2]);
  press('End');
  expect(activeHref()).toBe(hrefs.at(-1));
  press('ArrowDown');
  expect(activeHref()).toBe(hrefs[0]);
  press('ArrowUp');
  press('Home');
  expect(activeHref()).toBe(hrefs[0]);
  press('ArrowDown');
  press('Enter', { repeat: true });
  press('Enter', { isComposing: true });
  expect(opened).toEqual([]);
  press('Enter');
  expect(opened).toEqual([hrefs[1]]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
  type('jo');
  expect(activeHref()).toBe(screen.getAllByRole('option')[0]?.getAttribute('href'));
});

test('FND-04 without results the field has no list, and the page says that nothing was found', async () => {
  const { field } = await openSearch();
  type('no such thing');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-controls');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “no such thing”');
  press('ArrowDown');
  press('Enter');
  expect(opened).toEqual([]);
  type('png');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results$/);
});

test('FND-05 FND-06 an address that no list has is the only thing that is read from the chain', async () => {
  const { read } = await openSearch();
  for (const text of ['a', 'avax png', 'farm', '0x12', '']) type(text);
  expect(read).toEqual([]);
  type('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bc');
  expect(screen.getByRole('status')).toHaveTextContent('Mistyped');
  type('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC');
  expect(await screen.findByText('Looking up this address')).toBeInTheDocument();
});

test('FND-10 the list of keys names each key and what it does', async () => {
  await connectedScreen(<KeyPanels panel="keys" onClose={() => undefined} />, {}, { account });
  const dialog = await screen.findByRole('dialog', { name: search.allKeys });
  const rows = [...dialog.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, kbd')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Open the search', '/'],
    ['Show this list', '?'],
    ['In an amount: open the review', 'Enter'],
    ['In an amount: leave the field', 'Esc'],
    ['Move among the results', '↑', '↓'],
    ['First or last result', 'Home', 'End'],
    ['Open the result', 'Enter'],
    ['Close a dialog', 'Esc'],
  ]);
});

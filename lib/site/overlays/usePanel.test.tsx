import { act, renderHook } from '@testing-library/react';
import type { Panel } from './atoms';
import { useOwnPanel } from './usePanel';

const PANELS: readonly Panel[] = [
  ...(['wallet', 'account', 'settings', 'menu', 'phoneMenu', 'language', 'png'] as const),
  ...(['oldBridge', 'farm', 'claimPopup', 'selfClaim', 'delegate', 'vote', 'migration'] as const),
];

function panels() {
  return PANELS.map((name) => ({ name, ...renderHook(() => useOwnPanel(name)) }));
}

function openOnes(all: ReturnType<typeof panels>) {
  return all.filter(({ result }) => result.current.isOpen).map(({ name }) => name);
}

test('PNL-01 each panel opens and closes, and opening one closes the other', () => {
  const all = panels();
  expect(openOnes(all)).toEqual([]);
  for (const { name, result } of all) {
    act(() => result.current.open());
    expect(openOnes(all)).toEqual([name]);
  }
  const [first, last] = [all.at(0), all.at(-1)];
  act(() => first?.result.current.close());
  expect(openOnes(all)).toEqual(['migration']);
  act(() => last?.result.current.close());
  expect(openOnes(all)).toEqual([]);
});

test('PNL-01 a panel whose part of the page is left does not come back with it', () => {
  const settings = renderHook(() => useOwnPanel('settings'));
  act(() => settings.result.current.open());
  settings.unmount();
  expect(renderHook(() => useOwnPanel('settings')).result.current.isOpen).toBe(false);
});

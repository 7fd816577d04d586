import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { Panel } from './atoms';
import { useHeldPanel } from './useHeldPanel';
import { useOwnPanel } from './usePanel';

function dialog(own: Panel) {
  return renderHook(() => {
    const [isShown, setShown] = useState(false);
    useHeldPanel(own, isShown, () => setShown(false));
    return { isShown, setShown };
  }).result;
}

test('PNL-01 the dialogs of a claim, a delegation, a vote and a migration share the one state of all panels', () => {
  const menu = renderHook(() => useOwnPanel('menu')).result;
  const dialogs = (['selfClaim', 'delegate', 'vote', 'migration'] as const).map(dialog);
  const shown = () => dialogs.map(({ current }) => current.isShown);
  act(() => menu.current.open());
  for (const [index, { current }] of dialogs.entries()) {
    act(() => current.setShown(true));
    expect(shown()).toEqual(dialogs.map((_each, other) => other === index));
    expect(menu.current.isOpen).toBe(false);
  }
  act(() => menu.current.open());
  expect(menu.current.isOpen).toBe(true);
  expect(shown()).toEqual([false, false, false, false]);
});

test('PNL-01 a dialog that closes by itself leaves the panel that replaced it open', () => {
  const menu = renderHook(() => useOwnPanel('menu')).result;
  const vote = dialog('vote');
  act(() => vote.current.setShown(true));
  act(() => vote.current.setShown(false));
  act(() => menu.current.open());
  expect(menu.current.isOpen).toBe(true);
});

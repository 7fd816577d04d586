import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { parseSlippage } from './slippageSetting';
import { useTypedSetting } from './useTypedSetting';

/** A slippage tolerance of 5 percent in its field. */
function typedSlippage() {
  const onChoose = jest.fn();
  const { result, unmount } = renderHook(() => {
    const [percent, setPercent] = useState('5');
    return useTypedSetting({
      current: percent,
      parse: parseSlippage,
      onChoose: (bps) => {
        onChoose(bps);
        setPercent(String(bps / 100));
      },
    });
  });
  return {
    onChoose,
    unmount,
    type: (text: string) => act(() => result.current.field.onEdit(text)),
    leave: () => act(() => result.current.field.onLeave()),
    choose: (bps: number) => act(() => result.current.choose(bps)),
    shown: () => result.current,
  };
}

test.each(['', '50', 'abc', '-1'])(
  'SET-08 a field that is left with %j shows the current value again',
  (text) => {
    const { onChoose, type, leave, shown } = typedSlippage();
    type(text);
    expect(shown().field).toMatchObject({ text, isInvalid: true });
    leave();
    expect(shown().field).toMatchObject({ text: '5', isInvalid: false });
    expect(shown().isDiscarded).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('SET-08 a field that is left with a valid value sets it and shows it', () => {
  const { onChoose, type, leave, shown } = typedSlippage();
  type('2.5');
  expect(onChoose).not.toHaveBeenCalled();
  leave();
  expect(onChoose.mock.calls).toEqual([[250]]);
  expect(shown().field.text).toBe('2.5');
  leave();
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('SET-08 a field that closes with its dialog sets a valid value, and no invalid one', () => {
  const left = typedSlippage();
  left.type('2');
  left.unmount();
  expect(left.onChoose.mock.calls).toEqual([[200]]);
  const invalid = typedSlippage();
  invalid.type('50');
  invalid.unmount();
  expect(invalid.onChoose).not.toHaveBeenCalled();
});

test('SET-08 what was discarded is said until the setting changes', () => {
  const { type, leave, choose, shown } = typedSlippage();
  type('50');
  leave();
  choose(100);
  expect(shown()).toMatchObject({ isDiscarded: false, field: { text: '1' } });
});

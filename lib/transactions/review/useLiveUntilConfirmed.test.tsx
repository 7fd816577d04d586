import { renderHook } from '@testing-library/react';
import { useLiveUntilConfirmed } from './useLiveUntilConfirmed';

type Market = { readonly agreed: string; readonly isUnconfirmed: boolean; readonly price: number };

/** A review that shows the highest price so far, above zero when it opens. */
function marketFigure() {
  const { result, rerender } = renderHook(
    ({ agreed, isUnconfirmed, price }: Market) => {
      const [shown, show] = useLiveUntilConfirmed(agreed, isUnconfirmed, 0);
      show(Math.max(shown, price));
      return shown;
    },
    { initialProps: { agreed: 'a', isUnconfirmed: true, price: 5 } },
  );
  return { shown: () => result.current, rerender };
}

test('a figure follows the market while its review is open', () => {
  const { shown, rerender } = marketFigure();
  expect(shown()).toBe(5);
  rerender({ agreed: 'a', isUnconfirmed: true, price: 7 });
  rerender({ agreed: 'a', isUnconfirmed: true, price: 6 });
  expect(shown()).toBe(7);
});

test('a figure stays once its review is confirmed', () => {
  const { shown, rerender } = marketFigure();
  rerender({ agreed: 'a', isUnconfirmed: false, price: 9 });
  expect(shown()).toBe(5);
});

test('a figure starts again once the user agrees to something else', () => {
  const { shown, rerender } = marketFigure();
  rerender({ agreed: 'a', isUnconfirmed: true, price: 7 });
  rerender({ agreed: 'b', isUnconfirmed: true, price: 3 });
  expect(shown()).toBe(3);
});

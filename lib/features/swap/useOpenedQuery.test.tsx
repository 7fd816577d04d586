import { render } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { swapFormAtom } from './atoms';
import { EMPTY_SWAP_FORM } from './swapForm';
import { useOpenedQuery } from './useSwapQuery';

const LINK = '/swap/?exactAmount=1.5';
const seen: string[] = [];

function Form() {
  useOpenedQuery();
  const form = useAtomValue(swapFormAtom);
  seen.push((useIsHydrated() ? form : EMPTY_SWAP_FORM).typedValue);
  return null;
}

function page(store = createStore()) {
  return (
    <Provider store={store}>
      <Form />
    </Provider>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', LINK);
  seen.length = 0;
});

test('SWP-01 a link fills in the form by the first render after hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  seen.length = 0;
  render(page(), { container, hydrate: true });
  expect(seen).toEqual(['', '1.5']);
});

test('a screen that the page moves to leaves its link to the router', () => {
  render(page());
  expect(seen).not.toContain('1.5');
});

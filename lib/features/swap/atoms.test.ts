import { createStore } from 'jotai';
import { followedQueryAtom, followQueryAtom, swapFormAtom } from './atoms';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const JOE = '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd';

/** A form at a query, with PNG chosen in it. */
function chosen(query: string) {
  const store = createStore();
  store.set(followQueryAtom, query, false);
  store.set(swapFormAtom, { type: 'selected', field: 'output', id: PNG });
  return store;
}

test('SWP-28 a query that the page has written fills in nothing, and a link fills in the form', () => {
  const store = chosen('');
  store.set(swapFormAtom, { type: 'typed', field: 'input', text: '5' });
  const written = `inputCurrency=AVAX&outputCurrency=${PNG}`;
  store.set(followedQueryAtom, written);
  store.set(followQueryAtom, written, false);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '5', outputId: PNG });
  // Back to an entry that was written before.
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, true);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '5', outputId: PNG });
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, false);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '', outputId: JOE });
});

test('SWP-28 the first query of a document is followed, even if another document has written it', () => {
  const store = createStore();
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, true);
  expect(store.get(swapFormAtom)).toMatchObject({ outputId: JOE });
});

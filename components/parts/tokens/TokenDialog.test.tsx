import { fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import tokenChoice from '@/messages/en/tokenChoice.json';
import { TokenDialog } from './TokenDialog';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const LIST = tokenChoice.list;

// jsdom has no layout that scrolls, and no pointer.
beforeEach(() => {
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => jest.restoreAllMocks());

test('PNL-18 a search whose elements were moved is built again, and keeps its text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const nothing = () => undefined;
  await connectedScreen(
    <TokenDialog chosen={undefined} onChoose={nothing} onForget={nothing} onClose={nothing} />,
    {},
    { account },
  );
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: 'PNG' } });
  const results = (await screen.findByRole('list', { name: LIST })).parentElement;
  // As a translator does when another language orders a sentence otherwise.
  const place = document.createElement('font');
  results?.replaceWith(place);
  place.append(...(results ? [results] : []));
  fireEvent.change(field, { target: { value: 'no such token' } });
  expect(screen.queryByRole('list', { name: LIST })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).not.toBe(field);
  expect(screen.getByRole('searchbox')).toHaveValue('no such token');
});

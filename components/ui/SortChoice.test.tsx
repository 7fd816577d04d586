import { fireEvent, render, screen, within } from '@testing-library/react';
import { SortChoice } from './SortChoice';

const ORDERS = [
  { order: 'age', label: 'Age' },
  { order: 'size', label: 'Size' },
] as const;

function show(isAscending: boolean) {
  const onSort = jest.fn();
  render(
    <SortChoice
      label="Sort by"
      orders={ORDERS}
      sortedBy="age"
      isAscending={isAscending}
      directions={{ ascending: 'lowest first', descending: 'highest first' }}
      onSort={onSort}
    />,
  );
  return onSort;
}

test('FRM-07 the menu of a phone has each order in both directions, with the present one chosen', () => {
  const onSort = show(true);
  const menu = screen.getByRole('combobox', { name: 'Sort by' });
  const options = within(menu).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Age, highest first',
    'Age, lowest first',
    'Size, highest first',
    'Size, lowest first',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Age, lowest first');
  fireEvent.change(menu, { target: { value: 'ascending size' } });
  expect(onSort).toHaveBeenLastCalledWith('size', true);
});

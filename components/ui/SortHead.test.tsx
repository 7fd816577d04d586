import { fireEvent, render, screen } from '@testing-library/react';
import { SortHead } from './SortHead';

function show(isAscending: boolean | undefined) {
  const onSort = jest.fn();
  render(
    <SortHead label="Size" isAscending={isAscending} description="highest first" onSort={onSort} />,
  );
  return onSort;
}

test.each([
  ['of another order begins with the highest', undefined, false],
  ['from the highest on begins with the lowest', false, true],
  ['from the lowest on begins with the highest', true, false],
])('FRM-07 a press on the head %s', (_, isAscending, expected) => {
  const onSort = show(isAscending);
  const head = screen.getByRole('button', { name: 'Size' });
  expect(head).toHaveAttribute('aria-description', 'highest first');
  expect(head).toHaveAttribute('aria-pressed', String(isAscending !== undefined));
  fireEvent.click(head);
  expect(onSort).toHaveBeenCalledWith(expected);
});

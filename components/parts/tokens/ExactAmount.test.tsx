import { fireEvent, screen } from '@testing-library/react';
import { parseEther } from 'viem';
import { renderInGerman } from '@/components/testing/german.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import shared from '@/messages/en.json';
import { ExactAmount } from './ExactAmount';

const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();

beforeEach(() => Object.assign(navigator, { clipboard: { writeText } }));

test.each([
  ['0.5', '0,5', '0.5'],
  ['1234.5', '1.234,5', '1234.5'],
  ['1.234', '1,234', '1.2340'],
  ['1234', '1.234', '1234'],
] as const)(
  'LNG-15 in German %s is shown as %s, and copied with a point as %s, which is one number there',
  async (value, shown, copied) => {
    renderInGerman(
      <ExactAmount amount={amountOf(pngToken(43114), parseEther(value))}>rounded</ExactAmount>,
    );
    const figure = screen.getByRole('button');
    expect(figure.querySelector('[data-exact]')).toHaveAttribute('data-exact', `${shown} PNG`);
    fireEvent.click(figure);
    await screen.findAllByText(shared.frame.copied);
    expect(writeText).toHaveBeenLastCalledWith(copied);
  },
);

import { PriceMovementError } from '@/lib/transactions/review/sendErrors';
import { SWAP_SEND_ERRORS, SwapFailedError, SwapRevertsError } from './swapSendErrors';

const cause = new Error('execution reverted');

test.each(['INSUFFICIENT_OUTPUT_AMOUNT', 'EXCESSIVE_INPUT_AMOUNT'])(
  'ERR-36 a swap that reverts with %s would pass its limit',
  (reason) => {
    const error = SWAP_SEND_ERRORS.reverted(`PangolinRouter: ${reason}`, cause);
    expect(error).toBeInstanceOf(PriceMovementError);
    expect(error).toMatchObject({
      message:
        'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
      code: 'errors.priceMovement',
      cause,
    });
  },
);

test.each(['TransferHelper: TRANSFER_FROM_FAILED', 'Pangolin: K', 'PangolinRouter: EXPIRED'])(
  'ERR-37 a swap that reverts with %s is reported with that reason',
  (reason) => {
    const error = SWAP_SEND_ERRORS.reverted(reason, cause);
    expect(error).toBeInstanceOf(SwapRevertsError);
    expect(error).toMatchObject({
      message: `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`,
      values: { reason },
      cause,
    });
  },
);

test('ERR-41 a swap that was not sent is reported with what the wallet or the node says', () => {
  const error = SWAP_SEND_ERRORS.unsent('out of funds', cause);
  expect(error).toBeInstanceOf(SwapFailedError);
  expect(error).toMatchObject({ message: 'Swap failed: out of funds', cause });
});

test('ERR-40 a rejection by the user in the wallet is reported', () => {
  expect(SWAP_SEND_ERRORS.showsRejection).toBe(true);
});

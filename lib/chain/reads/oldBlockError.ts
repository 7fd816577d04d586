import { AppError } from '@/lib/base/errors/appError';

/** The node that answered is behind the requested block. */
export class OldBlockError extends AppError {
  constructor(
    readonly block: bigint,
    atLeast: bigint,
  ) {
    super('Fetched for old block number', {
      code: 'errors.laggingEndpoint',
      values: { block: block.toString(), atLeast: atLeast.toString() },
    });
  }
}

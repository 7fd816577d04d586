import { AppError } from '@/lib/base/errors/appError';

/** The token returns false for a transfer: sending it would cost a fee and move nothing. */
export class TransferRefusedError extends AppError {
  constructor() {
    super('The token refuses this transfer', { code: 'errors.transferRefused' });
  }
}

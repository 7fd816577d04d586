/** The text shown wherever the user declined a request of their wallet. */
export const DECLINED = 'You declined. Nothing was sent.';

/** What is said wherever the user declined a request of their wallet. */
export const DECLINED = 'You declined. Nothing was sent.';

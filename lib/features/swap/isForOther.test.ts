import { isForOther } from './isForOther';
import { ACCOUNT, png, proposed, usdt } from './testing/exampleSwap.setup';

const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test('SWP-20 a swap is for another if its recipient is not its account, however that is written', () => {
  const own = proposed('exactIn', png, usdt);
  expect(isForOther(own)).toBe(false);
  expect(isForOther({ ...own, recipient: `0x${ACCOUNT.slice(2).toLowerCase()}` })).toBe(false);
  expect(isForOther({ ...own, recipient: OTHER_ACCOUNT })).toBe(true);
});

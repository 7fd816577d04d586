import { failureKind } from './failureKind';

test.each([
  ['PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT', 'outsideLimits'],
  ['PangolinRouter: EXCESSIVE_INPUT_AMOUNT', 'outsideLimits'],
  ['PangolinRouter: INSUFFICIENT_A_AMOUNT', 'outsideLimits'],
  ['PangolinRouter: INSUFFICIENT_B_AMOUNT', 'outsideLimits'],
  ['PangolinRouter: EXPIRED', 'expired'],
  ['Pangolin: EXPIRED', 'expired'],
  ['PangolinBridgeMigrationRouter: EXPIRED', 'expired'],
  ['Other: EXPIRED', 'reverts'],
  ['TransferHelper: TRANSFER_FROM_FAILED', 'transferRefused'],
  ['Pangolin: K', 'reverts'],
])('ERR-36 the reason %s means %s', (reason, kind) => {
  expect(failureKind(reason)).toBe(kind);
});

import type { CallResult } from './simulation';
import {
  AS_SHOWN,
  BELOW_MINIMUM,
  expecting,
  FIRST,
  LESS,
  NO_ANSWER,
  openPreview,
  received,
  requestOf,
  reverted,
  SECOND,
  UNAVAILABLE,
  WITHOUT_MINIMUM,
} from './testing/openPreview.setup';

test.each([
  ['checking', NO_ANSWER],
  ['passes', AS_SHOWN],
  ['passes', UNAVAILABLE],
  ['asks', LESS],
  ['asks', BELOW_MINIMUM],
  ['fails', reverted('closed')],
] as const)('SIM-04 the first answer: %s', (verdict, latest) => {
  const preview = openPreview();
  preview.see({ latest });
  expect(preview.verdict()).toBe(verdict);
});

test('an answer that changes nothing returns the same state', () => {
  const preview = openPreview();
  preview.see({ latest: AS_SHOWN });
  const before = preview.state();
  preview.see({ latest: received(2_000_000n) });
  expect(preview.state()).toBe(before);
});

describe('SIM-03 the candidates', () => {
  const candidates = { requests: [FIRST, SECOND], withoutMinimum: [WITHOUT_MINIMUM] };

  test('a failed one is followed by the next, and the last failure stays', () => {
    const preview = openPreview({ candidates });
    expect(preview.simulated()).toBe(FIRST);
    preview.see({ latest: reverted('closed') });
    expect(preview.simulated()).toBe(SECOND);
    preview.see({ latest: NO_ANSWER });
    expect(preview.verdict()).toBe('checking');
    preview.see({ latest: reverted('closed') });
    expect(preview.simulated()).toBe(SECOND);
    expect(preview.verdict()).toBe('fails');
  });

  test('a failed one is not tried again until the calls change', () => {
    const preview = openPreview({ candidates });
    preview.see({ latest: reverted('closed') });
    preview.see({ latest: AS_SHOWN });
    expect(preview.simulated()).toBe(SECOND);
    preview.see({ candidates: { requests: [requestOf(4n), SECOND], withoutMinimum: [] } });
    expect(preview.simulated()?.calls[0]?.value).toBe(4n);
  });

  test('one that would be below the minimum is simulated without it', () => {
    const preview = openPreview({
      candidates: { requests: [FIRST], withoutMinimum: [WITHOUT_MINIMUM] },
      expectation: expecting({ boundBy: 'slippage' }),
    });
    preview.see({ latest: reverted('PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT') });
    expect(preview.simulated()).toBe(WITHOUT_MINIMUM);
    preview.see({ latest: BELOW_MINIMUM });
    expect(preview.verdict()).toBe('blocked');
    expect(preview.shown().request).toBe(FIRST);
  });
});

describe('SIM-04 other figures', () => {
  const later = {
    candidates: { requests: [requestOf(5n)], withoutMinimum: [] },
    latest: NO_ANSWER,
  };

  test.each([
    ['passes', 'a good answer', AS_SHOWN],
    ['checking', 'a question', LESS],
    ['checking', 'a failure', reverted('closed')],
  ] as const)('until they are simulated, the verdict is %s after %s', (verdict, _last, latest) => {
    const preview = openPreview();
    preview.see({ latest });
    preview.see({ ...later, expectation: expecting({ shown: 1_990_000n }) });
    expect(preview.verdict()).toBe(verdict);
  });

  test('after a failed candidate, nothing passes until they are simulated', () => {
    const preview = openPreview({ candidates: { requests: [FIRST, SECOND], withoutMinimum: [] } });
    preview.see({ latest: AS_SHOWN });
    preview.see({ latest: reverted('closed') });
    preview.see({ latest: NO_ANSWER });
    expect(preview.verdict()).toBe('checking');
  });

  test('once the user agrees to them, what passed before does not count', () => {
    const preview = openPreview();
    preview.see({ latest: AS_SHOWN });
    preview.see({ ...later, agreed: 'second' });
    expect(preview.verdict()).toBe('checking');
  });

  test('a question that comes up meanwhile does not end what passed before', () => {
    const preview = openPreview();
    preview.see({ latest: BELOW_MINIMUM });
    preview.accept();
    preview.see({ ...later, expectation: expecting({ shown: 1_990_000n }) });
    expect(preview.verdict()).toBe('asks');
    preview.see({ expectation: expecting({}) });
    expect(preview.verdict()).toBe('passes');
  });

  test('an amount beyond its limit still counts until they are simulated', () => {
    const preview = openPreview();
    preview.see({ latest: BELOW_MINIMUM });
    const expectation = expecting({ shown: 1_800_000n, worst: 1_700_000n });
    preview.see({ ...later, expectation });
    expect(preview.shown().shortfalls).toHaveLength(1);
    preview.see({ latest: received(1_800_000n) });
    expect(preview.verdict()).toBe('passes');
  });
});

describe('SIM-02 no preview', () => {
  test('the first answer may take its time, then nothing waits for it', () => {
    const preview = openPreview();
    preview.see({ isOverdue: true });
    expect(preview.shown()).toMatchObject({ verdict: 'passes', unavailable: 'timeout' });
  });

  test('after a first answer, later figures do not time out', () => {
    const preview = openPreview();
    preview.see({ latest: LESS });
    preview.see({ latest: NO_ANSWER, isOverdue: true });
    expect(preview.shown()).toMatchObject({ unavailable: undefined, verdict: 'checking' });
  });

  test('a failure ends', () => {
    const preview = openPreview();
    preview.see({ latest: reverted('closed') });
    preview.see({ latest: { ...reverted('closed'), ...UNAVAILABLE } });
    expect(preview.shown()).toMatchObject({ verdict: 'passes', failure: undefined });
  });

  test('SWP-25 what was blocked becomes a question', () => {
    const preview = openPreview({ expectation: expecting({ boundBy: 'slippage' }) });
    preview.see({ latest: BELOW_MINIMUM });
    expect(preview.verdict()).toBe('blocked');
    preview.see({ latest: UNAVAILABLE });
    expect(preview.verdict()).toBe('asks');
  });

  test('SIM-12 an amount that only a simulation enforces blocks the review', () => {
    const preview = openPreview({
      expectation: expecting({ boundBy: 'typedAmount', unsimulated: 'blocks' }),
    });
    preview.see({ latest: UNAVAILABLE });
    expect(preview.verdict()).toBe('blocked');
    preview.accept();
    expect(preview.verdict()).toBe('blocked');
  });
});

describe('SIM-04 an acceptance', () => {
  test('lets an accepted question pass, until it is taken back', () => {
    const preview = openPreview();
    preview.see({ latest: LESS });
    preview.accept();
    expect(preview.verdict()).toBe('passes');
    preview.takeBack();
    expect(preview.verdict()).toBe('asks');
  });

  test('ends with a worse difference, and with other figures', () => {
    const preview = openPreview();
    preview.see({ latest: LESS });
    preview.accept();
    preview.see({ latest: BELOW_MINIMUM });
    expect(preview.verdict()).toBe('asks');
    preview.see({ latest: LESS });
    expect(preview.verdict()).toBe('passes');
    preview.see({ expectation: expecting({ shown: 1_990_000n }) });
    expect(preview.verdict()).toBe('asks');
  });

  test('holds while the amount only grows', () => {
    const preview = openPreview({ expectation: expecting({ growsSince: 100n }) });
    preview.see({ latest: LESS });
    preview.accept();
    preview.see({ expectation: expecting({ growsSince: 100n, shown: 2_000_100n }) });
    expect(preview.verdict()).toBe('passes');
  });
});

test.each([99n, 101n])(
  'SIM-04 the last comparison stays for figures of block %s',
  (figureBlock) => {
    const preview = openPreview();
    preview.see({ latest: LESS });
    preview.see({ figureBlock });
    expect(preview.shown()).toMatchObject({ verdict: 'asks', mayHaveMoved: false });
  },
);

describe('a token that refuses its transfer in the simulation', () => {
  const APPROVED: CallResult = { status: 'succeeded', gas: 1n, data: '0x' };
  const latest = reverted('TransferHelper: TRANSFER_FROM_FAILED', [APPROVED]);

  test('may be approved if the user wants to, and other failures may not', () => {
    const preview = openPreview({
      candidates: { requests: [requestOf(1n, 2)], withoutMinimum: [] },
    });
    preview.see({ latest });
    expect(preview.shown()).toMatchObject({ isRefusedTransfer: true, verdict: 'fails' });
    preview.approveAnyway(true);
    expect(preview.verdict()).toBe('passes');
    preview.see({ latest: reverted('closed', [APPROVED]) });
    expect(preview.verdict()).toBe('fails');
    preview.see({ latest });
    preview.approveAnyway(false);
    expect(preview.verdict()).toBe('fails');
  });

  test('is a failure if it is approved already', () => {
    const preview = openPreview();
    preview.see({ latest: reverted('TransferHelper: TRANSFER_FROM_FAILED') });
    preview.approveAnyway(true);
    expect(preview.shown()).toMatchObject({ isRefusedTransfer: false, verdict: 'fails' });
  });
});

import { wrapStatement } from './wrapStatement';

test.each(['wrap', 'unwrap'] as const)(
  'ERR-46 whatever stops a %s before it is sent, its error is "could not wrap"',
  (type) => {
    const { sendErrors } = wrapStatement({ type, amount: 1n });
    const cause = new Error('execution reverted');
    const errors = [
      sendErrors.reverted('', cause),
      sendErrors.unestimated(cause),
      sendErrors.unsent('out of order', cause),
    ];
    for (const error of errors) expect(error).toMatchObject({ message: 'could not wrap', cause });
  },
);

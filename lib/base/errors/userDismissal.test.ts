import { isUserDismissal } from './userDismissal';

test.each([
  'User closed popup',
  'User closed modal',
  'The user closed the window',
  'Popup closed',
  'Popup window was closed.',
  'Modal closed by user',
  'Dismissed by the user',
  'Signing aborted by user',
  'User aborted',
  'User exited',
])('ERR-61 a user who leaves a question unanswered is known by words: %s', (message) => {
  for (const error of [message, { code: -32603, message }, { data: { message } }])
    expect(isUserDismissal(error)).toBe(true);
});

test.each([
  'WebSocket connection closed',
  'Connection aborted',
  'signal is aborted without reason',
  'already known',
  'User operation underpriced',
  undefined,
])('ERR-61 another failure is not a dismissal: %s', (error) => {
  expect(isUserDismissal(error)).toBe(false);
});

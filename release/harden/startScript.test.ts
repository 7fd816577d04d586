import { startScripts } from './startScript';

test('the guard comes first, then what the first paint waits for', async () => {
  const script = (await startScripts())('vote/index.html');
  const guard = script.indexOf('This site does not run inside another page.');
  expect(guard).toBeGreaterThan(0);
  expect(script.indexOf('pangolin.settings')).toBeGreaterThan(guard);
});

import { createServer } from 'node:http';
import { listen } from './listen';
import { freePort, UnusablePortError } from './port';

const { PORT } = process.env;
afterEach(() => {
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
});

test('a port in use is refused before the long work, and accepted once it is free', async () => {
  const { url, close } = await listen(createServer());
  process.env.PORT = new URL(url).port;
  await expect(freePort()).rejects.toBeInstanceOf(UnusablePortError);
  await close();
  expect(await freePort()).toBe(Number(process.env.PORT));
});

test.each(['web', '0', '65536', '80.5'])('PORT=%s is refused', async (port) => {
  process.env.PORT = port;
  await expect(freePort()).rejects.toBeInstanceOf(UnusablePortError);
});

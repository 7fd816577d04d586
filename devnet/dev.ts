import { runCommand } from './command';
import { startNextDev } from './nextDev';
import { freePort } from './port';
import { serveSite } from './serveSite';
import { startPractice } from './startPractice';

await runCommand(async () => {
  const port = await freePort();
  const devnet = await startPractice();
  const next = await startNextDev();
  const { close } = await serveSite({ devnet, port, ...next });
  console.log(`\nThe practice exchange, reloading as you write: http://localhost:${port}\n`);
  return async () => {
    await Promise.all([close(), next.stop(), devnet.stop()]);
  };
});

import { runCommand } from './commands/command';
import { startPractice } from './commands/startPractice';
import { freePort } from './node/port';
import { withLanguages } from './site/devLanguages';
import { startNextDev } from './site/nextDev';
import { serveSite } from './site/serveSite';

await runCommand(async () => {
  const port = await freePort();
  const devnet = await startPractice();
  const next = await startNextDev();
  const site = withLanguages(next.site);
  const { close } = await serveSite({ devnet, port, ...next, site });
  console.log(`\nThe practice exchange, reloading as you write: http://localhost:${port}\n`);
  return async () => {
    await Promise.all([close(), next.stop(), devnet.stop()]);
  };
});

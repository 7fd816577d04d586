import { runCommand } from './commands/command';
import { startPractice } from './commands/startPractice';
import { freePort } from './node/port';
import { buildSite, isBuilt } from './site/build';
import { exportedSite } from './site/exportedSite';
import { serveSite } from './site/serveSite';

const SITE = 'out';

await runCommand(async () => {
  const port = await freePort();
  if (!(await isBuilt(SITE))) {
    console.log(
      'Building the site. This takes a minute, longer on a busy machine, and is skipped when nothing changed.',
    );
    await buildSite();
  }
  const devnet = await startPractice();
  const { close } = await serveSite({ devnet, site: exportedSite(SITE), port });
  console.log(`
The practice exchange is open: http://localhost:${port}
Connect with "Demo wallet": it holds practice money, and signs without asking.
Ctrl-C ends everything.`);
  return async () => {
    await Promise.all([close(), devnet.stop()]);
  };
});

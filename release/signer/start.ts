// `npm run signer`: the service that signs card purchases, for anyone who runs a copy of the site.
// It reads everything from the environment; docs/signer.md lists the variables.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { lastAddressIn } from './rateLimit';
import { createSigner } from './signer';
import { signerStartFrom } from './signerOptions';

const { options, host, port, clientIpHeader } = signerStartFrom(process.env);
const signer = createSigner(options, {
  clientIp: (context) =>
    (clientIpHeader && lastAddressIn(context.req.header(clientIpHeader))) ||
    (getConnInfo(context).remote.address ?? 'unknown'),
});
createServer(getRequestListener(signer.fetch)).listen(port, host);
console.log(`Signing card purchases at http://${host}:${port}.`);

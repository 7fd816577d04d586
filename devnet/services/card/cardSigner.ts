import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createSigner } from '@/release/signer/signer';
import { SANDBOX_KEY, SANDBOX_PATH } from './cardServer';

/** The base of the signer, as a path of the practice site. */
export const SIGNER_PATH = '/services/signer';

/** More than tests ask in a minute, all from one address. */
const PER_MINUTE = 10_000;

/** Answers the paths of a signer in front of the local provider, for the site of the request's host. */
export function answerSigner(request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(`${SIGNER_PATH}/`)) return false;
  const origin = `http://${request.headers.host}`;
  const signer = createSigner(
    {
      ...SANDBOX_KEY,
      base: origin + SANDBOX_PATH,
      origins: [origin],
      limits: { least: 10, most: 10_000 },
      perMinute: PER_MINUTE,
    },
    { clientIp: () => 'practice' },
  );
  const app = new Hono().route(SIGNER_PATH, signer);
  void getRequestListener(app.fetch)(request, response);
  return true;
}

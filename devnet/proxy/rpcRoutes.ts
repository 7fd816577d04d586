import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { FaultProxy } from './faultProxy';
import { faultRuleSchema } from './faults';

/**
 * The two endpoints of a chain: the page's, and the wallet's. A wallet has its own in production
 * too.
 */
export type ChainProxies = { readonly proxy: FaultProxy; readonly walletProxy: FaultProxy };

const faultOrderSchema = z.strictObject({
  clear: z.optional(z.boolean()),
  resetTraffic: z.optional(z.boolean()),
  add: z.optional(z.array(faultRuleSchema)),
});

/**
 * Answers `/rpc/<chain>`, `/__practice/rpc/<chain>` and `/__faults/<chain>`; false for other paths.
 */
export function answerRpc(
  chains: Readonly<Record<number, ChainProxies>>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [, place, id] =
    /^(\/rpc|\/__practice\/rpc|\/__faults)\/(\d+)$/.exec(request.url ?? '') ?? [];
  const proxies = chains[Number(id)];
  if (proxies === undefined) return false;
  // Pages of other origins may ask, as they may ask a public endpoint.
  response.setHeader('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
    return true;
  }
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return true;
  }
  answered(place, proxies, { request, response }).catch(() => response.destroy());
  return true;
}

type HttpExchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function answered(
  place: string | undefined,
  { proxy, walletProxy }: ChainProxies,
  { request, response }: HttpExchange,
): Promise<void> {
  if (place === '/rpc') return proxy.answer(request, response);
  if (place === '/__practice/rpc') return walletProxy.answer(request, response);

  const order = faultOrderSchema.safeParse(await json(request).catch(() => undefined));
  if (!order.success) {
    response.writeHead(400).end();
    return;
  }
  if (order.data.clear) proxy.clear();
  proxy.add(...(order.data.add ?? []));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(proxy.traffic()));
  if (order.data.resetTraffic) proxy.resetTraffic();
}

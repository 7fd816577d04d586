import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What can go wrong with a service on the web. */
export type ServiceFault =
  /** The connection breaks. */
  | { readonly type: 'down' }
  | { readonly type: 'status'; readonly status: number }
  /** No answer comes, and the connection stays open. */
  | { readonly type: 'hang' }
  /** The right answer is late. */
  | { readonly type: 'slow'; readonly ms: number }
  /** A page of HTML with status 200. */
  | { readonly type: 'html' }
  /** Another body with status 200. */
  | { readonly type: 'body'; readonly body: string };

const HTML = '<!doctype html><title>Service</title><h1>Service</h1>';

/** Applies a fault. Returns true if it answered, or never will. */
export async function applyServiceFault(
  fault: ServiceFault,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault.type) {
    case 'down':
      response.destroy();
      return true;
    case 'status':
      response.writeHead(fault.status).end();
      return true;
    case 'hang':
      return true;
    case 'slow':
      await pause(fault.ms);
      return false;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
      return true;
    case 'body':
      response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body);
      return true;
  }
}

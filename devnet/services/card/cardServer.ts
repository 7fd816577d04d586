import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Address, isAddress, numberToHex, parseEther } from 'viem';
import { hmacSha256 } from '@/lib/features/onramp/signedHeaders';
import { ACCOUNTS } from '../../accounts';
import type { ChainClient } from '../../node/chain';
import { applyServiceFault, type ServiceFault } from '../serviceFaults';
import { paymentPage } from './paymentPage';

/** The base of the sandbox, as a path of the practice site. */
export const SANDBOX_PATH = '/services/card';

/** What the sandbox knows the exchange as. Its secret protects nothing. */
export const SANDBOX_KEY = {
  accountId: 'AC_PRACTICE',
  apiKey: 'practice-key',
  secret: 'practice-secret',
} as const;

/** What one AVAX costs at first, in every currency. */
const PRICE = 20;
/** What is taken of each payment. */
const FEE = 0.05;
const NETWORK_FEE = 0.5;
/** The least that can be paid. */
const MINIMUM = 30;
/** A country that the provider does not serve. */
const REFUSED_COUNTRY = 'KP';
/** How long a delayed payment takes. */
const DELAY_MS = 8_000;

type Order = { readonly dest: Address; readonly avax: string; readonly redirectUrl: string };

/** The local card payment provider. */
export type CardServer = {
  /** Answers the paths of the provider and its payment pages; false for other paths. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What goes wrong from now on; undefined for nothing. */
  readonly break: (fault: ServiceFault | undefined) => void;
  /** Sets what one AVAX costs from now on. */
  readonly setPrice: (price: number) => void;
  /** The paths and bodies that were sent, in order. */
  readonly requests: () => readonly { readonly path: string; readonly body: string }[];
  /** The bodies of the orders among them. */
  readonly orders: () => readonly string[];
  /** Ends the fault, restores the price, and forgets orders and requests. */
  readonly reset: () => void;
};

/** Creates the provider. What is paid on its pages arrives as AVAX on the chain. */
export function createCardServer(client: ChainClient): CardServer {
  let fault: ServiceFault | undefined;
  let price = PRICE;
  let requests: readonly { readonly path: string; readonly body: string }[] = [];
  const orders = new Map<string, Order>();

  const pay = ({ dest, avax }: Order) =>
    client.sendTransactionSync({
      from: ACCOUNTS.deployer,
      to: dest,
      value: numberToHex(parseEther(avax)),
    });

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const body = await text(request);
    requests = [...requests, { path, body }];
    if (fault !== undefined && (await applyServiceFault(fault, response))) return;
    const url = `http://${request.headers.host}${request.url}`;
    const signature = await hmacSha256(SANDBOX_KEY.secret, url + body);
    const isSigned =
      request.headers['x-api-key'] === SANDBOX_KEY.apiKey &&
      request.headers['x-api-signature'] === signature;
    if (!isSigned) return send(response, 401, { message: 'The signature is wrong.' });
    const order = JSON.parse(body);
    const refusal = refusalOf(order);
    if (refusal !== undefined) return send(response, 400, { message: refusal });
    const quote = quoteOf(Number(order.amount), order.sourceCurrency, price);
    if (path.endsWith('/partner')) return send(response, 200, quote);
    const id = String(orders.size + 1);
    const dest = String(order.dest).replace('avalanche:', '');
    if (!isAddress(dest, { strict: false })) return send(response, 400, { message: 'No address' });
    orders.set(id, { dest, avax: quote.destAmount.toFixed(6), redirectUrl: order.redirectUrl });
    const { origin } = new URL(order.redirectUrl);
    send(response, 200, { url: `${origin}${SANDBOX_PATH}/pay/${id}`, reservation: id });
  };

  const answerPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const [, id = '', action] = /^\/pay\/(\d+)(?:\/(pay|delay|cancel|refuse))?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (order === undefined) return response.writeHead(404).end();
    if (request.method !== 'POST' || action === undefined || action === 'refuse') {
      const isRefused = request.method === 'POST' && action === 'refuse';
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(paymentPage({ ...order, path: `${SANDBOX_PATH}/pay/${id}`, isRefused }));
    }
    if (action === 'pay') await pay(order);
    if (action === 'delay') setTimeout(() => void pay(order).catch(() => undefined), DELAY_MS);
    response.writeHead(303, { location: order.redirectUrl }).end();
  };

  return {
    answer: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!pathname.startsWith(`${SANDBOX_PATH}/`)) return false;
      const path = pathname.slice(SANDBOX_PATH.length);
      const isPage = path.startsWith('/pay/');
      const answered = isPage
        ? answerPage(request, response, path)
        : answerApi(request, response, path);
      answered.catch(() => response.destroy());
      return true;
    },
    break: (next) => {
      fault = next;
    },
    setPrice: (next) => {
      price = next;
    },
    requests: () => requests,
    orders: () => requests.flatMap(({ path, body }) => (path.endsWith('/reserve') ? [body] : [])),
    reset: () => {
      fault = undefined;
      price = PRICE;
      requests = [];
      orders.clear();
    },
  };
}

function refusalOf(order: { amount?: unknown; country?: unknown; sourceCurrency?: unknown }) {
  if (order.country === REFUSED_COUNTRY) return `Region ${REFUSED_COUNTRY} is not supported.`;
  if (!(Number(order.amount) >= MINIMUM))
    return `The minimum is ${MINIMUM} ${order.sourceCurrency}.`;
  return undefined;
}

function quoteOf(amount: number, currency: string, price: number) {
  const fee = amount * FEE;
  const sourceAmountWithoutFees = amount - fee - NETWORK_FEE;
  return {
    sourceCurrency: currency,
    destCurrency: 'AVAX',
    sourceAmount: amount,
    sourceAmountWithoutFees,
    destAmount: sourceAmountWithoutFees / price,
    exchangeRate: 1 / price,
    fees: { [currency]: fee },
  };
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

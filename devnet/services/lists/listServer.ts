import type { IncomingMessage, ServerResponse } from 'node:http';
import { BAD_ANSWERS } from './badAnswers';
import { BAD_LISTS } from './badLists';
import { answerGateway } from './gateways';
import { fileOf, type IpfsLists, packFolder, packLists } from './ipfsLists';
import { PUBLIC_LISTS } from './publicLists';

const LIST_PATH = /^\/lists\/([\w.]+)$/;

/** What the practice exchange's `/config.json` says about lists. */
export const LIST_CONFIG = {
  tokenLists: Object.keys(PUBLIC_LISTS).map((name) => `/lists/${name}`),
  ipfsGateways: ['/gateways/first', '/gateways/second'],
};

/** Serves token lists, good and bad, and local gateways to IPFS. */
export type ListServer = {
  /** Answers `/lists/<name>` and the gateways; false for other paths. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly ipfs: IpfsLists;
  /**
   * From now on, serves another document at `/lists/<name>`: a buffer as it is, anything else as
   * JSON; undefined means 404.
   */
  readonly serve: (name: string, document: unknown) => void;
  /** Puts a folder of files on the local IPFS; returns its CID. */
  readonly putOnIpfs: (folder: Readonly<Record<string, unknown>>) => Promise<string>;
  /** From now on, the gateways answer with this document for an IPNS name. */
  readonly publish: (name: string, document: unknown) => void;
  /** The paths that were requested, in order. */
  readonly requests: () => readonly string[];
  /** Serves only the original documents again, and clears the recorded requests. */
  readonly reset: () => void;
};

/** Creates the server of lists. */
export async function createListServer(): Promise<ListServer> {
  const ipfs = await packLists();
  let changed: Readonly<Record<string, unknown>> = {};
  let blocks = ipfs.blocks;
  let ipns: ReadonlyMap<string, Uint8Array> = new Map();
  let requests: readonly string[] = [];

  const answerList = (name: string, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*');
    const lists = { ...PUBLIC_LISTS, ...BAD_LISTS, ...changed };
    if (!Object.hasOwn(changed, name) && Object.hasOwn(BAD_ANSWERS, name))
      return BAD_ANSWERS[name]?.(response);
    if (lists[name] === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(fileOf(lists[name]));
  };

  return {
    ipfs,
    answer: (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const [, name] = LIST_PATH.exec(url.pathname) ?? [];
      if (name !== undefined) answerList(name, response);
      else if (!answerGateway(url, { ipfs: blocks, ipns }, response)) return false;
      requests = [...requests, url.pathname];
      return true;
    },
    serve: (name, document) => {
      changed = { ...changed, [name]: document };
    },
    putOnIpfs: async (folder) => {
      const packed = await packFolder(folder);
      blocks = new Map([...blocks, ...packed.blocks]);
      return packed.cid;
    },
    publish: (name, document) => {
      ipns = new Map([...ipns, [name, fileOf(document)]]);
    },
    requests: () => requests,
    reset: () => {
      changed = {};
      blocks = ipfs.blocks;
      ipns = new Map();
      requests = [];
    },
  };
}

import { fileURLToPath } from 'node:url';
import { type JsMinifyOptions, minify } from '@swc/core';
import { build } from 'esbuild';
import type { Address } from 'viem';
import type { LanguageHashes } from '@/lib/base/i18n/languageFile';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import { tradeBases } from '@/lib/base/tokens/baseTokens';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from '@/lib/chain/contracts/addresses';
import type { SwapContracts } from '../firstBatch/swapReads';
import { documentReads } from './documentReads';
import { MINIFICATION } from './minifyScripts';

/** The script that runs before the first paint. The development server serves it as a file. */
export const THEME = 'theme.js';

const HEAD = ['../guard/guard.ts', `../../public/${THEME}`, '../languages/startLanguage.ts'];

/** The documents whose address can name the reads of a quote. */
const SWAP = /^swap\/index\.html$/;

/** Each document has the script, so that each byte of it counts. */
const SMALLEST: JsMinifyOptions = { ...MINIFICATION, compress: { passes: 3 } };

/** The inline scripts of a document. */
export type StartScripts = {
  /** In its head: the guard, then what the first paint needs, then the user's language. */
  readonly head: string;
  /** After what it shows: the first requests to the network, which no paint must wait for. */
  readonly requests: string;
};

/**
 * The inline scripts of each document.
 *
 * @param files - The paths of the documents in the site.
 * @param languages - The languages that the site has files of.
 */
export async function startScripts(
  files: readonly string[],
  languages: LanguageHashes,
): Promise<ReadonlyMap<string, StartScripts>> {
  const head = await script(HEAD, { LANGUAGE_HASHES: JSON.stringify(languages) });
  const built = new Map<string, Promise<string>>();
  const requestsOf = (file: string): Promise<string> => {
    const firstBatch = SWAP.test(file) ? 'swap' : 'usual';
    const reads = JSON.stringify(documentReads(file));
    const key = firstBatch + reads;
    const requests = built.get(key) ?? requestScript(firstBatch, reads);
    built.set(key, requests);
    return requests;
  };
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, { head, requests: await requestsOf(file) }] as const),
    ),
  );
}

function requestScript(firstBatch: 'usual' | 'swap', reads: string): Promise<string> {
  return script([`../firstBatch/${firstBatch}.ts`], {
    SWAP_CONTRACTS: JSON.stringify(swapContracts()),
    DOCUMENT_READS: reads,
  });
}

/** A script of some files, which run in this order, with values that the build writes in. */
async function script(
  files: readonly string[],
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const parts = files.map(pathOf);
  const {
    outputFiles: [built],
  } = await build({
    // A single bundle contains each shared module only once.
    stdin: {
      contents: parts.map((part) => `import ${JSON.stringify(part)};`).join('\n'),
      resolveDir: pathOf('.'),
    },
    bundle: true,
    // Leaves out what no part runs. The minifier below makes the rest smaller than esbuild does.
    minifySyntax: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define,
  });
  const { code } = await minify(built?.text ?? '', SMALLEST);
  return code.trim();
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** What the script of a swap knows about each chain. */
export function swapContracts(): Readonly<Record<ChainId, SwapContracts>> {
  return perChain(swapContractsOn);
}

function swapContractsOn(chainId: ChainId): SwapContracts {
  const { factory, wavax } = EXCHANGE_ADDRESSES[chainId];
  return {
    factory: inLowerCase(factory),
    initCodeHash: PAIR_INIT_CODE_HASH,
    wavax: inLowerCase(wavax),
    bases: tradeBases(chainId).map(({ address }) => inLowerCase(address)),
  };
}

function inLowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}

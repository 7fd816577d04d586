import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hex, isHex } from 'viem';
import * as z from 'zod/mini';
import { runSolc, type Sources } from './solc';

const SOURCES = 'devnet/contracts/solidity';
const CACHE = 'node_modules/.cache/devnet';
const COMPILER = 'solc 0.8.37, cancun, optimized';

const hexSchema = z.custom<Hex>((value) => isHex(value));
const codesSchema = z.record(z.string(), hexSchema);

/** The creation code of each of our own contracts, by the contract's name. */
export type CreationCodes = Readonly<Record<string, Hex>>;

/** The creation code of one of them, without constructor arguments. */
export function codeOf(codes: CreationCodes, contract: string): Hex {
  const code = codes[contract];
  if (code === undefined) throw new UnknownContractError(contract);
  return code;
}

/** Compiles our own contracts, or reads them from the cache in node_modules. */
export async function compileContracts(): Promise<CreationCodes> {
  const sources = await readSources();
  const digest = createHash('sha256')
    .update(COMPILER)
    .update(JSON.stringify(sources))
    .digest('hex');
  const cached = join(CACHE, `${digest}.json`);
  try {
    return codesSchema.parse(JSON.parse(await readFile(cached, 'utf8')));
  } catch {
    const codes = await compile(sources);
    await writeAtomically(cached, JSON.stringify(codes));
    return codes;
  }
}

async function readSources(): Promise<Sources> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.sol')).sort();
  const entries = names.map(async (name) => {
    const content = await readFile(join(SOURCES, name), 'utf8');
    return [name, { content }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function compile(sources: Sources): Promise<CreationCodes> {
  const contracts = await runSolc(sources, {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  });
  return codesSchema.parse(
    Object.fromEntries(
      Object.entries(contracts).map(([name, { evm }]) => [name, `0x${evm?.bytecode?.object}`]),
    ),
  );
}

/** Two test workers may compile at once: neither must read the other's half-written file. */
async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}

class UnknownContractError extends Error {
  override readonly name = 'UnknownContractError';

  constructor(contract: string) {
    super(`${SOURCES} has no contract named ${contract}.`);
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hex, isHex } from 'viem';
import * as z from 'zod/mini';

const SOURCES = 'devnet/solidity';
const CACHE = 'node_modules/.cache/devnet';
const COMPILER = 'solc 0.8.37, cancun, optimized';

const hexSchema = z.custom<Hex>((value) => isHex(value));
const outputSchema = z.object({
  errors: z.optional(z.array(z.object({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) }),
      ),
    ),
  ),
});
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

async function readSources(): Promise<Record<string, { content: string }>> {
  const names = (await readdir(SOURCES)).filter((name) => name.endsWith('.sol')).sort();
  const entries = names.map(async (name) => {
    const content = await readFile(join(SOURCES, name), 'utf8');
    return [name, { content }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function compile(sources: Record<string, { content: string }>): Promise<CreationCodes> {
  const { default: solc } = await import('solc');
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const output = outputSchema.parse(JSON.parse(solc.compile(JSON.stringify(input))));
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  if (errors.length > 0) throw new CompilationError(errors.map((e) => e.formattedMessage));
  const contracts = Object.values(output.contracts ?? {}).flatMap((file) => Object.entries(file));
  return codesSchema.parse(
    Object.fromEntries(contracts.map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`])),
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

class CompilationError extends Error {
  override readonly name = 'CompilationError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

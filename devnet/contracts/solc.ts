import * as z from 'zod/mini';

const codeSchema = z.optional(z.object({ object: z.string() }));
const contractSchema = z.object({
  abi: z.optional(z.array(z.unknown())),
  evm: z.optional(z.object({ bytecode: codeSchema, deployedBytecode: codeSchema })),
});
const outputSchema = z.object({
  errors: z.optional(z.array(z.object({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(z.record(z.string(), z.record(z.string(), contractSchema))),
});

/** Solidity sources by file name. */
export type Sources = Readonly<Record<string, { readonly content: string }>>;

/** The compiler's output for one contract, with the parts that were requested. */
export type CompiledContract = z.infer<typeof contractSchema>;

/**
 * Compiles Solidity sources; returns every contract by its name.
 *
 * @param settings - The compiler's own settings, `outputSelection` included.
 * @throws {CompilationError} when a source has an error.
 */
export async function runSolc(
  sources: Sources,
  settings: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, CompiledContract>>> {
  const { default: solc } = await import('solc');
  const input = { language: 'Solidity', sources, settings };
  const output = outputSchema.parse(JSON.parse(solc.compile(JSON.stringify(input))));
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  if (errors.length > 0) throw new CompilationError(errors.map((e) => e.formattedMessage));
  return Object.fromEntries(Object.values(output.contracts ?? {}).flatMap(Object.entries));
}

class CompilationError extends Error {
  override readonly name = 'CompilationError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

import * as z from 'zod/mini';

const fileSchema = z.looseObject({ walletConnect: z.optional(z.looseObject({})) });

/**
 * Adds the credentials of a release to a `/config.json`. A credential is empty when its variable of
 * `.env.example` is empty.
 *
 * @param text - The text of the file in the sources.
 */
export function configurationWith(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const file = z.parse(fileSchema, JSON.parse(text));
  const projectId = variables.WALLETCONNECT_PROJECT_ID ?? '';
  const filled = { ...file, walletConnect: { ...file.walletConnect, projectId } };
  return `${JSON.stringify(filled, null, 2)}\n`;
}

import type { Configuration } from '@/lib/base/configuration/configuration';
import { parseConfiguration } from '@/lib/base/configuration/parseConfiguration';
import { CHAIN_IDS } from '@/lib/base/networks/network';

/**
 * Adds the credentials of a release to a `/config.json`. A variable of `.env.example` that is empty
 * or unset leaves what the file says.
 *
 * @param text - The text of the file in the sources.
 * @throws {InvalidConfigurationError} when the site could not use the file, or a variable.
 * @throws {PracticeReleaseError} when the file is that of a practice exchange.
 */
export function configurationWith(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const file: Readonly<Record<string, unknown>> = JSON.parse(text);
  const { practice, defaultChainId, eventsUrl, walletConnect, cardPurchase } =
    parseConfiguration(file);
  if (practice) throw new PracticeReleaseError();
  if (cardPurchase.mode === 'direct') throw new SecretReleaseError();
  const filled = {
    ...file,
    eventsUrl: variables.EVENTS_URL || (eventsUrl ?? ''),
    walletConnect: credentials(file, walletConnect, variables),
    ...cardSigner(variables),
    ...endpoints({ ...file, defaultChainId }, variables),
  };
  parseConfiguration(filled);
  return `${JSON.stringify(filled, null, 2)}\n`;
}

function credentials(
  file: Readonly<Record<string, unknown>>,
  { projectId }: Configuration['walletConnect'],
  { WALLETCONNECT_PROJECT_ID }: Readonly<Record<string, string | undefined>>,
) {
  return {
    ...(file.walletConnect as object | undefined),
    projectId: WALLETCONNECT_PROJECT_ID || (projectId ?? ''),
  };
}

/** The signer of card purchases. Its secret is known to its operator alone. */
function cardSigner({
  CARD_SIGNER_URL: url,
  CARD_PAYMENT_HOSTS: hosts,
}: Readonly<Record<string, string | undefined>>) {
  if (!url) return {};
  return { cardPurchase: { mode: 'signer', url, paymentHosts: listed(hosts ?? '') } };
}

/**
 * The endpoints of the chains. A file with them must name its default chain, which stays as it is
 * without them.
 */
function endpoints(
  { rpc, defaultChainId }: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, string | undefined>>,
) {
  const chosen = CHAIN_IDS.flatMap((id) => {
    const urls = variables[`RPC_${id}`];
    return urls ? [[id, listed(urls)] as const] : [];
  });
  if (chosen.length === 0) return {};
  return { defaultChainId, rpc: { ...Object(rpc), ...Object.fromEntries(chosen) } };
}

function listed(text: string): readonly string[] {
  return text.split(',').map((each) => each.trim());
}

/** A release would publish the secret of the card purchase. */
export class SecretReleaseError extends Error {
  override readonly name = 'SecretReleaseError';

  constructor() {
    super(
      'public/config.json has the secret of a card purchase. A release may name a signer only.',
    );
  }
}

/** A release would ship a page that accepts only the demo wallet. */
export class PracticeReleaseError extends Error {
  override readonly name = 'PracticeReleaseError';

  constructor() {
    super('public/config.json says practice: true. A release is not for practice.');
  }
}

import type { Address } from 'viem';

type Shown = {
  readonly path: string;
  readonly dest: Address;
  readonly avax: string;
  readonly isRefused: boolean;
};

/** The payment page of the sandbox: each button is one end of a payment. */
export function paymentPage({ path, dest, avax, isRefused }: Shown): string {
  const button = (action: string, label: string) =>
    `<form method="post" action="${path}/${action}"><button>${label}</button></form>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Practice payment</title>
<h1>Practice payment</h1>
<p>${avax} AVAX to ${dest}. No card is charged.</p>
${isRefused ? '<p role="alert">The payment was refused.</p>' : ''}
${button('pay', 'Pay')}${button('delay', 'Pay, and wait')}${button('cancel', 'Cancel')}${button('refuse', 'Be refused')}
</html>`;
}

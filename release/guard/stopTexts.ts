/** The text of a page that must not run. No language is loaded yet, so it is in English only. */
export type StopText = { readonly text: string; readonly link: string };

export const FRAMED: StopText = {
  text: 'This site does not run inside another page.',
  link: 'Open it in its own tab',
};

export const SHARED_ADDRESS: StopText = {
  text: "Many sites share this address and could read each other's stored data. A site that connects to a wallet needs an address of its own.",
  link: 'Open this page at its own address',
};

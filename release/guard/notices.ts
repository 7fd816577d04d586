/** The text of a page that must not run. No language is loaded yet, so it is in English only. */
export type Notice = { readonly text: string; readonly link: string };

export const FRAMED: Notice = {
  text: 'This site does not run inside another page.',
  link: 'Open it in a tab of its own',
};

export const SHARED_ADDRESS: Notice = {
  text: 'This address is shared by many sites, which could read what each other stores. A site that asks a wallet needs an address of its own.',
  link: 'Open this page at its own address',
};

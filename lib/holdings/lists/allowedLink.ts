const PROTOCOLS = ['https:', 'ipfs:'];

/** A list's link to a picture; undefined unless it is an https or ipfs address. */
export function allowedLink(link: string | undefined): string | undefined {
  return link !== undefined && PROTOCOLS.includes(protocolOf(link)) ? link : undefined;
}

function protocolOf(link: string): string {
  return URL.canParse(link) ? new URL(link).protocol : '';
}

import { ownAddress, sitePath } from './pathGateway';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const KEY = 'k51qzi5uqu5dlvj2baxnqndepeb86cbk3ng7n3i46uzyxzyqj2xjonzllnv0v8';

test.each([
  [`https://ipfs.example/ipfs/${CID}/`, `https://${CID}.ipfs.ipfs.example/`],
  [`https://ipfs.example/ipfs/${CID}`, `https://${CID}.ipfs.ipfs.example/`],
  [`https://ipfs.example/ipfs/${CID.toUpperCase()}/`, `https://${CID}.ipfs.ipfs.example/`],
  [
    `http://localhost:8080/ipfs/${CID}/swap/?outputCurrency=AVAX#beta`,
    `http://${CID}.ipfs.localhost:8080/swap/?outputCurrency=AVAX#beta`,
  ],
  [`http://127.0.0.1:8080/ipfs/${CID}/`, `http://${CID}.ipfs.localhost:8080/`],
  [`http://[::1]:8080/ipfs/${CID}/`, `http://${CID}.ipfs.localhost:8080/`],
  [`https://ipfs.example/ipns/${KEY}/swap/`, `https://${KEY}.ipns.ipfs.example/swap/`],
  [
    'https://ipfs.example/ipns/my-app.example.org/swap/',
    'https://my--app-example-org.ipns.ipfs.example/swap/',
  ],
])('REL-08 %s has an address of its own', (url, own) => {
  expect(ownAddress(new URL(url))).toBe(own);
});

test.each([
  'https://ipfs.example/ipfs/QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR/',
  `https://ipfs.example/ipfs/${CID}a/`,
  `https://203.0.113.7/ipfs/${CID}/`,
  `https://ipfs.example/ipns/${'long-label.'.repeat(8)}org/`,
  'https://ipfs.example/ipns/name%20with%20spaces/',
])('REL-08 %s has no address of its own, and must not run', (url) => {
  expect(ownAddress(new URL(url))).toBeNull();
});

test.each([
  'https://exchange.example/',
  'https://exchange.example/swap/',
  `https://${CID}.ipfs.ipfs.example/swap/`,
  'https://exchange.example/ipfs/',
  `https://exchange.example/swap/ipfs/${CID}/`,
])('REL-08 %s is not the path of a gateway', (url) => {
  expect(ownAddress(new URL(url))).toBeUndefined();
});

test.each([
  ['/', ''],
  ['/swap/', ''],
  ['/swap/ipfs/x/', ''],
  [`/ipfs/${CID}`, `/ipfs/${CID}`],
  [`/ipfs/${CID}/swap/`, `/ipfs/${CID}`],
  ['/ipns/my-app.example.org/swap/', '/ipns/my-app.example.org'],
])('REL-08 at %s the site is at "%s"', (pathname, path) => {
  expect(sitePath(pathname)).toBe(path);
});

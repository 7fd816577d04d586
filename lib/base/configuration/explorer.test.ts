import { explorerUrl } from './explorer';
import { parseConfiguration } from './parseConfiguration';

const HASH = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
const ADDRESS = '0x60781C2586D68229fde47564546784ab3fACA982';

function urls(json: unknown, chainId: 43114 | 43113) {
  const configuration = parseConfiguration(json);
  return [
    explorerUrl(configuration, chainId, { type: 'tx', hash: HASH }),
    explorerUrl(configuration, chainId, { type: 'token', address: ADDRESS }),
    explorerUrl(configuration, chainId, { type: 'block', number: 1234n }),
    explorerUrl(configuration, chainId, { type: 'address', address: ADDRESS }),
  ];
}

test('NAV-30 explorer links are /tx/{hash}, /tokens/{address}, /blocks/{n} and /address/{address}', () => {
  const json = { explorers: { 43114: { base: 'https://explorer.example' } } };
  expect(urls(json, 43114)).toEqual([
    `https://explorer.example/tx/${HASH}`,
    `https://explorer.example/tokens/${ADDRESS}`,
    'https://explorer.example/blocks/1234',
    `https://explorer.example/address/${ADDRESS}`,
  ]);
});

test('NAV-31 the built-in explorers, one for each chain, use /token/ and /block/', () => {
  expect(urls({}, 43114)).toEqual([
    `https://snowtrace.io/tx/${HASH}`,
    `https://snowtrace.io/token/${ADDRESS}`,
    'https://snowtrace.io/block/1234',
    `https://snowtrace.io/address/${ADDRESS}`,
  ]);
  expect(urls({}, 43113)[2]).toBe('https://testnet.snowtrace.io/block/1234');
});

test('NAV-31 the configuration may set each template', () => {
  const json = { explorers: { 43113: { block: '/b?number={n}' } } };
  expect(urls(json, 43113)[2]).toBe('https://testnet.snowtrace.io/b?number=1234');
  expect(urls(json, 43113)[1]).toBe(`https://testnet.snowtrace.io/token/${ADDRESS}`);
});

import { existsSync } from 'node:fs';
import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { isCommonBase, logoUrl, walletImage } from './logo';

const BASE = 'https://logos.example/assets';
const listed = (symbol: string) => CATALOGUE[43114].filter((token) => token.symbol === symbol);

test('TOK-06 a logo is at the checksummed address of its token', () => {
  expect(listed('USDC.e').map((token) => logoUrl(BASE, token))).toEqual([
    `${BASE}/0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664/logo.png`,
  ]);
});

test('TOK-06 no logo is requested when logos are turned off, or for AVAX, WAVAX and PNG', () => {
  expect(listed('USDC.e').map((token) => logoUrl('', token))).toEqual([undefined]);
  for (const base of [nativeCurrency(43114), ...listed('WAVAX'), ...listed('PNG')])
    expect(logoUrl(BASE, base)).toBeUndefined();
});

test('TOK-06 a token that calls itself PNG does not look like it', () => {
  const [png] = listed('PNG');
  if (png === undefined) throw new Error('no PNG');
  expect(isCommonBase(png)).toBe(true);
  expect(isCommonBase({ ...png, address: '0xdE40000000000000000000000000000000000B32' })).toBe(
    false,
  );
});

test('WAL-24 a wallet gets the picture of PNG and WAVAX of this site, or of the configured logos', () => {
  const origin = 'https://exchange.example';
  for (const token of [...listed('PNG'), ...listed('WAVAX')]) {
    const image = walletImage('', token, origin);
    expect(image).toBe(`${origin}/tokens/${token.symbol}.png`);
    expect(existsSync(`public/tokens/${token.symbol}.png`)).toBe(true);
    expect(walletImage(BASE, token, origin)).toBe(`${BASE}/${token.address}/logo.png`);
  }
  const [usdc] = listed('USDC.e').map((token) => walletImage('', token, origin));
  expect(usdc).toBeUndefined();
});

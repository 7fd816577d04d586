import { withoutAccents } from './withoutAccents';

test.each([
  ['Đô la Mỹ', 'Do la My'],
  ['İngiliz sterlini, Kanada doları', 'Ingiliz sterlini, Kanada dolari'],
  ['dólar, Kč, ＵＳＤ', 'dolar, Kc, USD'],
  ['瑞士法郎', '瑞士法郎'],
])('LNG-14 "%s" without accents is "%s"', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

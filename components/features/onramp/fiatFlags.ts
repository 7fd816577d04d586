import ars from 'circle-flags/flags/ar.svg';
import aud from 'circle-flags/flags/au.svg';
import brl from 'circle-flags/flags/br.svg';
import cad from 'circle-flags/flags/ca.svg';
import chf from 'circle-flags/flags/ch.svg';
import clp from 'circle-flags/flags/cl.svg';
import cop from 'circle-flags/flags/co.svg';
import czk from 'circle-flags/flags/cz.svg';
import dkk from 'circle-flags/flags/dk.svg';
import eur from 'circle-flags/flags/eu.svg';
import hkd from 'circle-flags/flags/hk.svg';
import ils from 'circle-flags/flags/il.svg';
import inr from 'circle-flags/flags/in.svg';
import isk from 'circle-flags/flags/is.svg';
import jpy from 'circle-flags/flags/jp.svg';
import krw from 'circle-flags/flags/kr.svg';
import mxn from 'circle-flags/flags/mx.svg';
import myr from 'circle-flags/flags/my.svg';
import nok from 'circle-flags/flags/no.svg';
import nzd from 'circle-flags/flags/nz.svg';
import php from 'circle-flags/flags/ph.svg';
import pln from 'circle-flags/flags/pl.svg';
import sek from 'circle-flags/flags/se.svg';
import sgd from 'circle-flags/flags/sg.svg';
import thb from 'circle-flags/flags/th.svg';
import gbp from 'circle-flags/flags/uk.svg';
import usd from 'circle-flags/flags/us.svg';
import vnd from 'circle-flags/flags/vn.svg';
import zar from 'circle-flags/flags/za.svg';
import type { FiatSymbol } from '@/lib/features/onramp/fiatCurrencies';

/** The round flag of each fiat currency, as a data URL: `release/svgLoader.cjs` makes it one. */
export const FIAT_FLAGS: Readonly<Record<FiatSymbol, string>> = {
  USD: usd,
  EUR: eur,
  GBP: gbp,
  AUD: aud,
  CAD: cad,
  NZD: nzd,
  ARS: ars,
  BRL: brl,
  CHF: chf,
  CLP: clp,
  COP: cop,
  CZK: czk,
  DKK: dkk,
  HKD: hkd,
  ILS: ils,
  INR: inr,
  ISK: isk,
  JPY: jpy,
  KRW: krw,
  MXN: mxn,
  MYR: myr,
  NOK: nok,
  PHP: php,
  PLN: pln,
  SEK: sek,
  SGD: sgd,
  THB: thb,
  VND: vnd,
  ZAR: zar,
};

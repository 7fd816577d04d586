// How texts of some languages are set.
import { globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css';

globalStyle('body:lang(zh), [lang|="zh"]', { fontFamily: theme.font.chinese });

globalStyle('body:lang(zh)', {
  // Its characters fill their squares, so their lines need more distance than those of letters.
  lineHeight: 23 / 15,
  // No line begins with a mark that belongs to the one before.
  lineBreak: 'strict',
  // What is kept whole below, but is too long for its place.
  overflowWrap: 'break-word',
});

// Short labels stay whole: between any two characters, a line could end.
globalStyle(':where(:is(button, a, dt, label, th, [role="tab"]):lang(zh))', {
  wordBreak: 'keep-all',
});

// Chinese is not written aslant.
globalStyle('em:lang(zh)', { fontStyle: 'normal', fontWeight: theme.weight.bold });

// German words are long. In running text they have room.
globalStyle(':where(:is(h1, h2, h3, button, dt, label, td, th, [role="tab"]):lang(de))', {
  hyphens: 'auto',
  hyphenateLimitChars: '12 4 5',
});

// A hyphen in a symbol or an address would look like a part of it.
globalStyle(':where([translate="no"], bdi, code)', { hyphens: 'manual' });

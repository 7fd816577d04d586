import { style } from '@vanilla-extract/css';
import { dialogFooter } from '@/components/ui/dialogFooter.css';
import { theme } from '@/components/ui/theme.css';

export const help = style({ fontSize: theme.size.label, color: theme.color.textSoft });

export const error = style({ fontSize: theme.size.label, color: theme.color.bad });

export const planTitle = style({ margin: 0, fontSize: theme.size.body });

export const list = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.body,
  overflowWrap: 'anywhere',
});

export const change = style({ display: 'block' });

export const risk = style({
  display: 'block',
  fontSize: theme.size.label,
  color: theme.color.caution,
});

export const footer = style([dialogFooter, { gridTemplateColumns: '1fr 2fr' }]);

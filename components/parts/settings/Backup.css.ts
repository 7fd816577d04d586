import { style } from '@vanilla-extract/css';
import { dialogFooter } from '@/components/ui/dialogFooter.css';
import { theme } from '@/components/ui/theme.css';

export const help = style({ fontSize: theme.size.tiny, color: theme.color.textSoft });

export const error = style({ fontSize: theme.size.tiny, color: theme.color.errorText });

export const planTitle = style({ margin: 0, fontSize: theme.size.small });

export const list = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
});

export const change = style({ display: 'block' });

export const risk = style({
  display: 'block',
  fontSize: theme.size.tiny,
  color: theme.color.warningText,
});

export const footer = style([dialogFooter, { gridTemplateColumns: '1fr 2fr' }]);

import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { toned } from '@/components/ui/toned.css';

export const warning = style([
  toned,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.space.snug,
    padding: `${theme.space.snug} ${theme.space.body}`,
    background: theme.color.cautionSoft,
    borderRadius: theme.radius.body,
    overflowWrap: 'anywhere',
  },
]);

export const icon = style({ flexShrink: 0, color: theme.color.caution });

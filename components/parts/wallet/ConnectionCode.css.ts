import { style } from '@vanilla-extract/css';
import { variants } from '@/components/ui/Button.css';

export const open = style([variants.primary, { textDecoration: 'none' }]);

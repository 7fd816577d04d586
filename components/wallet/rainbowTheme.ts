import { lightTheme, type Theme } from '@rainbow-me/rainbowkit';
import { theme } from '@/components/ui/theme.css';

const { color, radius, shadow, font } = theme;
const NONE = 'none';
const CLEAR = 'transparent';

/**
 * The look of RainbowKit's dialog. Its values are the custom properties of our theme, so the dialog
 * follows a change of it. What RainbowKit calls the accent is also the colour of links, so it is
 * that of text: yellow cannot be read on white.
 */
export const RAINBOW_THEME: Theme = {
  ...lightTheme(),
  colors: {
    accentColor: color.text,
    accentColorForeground: color.page,
    actionButtonBorder: CLEAR,
    actionButtonBorderMobile: color.line,
    actionButtonSecondaryBackground: color.raised,
    closeButton: color.textSoft,
    closeButtonBackground: color.raised,
    connectButtonBackground: color.card,
    connectButtonBackgroundError: color.error,
    connectButtonInnerBackground: color.raised,
    connectButtonText: color.text,
    connectButtonTextError: color.onError,
    connectionIndicator: color.success,
    downloadBottomCardBackground: color.card,
    downloadTopCardBackground: color.raised,
    error: color.errorText,
    generalBorder: color.line,
    generalBorderDim: color.line,
    menuItemBackground: color.raised,
    modalBackdrop: color.backdrop,
    modalBackground: color.card,
    modalBorder: color.line,
    modalText: color.text,
    modalTextDim: color.textFaint,
    modalTextSecondary: color.textSoft,
    profileAction: color.raised,
    profileActionHover: color.line,
    profileForeground: color.raised,
    selectedOptionBorder: color.line,
    standby: color.warningText,
  },
  fonts: { body: font.body },
  radii: {
    actionButton: radius.body,
    connectButton: radius.body,
    menuButton: radius.body,
    modal: radius.card,
    modalMobile: radius.card,
  },
  shadows: {
    connectButton: NONE,
    dialog: shadow,
    profileDetailsAction: NONE,
    selectedOption: NONE,
    selectedWallet: NONE,
    walletLogo: NONE,
  },
};

import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { type ThemeMode, type Tokens, tokens } from './tokens.ts'

/** Of the menu at the side, with words and without. */
export const menuWidth = { wide: 232, narrow: 56 }

const typography = {
  // A Latin face before the Chinese ones: theirs draw ’ as wide as a character.
  fontFamily:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", Arial, "PingFang SC", "Noto Sans CJK SC", sans-serif',
  fontSize: 13,
  h5: { fontSize: 20, fontWeight: 650 },
  h6: { fontSize: 17, fontWeight: 650 },
  button: { textTransform: 'none', fontWeight: 600 },
} as const

/** What is pressed, chosen and written into. */
const controls = (colors: Tokens): RaThemeOptions['components'] => {
  const plain = { color: colors.text }
  const filledRed = { backgroundColor: colors.filled, '&:hover': { backgroundColor: colors.pressed } }
  return {
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          // The name of a checkbox belongs to what is pressed: around it nobody hears it.
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': label }: { readonly 'aria-label'?: string }) => ({
            ...(label !== undefined && { 'aria-label': label }),
          }),
        },
      },
    },
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            ...(['primary', 'error'] as const).map((color) => ({
              props: { variant: 'contained', color } as const,
              style: filledRed,
            })),
            // Unfilled red is left to what destroys, or an edit and a removal side by side would look alike.
            { props: { variant: 'text', color: 'primary' }, style: plain },
            { props: { variant: 'outlined', color: 'primary' }, style: { ...plain, borderColor: colors.second } },
          ],
        },
      },
      defaultProps: { disableElevation: true },
    },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: colors.raised } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginBottom: 8 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    // It turns inside of a button or beside words that say what is under way.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  }
}

/** Where things stand: pages, bars, tables. */
const places = (mode: ThemeMode, colors: Tokens): RaThemeOptions['components'] => ({
  MuiCssBaseline: { styleOverrides: { ':root': { colorScheme: mode }, body: { fontVariantNumeric: 'tabular-nums' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', border: `1px solid ${colors.line}` } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        color: colors.text,
        border: 0,
        borderBottom: `1px solid ${colors.line}`,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colors.line },
      head: {
        color: colors.second,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
      // A table that is too wide is moved sideways: where signs may be broken apart, a column would else stand one sign wide.
      body: { minWidth: '6em' },
    },
  },
  // A table in a page is moved sideways within it; the page stays as wide as the window.
  RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
  RaToolbar: { styleOverrides: { root: { '&.MuiToolbar-root': { backgroundColor: colors.surface } } } },
  // What is wider than a narrow window scrolls in its own place; the page does not grow with it.
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
  RaList: {
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } } },
  },
  RaNotification: {
    styleOverrides: { root: { '& .RaNotification-error': { backgroundColor: colors.filled, color: '#ffffff' } } },
  },
})

declare module '@mui/material/styles' {
  interface TypeBackground {
    raised: string
  }
}

const themeOf = (mode: ThemeMode): RaThemeOptions => {
  const colors = tokens[mode]
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colors.accent, dark: colors.filled, contrastText: '#ffffff' },
      secondary: { main: colors.violet },
      error: { main: colors.accent, dark: colors.filled, contrastText: '#ffffff' },
      success: { main: colors.success },
      warning: { main: colors.warning },
      info: { main: colors.info },
      background: { default: colors.background, paper: colors.surface, raised: colors.raised },
      text: { primary: colors.text, secondary: colors.second },
      divider: colors.line,
    },
    shape: { borderRadius: 8 },
    typography,
    sidebar: { width: menuWidth.wide, closedWidth: menuWidth.narrow },
    components: { ...defaultTheme.components, ...controls(colors), ...places(mode, colors) },
  }
}

/** The console's themes: the colours of its tokens, with rows and fields as small as a mouse allows. */
export const themes: Readonly<Record<ThemeMode, RaThemeOptions>> = { light: themeOf('light'), dark: themeOf('dark') }

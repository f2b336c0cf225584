/** The colours of the console, of which everything it draws is made. Whatever text stands on is at least 4.5 times lighter or darker than the text. */
export interface Tokens {
  readonly background: string
  readonly surface: string
  /** What lies on a surface: tiles, empty frames, what is written into. */
  readonly raised: string
  readonly line: string
  readonly text: string
  readonly second: string
  /** Words of the accent, and of what destroys or failed. */
  readonly accent: string
  /** Areas of the accent under white words, and those that are pressed. */
  readonly filled: string
  readonly pressed: string
  readonly violet: string
  readonly success: string
  readonly warning: string
  /** Also the ring around what has the focus. */
  readonly info: string
}

export type ThemeMode = 'light' | 'dark'

/** Both have the same names for the same uses. */
export const tokens: Readonly<Record<ThemeMode, Tokens>> = {
  dark: {
    background: '#0b0b10',
    surface: '#15151d',
    raised: '#1e1e29',
    line: '#2a2a38',
    text: '#f5f5f7',
    second: '#b4b4c0',
    accent: '#ff7070',
    filled: '#d93030',
    pressed: '#b92525',
    violet: '#a48cff',
    success: '#33c481',
    warning: '#ffb020',
    info: '#7fb4ff',
  },
  light: {
    background: '#fafafc',
    surface: '#ffffff',
    raised: '#f1f1f6',
    line: '#e0e0ea',
    text: '#15151d',
    second: '#54545f',
    accent: '#c22a2a',
    filled: '#d93030',
    pressed: '#b92525',
    violet: '#5b3fd6',
    success: '#137a46',
    warning: '#8a5a00',
    info: '#1f5fd1',
  },
}

import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'

interface EarlyScreen {
  readonly path: string
  readonly files: readonly string[]
}

/** The first screens, and their files in the built program as addresses; those that every page loads are left out. */
export interface EarlyFiles {
  readonly start: EarlyScreen
  /** What the start page needs of whoever has no session. */
  readonly signIn: readonly string[]
  readonly home: EarlyScreen
  /** What they say. */
  readonly texts: Readonly<Record<ClientLanguage, readonly string[]>>
}

/** Has the browser fetch parts of the program and style sheets, which it then finds when they are imported. */
export const preloadFiles = (files: readonly string[]): void => {
  for (const href of files) {
    const link = document.createElement('link')
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}

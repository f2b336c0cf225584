import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PagesName } from './page-policy.ts'

/** Folder of a built application; there once it was built. */
export const builtPages = (name: PagesName): string =>
  fileURLToPath(new URL(`../../../../${name}/dist/`, import.meta.url))

/** The client's document around the page of a shared link: `opening.html` (apps/web/bundle/opening-document.ts). It is filled, not served as it is. */
export const openingDocument = 'opening.html'

const readBuilt = (file: string): string | undefined => {
  try {
    return readFileSync(`${builtPages('web')}${file}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Reads it; undefined where the client was not built. */
export const readOpeningDocument = (): string | undefined => readBuilt(openingDocument)

/** Reads the client's own document; undefined where the client was not built. */
export const readIndexDocument = (): string | undefined => readBuilt('index.html')

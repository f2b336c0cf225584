import { requestBannersEarly } from '../../domains/drama/early-banners.ts'
import { applyAppearance, storedAppearance } from '../../platform/appearance/apply-appearance.ts'
import { deviceLanguage } from '../../platform/device-language.ts'
import { storedAccess } from '../../platform/session/stored-access.ts'
import { showFirstPicture } from './first-picture.ts'
import { type EarlyFiles, preloadFiles } from './preload-files.ts'

/** Built by itself as `early.js`, which the document loads before it draws anything (vite.config.ts): a theme never flashes up in the other one,
 *  and what the first screen needs comes beside the program, which could ask for it only once it runs. */
declare const EARLY_FILES: EarlyFiles

applyAppearance(storedAppearance())

const [path = ''] = location.hash.slice(1).split('?')
const { start, signIn, home, texts } = EARLY_FILES
const isStart = ['', '/', start.path].includes(path)
if (isStart || path === home.path) {
  const language = deviceLanguage()
  const access = storedAccess()
  showFirstPicture(access !== undefined)
  preloadFiles(texts[language])
  if (isStart) preloadFiles(start.files)
  preloadFiles(home.files)
  if (access) requestBannersEarly(access, language)
  else if (isStart) preloadFiles(signIn)
}

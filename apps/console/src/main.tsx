import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './app/console.tsx'
import { SetupPage, setupLinkIn } from './app/setup-page.tsx'
import { warnBeforeLeaving } from './domains/drama/episodes/uploads.ts'
import { watchPresence } from './platform/presence.ts'
import { openTexts } from './platform/texts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

warnBeforeLeaving()
watchPresence()
const i18nProvider = await openTexts()
const setupLink = setupLinkIn(location.hash)
// A link that is pasted over the open console changes the address only.
addEventListener('hashchange', () => {
  if (setupLinkIn(location.hash) !== undefined) location.reload()
})
createRoot(root).render(
  <StrictMode>
    {setupLink === undefined ? (
      <Console i18nProvider={i18nProvider} />
    ) : (
      <SetupPage link={setupLink} i18nProvider={i18nProvider} />
    )}
  </StrictMode>,
)

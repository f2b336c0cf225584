import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './app/console.tsx'
import { warnBeforeLeaving } from './domains/drama/uploads.ts'
import { watchPresence } from './platform/presence.ts'
import { openTexts } from './platform/texts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

warnBeforeLeaving()
watchPresence()
createRoot(root).render(
  <StrictMode>
    <Console i18nProvider={await openTexts()} />
  </StrictMode>,
)

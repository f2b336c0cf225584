import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './app/console.tsx'
import { openTexts } from './platform/texts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

createRoot(root).render(
  <StrictMode>
    <Console i18nProvider={await openTexts()} />
  </StrictMode>,
)

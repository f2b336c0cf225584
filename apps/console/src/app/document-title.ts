import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../platform/texts.ts'
import { pages } from './pages/pages.ts'

const otherTitles: Readonly<Record<string, PlainConsoleTextKey>> = {
  '': 'shell.dashboard',
  'my-account': 'operators.myAccount',
}

/** Names the tab of the browser after the page that is open, and after the record by its id. */
export const useDocumentTitle = (): void => {
  const t = useTexts()
  const [, name = '', id = ''] = useLocation().pathname.split('/')
  const page = pages.find((each) => each.name === name)
  const own = page ? t(page.title) : t(otherTitles[name] ?? 'shell.missing')
  const title = [/^\d+$/.test(id) ? `${own} #${id}` : own, t('shell.console')].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  const outside = t('shell.console')
  useEffect(
    () => () => {
      document.title = outside
    },
    [outside],
  )
}

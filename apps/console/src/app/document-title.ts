import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../platform/texts.ts'
import { pages } from './pages/pages.ts'

/** Names the tab of the browser after the page that is open, and after the record by its id. */
export const useDocumentTitle = (): void => {
  const t = useTexts()
  const [, name = '', id = ''] = useLocation().pathname.split('/')
  const page = pages.find((each) => each.name === name)
  const own = name === 'my-account' ? t('operators.myAccount') : page ? t(page.title) : t('shell.dashboard')
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

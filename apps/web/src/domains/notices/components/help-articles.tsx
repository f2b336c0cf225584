import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

const shownAtMost = 5

/** The first help articles below something they help with. Nothing where there are none or they cannot be had. */
export const HelpArticles = () => {
  const t = useTexts()
  const { data } = useCall(newsCalls.listNews, { cate: 'help', limit: shownAtMost })
  if (!data?.list.length) return null
  return (
    <CellGroup heading={t('notices.helpArticles')}>
      {data.list.map(({ id, title }) => (
        <Cell key={id} title={title} href={hrefTo('messageDetail', { id, kind: 'news', tab: 'help' })} />
      ))}
      {data.total > data.list.length && (
        <Cell title={t('notices.moreHelp')} href={hrefTo('message', { tab: 'help' })} />
      )}
    </CellGroup>
  )
}

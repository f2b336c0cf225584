import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { NewsCate } from '@cliffhanger/contract/news/schemas.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { type Notice, noticeTypes } from '@cliffhanger/contract/notices/schemas.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { Redirect, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BeginningPlace } from '../../../ui/layout/beginning-place.tsx'
import { Article } from './message-detail-screen.tsx'

/** Stands beside the messages while none is chosen: the newest opens by itself, as in programs for mail, and is read from then on (S-98). */
export const FirstMessage = () => {
  const tab = useScreenQuery().get('tab')
  if (tab === 'news') return <FirstArticle key={tab} listed={['news']} others={['tutorial', 'help']} />
  return tab === 'help' ? <FirstArticle key={tab} listed={['tutorial', 'help']} /> : <FirstNotice />
}

/** What follows from the list's part of the address also belongs to the message that is opened from it. */
const useAddressOf = () => {
  const query = useScreenQuery()
  const [tab, type] = [query.get('tab') ?? undefined, query.get('type') ?? undefined]
  return (kind: 'notice' | 'news', id: number) => ({ id, kind, tab, type })
}

const FirstNotice = () => {
  const addressOf = useAddressOf()
  const wanted = useScreenQuery().get('type')
  const type = noticeTypes.find((each) => each === wanted)
  const { query, list } = usePagedCall(
    noticeCalls.listMyNotices,
    type === undefined ? {} : { type },
    ({ id }: Notice) => id,
  )
  const [newest] = list
  if (query.isPending) return <Asking />
  if (!newest) return <FirstArticle listed={[]} others={['news', 'tutorial', 'help']} />
  return <Redirect to={pathTo('messageDetail', addressOf('notice', newest.id))} />
}

interface FirstArticleProps {
  /** Kinds of articles in the list beside it: the first one there is opens. */
  readonly listed: readonly NewsCate[]
  /** Where the list is empty, the first article of these is shown in its place. */
  readonly others?: readonly NewsCate[]
}

/** An article is everybody's: none is unread, and nothing changes when it opens. */
const FirstArticle = ({ listed, others = [] }: FirstArticleProps) => {
  const [cate] = [...listed, ...others]
  return cate === undefined ? <NothingAtAll /> : <ArticleOf key={cate} cate={cate} listed={listed} others={others} />
}

const ArticleOf = ({ cate, listed, others }: Required<FirstArticleProps> & { readonly cate: NewsCate }) => {
  const addressOf = useAddressOf()
  const { query, list } = usePagedCall(newsCalls.listNews, { cate }, ({ id }) => id)
  const [first] = list
  if (query.isPending) return <Asking />
  if (first && listed.length > 0) return <Redirect to={pathTo('messageDetail', addressOf('news', first.id))} />
  if (first) return <Article id={first.id} />
  return <FirstArticle listed={listed.slice(1)} others={listed.length > 0 ? others : others.slice(1)} />
}

/** The list says that it is empty: beside it stands what one can do meanwhile. */
const NothingAtAll = () => {
  const t = useTexts()
  return (
    <BeginningPlace>
      <EmptyList
        drawing="people"
        title={t('notices.nothingAtAll')}
        hint={t('notices.nothingAtAllHint')}
        action={
          <>
            <Button size="small" onClick={() => goTo('feedback')}>
              {t('reports.feedback')}
            </Button>
            <Button kind="quiet" size="small" onClick={() => goTo('notifications')}>
              {t('account.notifications')}
            </Button>
          </>
        }
      />
    </BeginningPlace>
  )
}

const Asking = () => (
  <main>
    <SkeletonRows rows={4} />
  </main>
)

import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useSupport } from '../../../shared/support/use-support.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { useAnnouncements } from '../use-announcements.ts'
import { ArticleRow } from './article-row.tsx'
import { NoticeRow } from './notice-row.tsx'

/** What the platform tells everyone: announcements in force above its news. */
export const NewsList = () => {
  const t = useTexts()
  const lines = useAnnouncements('line')
  const popups = useAnnouncements('popup')
  const pages = usePagedCall(newsCalls.listNews, { cate: 'news' }, ({ id }) => id)
  const announcements = [...(lines.list ?? []), ...(popups.list ?? [])].toSorted(
    (one, other) => other.create_time - one.create_time,
  )
  return (
    <RecordList
      pages={pages}
      before={announcements.map((notice) => <NoticeRow key={`notice ${notice.id}`} notice={notice} />)}
      empty={{
        drawing: 'bell',
        title: t('notices.noNews'),
        hint: t('notices.noNewsHint'),
        action: (
          <Button kind="quiet" size="small" onClick={() => goTo('home')}>
            {t('shell.tabHome')}
          </Button>
        ),
      }}
      renderRows={(list) => list.map((article) => <ArticleRow key={article.id} article={article} />)}
    />
  )
}

/** Articles that help: the short ones, and how something is done step by step. */
export const HelpList = () => {
  const t = useTexts()
  const support = useSupport()
  const tutorials = usePagedCall(newsCalls.listNews, { cate: 'tutorial' }, ({ id }) => id)
  const pages = usePagedCall(newsCalls.listNews, { cate: 'help' }, ({ id }) => id)
  return (
    <RecordList
      pages={pages}
      before={tutorials.list.map((article) => <ArticleRow key={`tutorial ${article.id}`} article={article} />)}
      empty={{
        drawing: 'people',
        title: t('notices.noHelp'),
        hint: t(support ? 'notices.noHelpHint' : 'notices.noHelpFeedbackHint'),
        action: support ? (
          <Button kind="quiet" size="small" onClick={support.open}>
            {t('notices.contactSupport')}
          </Button>
        ) : (
          <Button kind="quiet" size="small" onClick={() => goTo('feedback')}>
            {t('reports.feedback')}
          </Button>
        ),
      }}
      renderRows={(list) => list.map((article) => <ArticleRow key={article.id} article={article} />)}
    />
  )
}

import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { NoticeRow } from '../components/notice-row.tsx'
import { useAnnouncements } from '../use-announcements.ts'

/** Every announcement of the home page's block; there are never more than a screen or two of them. */
export const AnnouncementList = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const { list, error, isPending, refetch } = useAnnouncements('line')
  return (
    <Screen top={<NavBar title={t('announcements.title')} onBack={goBack} />}>
      <PullToRefresh onRefresh={refetch}>
        {isPending && <SkeletonRows />}
        {error && !list && <ErrorState error={error} onRetry={() => void refetch()} />}
        {list?.length === 0 && (
          <EmptyList drawing="bell" title={t('announcements.empty')} hint={t('announcements.emptyHint')} />
        )}
        {list?.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </PullToRefresh>
    </Screen>
  )
}

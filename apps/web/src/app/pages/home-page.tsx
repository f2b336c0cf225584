import { type ComponentType, useEffect, useState } from 'react'
import { NoticeBlock } from '../../domains/drama/home/notice-block.ts'
import { HomeScreen } from '../../domains/drama/screens/home-screen.tsx'
import { whenIdle } from '../../platform/idle.ts'
import { useScreenQuery } from '../../platform/navigation/router.tsx'
import { recordError } from '../../platform/server/request-log.ts'
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

type NoticeParts = typeof import('../../domains/notices/announcements/home-parts.ts')

let arrived: NoticeParts | undefined

const loadParts = async (): Promise<NoticeParts> => {
  arrived = await import('../../domains/notices/announcements/home-parts.ts')
  return arrived
}

/** What home shows of notices comes once home is drawn, or at once where their list was asked for. */
const useNoticeParts = (isUrgent: boolean): NoticeParts | undefined => {
  const [parts, setParts] = useState(arrived)
  useEffect(() => {
    const load = () => void loadParts().then(setParts, recordError)
    return isUrgent ? load() : whenIdle(load)
  }, [isUrgent])
  return parts
}

/** The first tab with what the platform tells: a block of the page, its list, and the pop-ups at the start. */
export const HomePage = () => {
  const query = useScreenQuery()
  const isList = query.get('section') === 'notices'
  const parts = useNoticeParts(isList)
  if (isList) return <ListOr part={parts?.AnnouncementList} />
  return (
    <NoticeBlock value={parts?.NoticeLine}>
      <HomeScreen />
      {parts && <parts.StartNotices isHeld={query.get('isShow') === '1' || query.get('search') !== null} />}
    </NoticeBlock>
  )
}

const ListOr = ({ part: List }: { readonly part: ComponentType | undefined }) =>
  List ? (
    <List />
  ) : (
    <Screen>
      <SkeletonRows />
    </Screen>
  )

import type { ReactNode } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { DrawingName } from '../../../ui/feedback/drawing.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaGridSkeleton } from '../home/drama-grid.tsx'
import { PopularDramas } from '../search/popular-dramas.tsx'
import styles from './mine-screen.module.css'
import type { MineDrama, MinePages, MineType } from './use-mine.ts'

interface MineListProps {
  readonly pages: MinePages
  readonly type: MineType
  readonly children: (dramas: readonly MineDrama[]) => ReactNode
}

/** What stands there before the first drama does. */
const emptyWords = {
  binge: { drawing: 'bookmark', title: 'collection.bingeEmpty', hint: 'collection.bingeEmptyHint' },
  history: { drawing: 'clock', title: 'collection.historyEmpty', hint: 'collection.historyEmptyHint' },
  skr: { drawing: 'heart', title: 'collection.likedEmpty', hint: 'collection.likedEmptyHint' },
  bought: { drawing: 'lock', title: 'collection.boughtEmpty', hint: 'collection.boughtEmptyHint' },
} as const satisfies Record<MineType, { readonly drawing: DrawingName; readonly title: string; readonly hint: string }>

/** So few leave most of a page empty: what others watch follows. */
const fewDramas = 6

/** One of my lists in every state it can be in; an empty or short one leads on to what others watch. */
export const MineList = ({ pages: { query, list, total, scroll }, type, children }: MineListProps) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const retry = () => void query.refetch()
  if (query.isPending)
    return type === 'history' && !isDesktop ? (
      <SkeletonRows />
    ) : (
      <div className={styles.covers}>
        <DramaGridSkeleton columns={3} count={9} />
      </div>
    )
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={retry} />
  if (list.length === 0) {
    const { drawing, title, hint } = emptyWords[type]
    const look = (
      <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
        {t('collection.look')}
      </Button>
    )
    return (
      <>
        <EmptyList drawing={drawing} title={t(title)} hint={t(hint)} action={look} />
        <PopularDramas />
      </>
    )
  }
  return (
    <>
      {query.error && !scroll.hasFailed && <StaleNote onRetry={retry} />}
      {children(list)}
      {type !== 'history' && total <= fewDramas ? (
        <PopularDramas besides={new Set(list.map(({ id }) => id))} />
      ) : (
        <InfiniteScroll {...scroll} />
      )}
    </>
  )
}

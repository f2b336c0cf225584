import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import type { MineDrama, MinePages } from './use-mine.ts'

interface MineListProps {
  readonly pages: MinePages
  readonly empty: { readonly title: string; readonly hint: string }
  /** The boxes of what is on its way. */
  readonly skeleton: ReactNode
  readonly children: (dramas: readonly MineDrama[]) => ReactNode
}

/** One of my lists in every state it can be in. */
export const MineList = ({ pages: { query, list, scroll }, empty, skeleton, children }: MineListProps) => {
  const t = useTexts()
  const retry = () => void query.refetch()
  if (query.isPending) return skeleton
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={retry} />
  if (list.length === 0) {
    const look = (
      <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
        {t('collection.look')}
      </Button>
    )
    return <EmptyList drawing="picture" {...empty} action={look} />
  }
  return (
    <>
      {query.error && !scroll.hasFailed && <StaleNote onRetry={retry} />}
      {children(list)}
      <InfiniteScroll {...scroll} />
    </>
  )
}

import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaGrid, DramaGridSkeleton } from '../home/drama-grid.tsx'
import { TypeTabs } from '../home/type-tabs.tsx'
import { NoDramasYet } from '../no-dramas-yet.tsx'
import { PlayletTabs } from './playlet-tabs.tsx'
import styles from './theatre.module.css'

interface TheatreProps {
  /** Category; 0 = all. */
  readonly typeId: number
  readonly onType: (typeId: number) => void
  readonly onFeed: () => void
  readonly onBack: () => void
}

/** All dramas by category, the newest first. */
export const Theatre = ({ typeId, onType, onFeed, onBack }: TheatreProps) => (
  <Screen
    width="wide"
    top={
      <>
        <NavBar title={<PlayletTabs value="theatre" onChange={onFeed} />} onBack={onBack} />
        <TypeTabs typeId={typeId} onType={onType} />
      </>
    }
    className={styles.page}
  >
    <Dramas key={typeId} typeId={typeId} onAll={() => onType(0)} />
  </Screen>
)

const Dramas = ({ typeId, onAll }: { readonly typeId: number; readonly onAll: () => void }) => {
  const t = useTexts()
  const { query, list, scroll } = usePagedCall(dramaCalls.listTheater, { type_id: typeId, limit: 18 }, ({ id }) => id)
  if (query.isPending) return <DramaGridSkeleton columns={3} count={9} />
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0 && typeId === 0) return <NoDramasYet />
  if (list.length === 0)
    return (
      <EmptyState
        icon={Clapperboard}
        title={t('drama.empty')}
        hint={t('drama.emptyHint')}
        action={
          <Button kind="quiet" onClick={onAll}>
            {t('drama.more')}
          </Button>
        }
      />
    )
  return (
    <>
      <DramaGrid dramas={list} columns={3} eager={6} />
      <InfiniteScroll {...scroll} />
    </>
  )
}

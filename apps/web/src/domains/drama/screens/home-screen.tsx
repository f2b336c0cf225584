import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../platform/idle.ts'
import { queryClient, useCall } from '../../../platform/queries.ts'
import { recordFault } from '../../../platform/request-log.ts'
import { changeQuery, useScreenQuery } from '../../../platform/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { DramaGridSkeleton } from '../home/drama-grid.tsx'
import { Feed } from '../home/feed.tsx'
import { HomeBar } from '../home/home-bar.tsx'
import { HeroSkeleton, HomeSections } from '../home/home-sections.tsx'
import { SearchPanel } from '../home/search-panel.tsx'
import { useKeptScroll } from '../home/use-kept-scroll.ts'
import { Welcome } from '../home/welcome.tsx'
import { isSparing } from '../player/connection.ts'
import styles from './home-screen.module.css'

const homeCalls = [
  dramaCalls.getHomeConfig,
  dramaCalls.listHomeTypes,
  dramaCalls.listBanners,
  dramaCalls.listTheater,
  dramaCalls.listVideos,
  dramaCalls.getMark,
]

const refresh = () => Promise.all(homeCalls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))

/** The player's program comes once home is drawn and the browser has nothing better to do. */
const warmPlayer = () =>
  isSparing()
    ? undefined
    : whenIdle(() => void import('../warm-player.ts').then(({ fetchProgram }) => fetchProgram(), recordFault))

/** The first tab: what there is to watch. The chosen category and the searched word stand in the address, so that the way
 *  back from a drama leads to them. */
export const HomeScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const config = useCall(dramaCalls.getHomeConfig, {})
  useEffect(warmPlayer, [])

  const placeholder = config.data?.search_placeholder || t('drama.searchHint')
  const keyword = query.get('search')
  if (keyword !== null) {
    return (
      <SearchPanel
        keyword={keyword}
        placeholder={placeholder}
        hotWords={config.data?.hot_search ?? []}
        onKeyword={(word) => changeQuery('search', word)}
      />
    )
  }
  return (
    <>
      <Browse
        config={config}
        hint={config.data?.hot_search[0] ?? placeholder}
        typeId={Number(query.get('type') ?? 0)}
        onType={(typeId) => changeQuery('type', typeId === 0 ? null : String(typeId))}
      />
      <Welcome isOpen={query.get('isShow') === '1'} onClose={() => changeQuery('isShow', null)} />
    </>
  )
}

interface BrowseProps {
  readonly config: UseQueryResult<CallData<typeof dramaCalls.getHomeConfig>>
  /** What the search bar suggests. */
  readonly hint: string
  readonly typeId: number
  readonly onType: (typeId: number) => void
}

const Browse = ({ config: { data, error, refetch }, hint, typeId, onType }: BrowseProps) => {
  const t = useTexts()
  const page = useRef<HTMLDivElement>(null)
  const types = useCall(dramaCalls.listHomeTypes, {})
  useKeptScroll(`home ${typeId}`, page)
  return (
    <Screen
      top={
        <header>
          <HomeBar hint={hint} />
          {types.data && types.data.list.length > 1 && (
            <Tabs
              label={t('drama.categories')}
              tabs={types.data.list.map(({ id, name }) => ({ value: id, label: name }))}
              value={typeId}
              onChange={onType}
            />
          )}
        </header>
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <div ref={page} className={styles.page}>
          {typeId > 0 ? (
            <Feed key={typeId} typeId={typeId} pageSize={20} eager={4} />
          ) : data ? (
            <HomeSections config={data} />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <HomeSkeleton />
          )}
        </div>
      </PullToRefresh>
    </Screen>
  )
}

const HomeSkeleton = () => (
  <div className={styles.skeleton}>
    <HeroSkeleton />
    <DramaGridSkeleton columns={3} count={6} />
  </div>
)

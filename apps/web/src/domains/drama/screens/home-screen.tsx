import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../platform/idle.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { isSparing } from '../../../platform/server/connection-kind.ts'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { endFirstPicture, endFirstShapes } from '../../../shared/first-picture.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { idlePart } from '../../../ui/feedback/idle-part.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { DramaGridSkeleton } from '../home/drama-grid.tsx'
import { HomeBar } from '../home/home-bar.tsx'
import { HeroSkeleton, HomeSections } from '../home/home-sections.tsx'
import { LaterFeed } from '../home/later-feed.tsx'
import { fetchSection, LaterSection } from '../home/later-section.tsx'
import { LaterWelcome, useDueWelcome } from '../home/later-welcome.ts'
import { listedSections } from '../home/listed-sections.ts'
import { TypeTabs } from '../home/type-tabs.tsx'
import { useScrollRestoration } from '../home/use-scroll-restoration.ts'
import styles from './home-screen.module.css'

const homeCalls = [
  dramaCalls.getHomeConfig,
  dramaCalls.listHomeTypes,
  dramaCalls.listBanners,
  dramaCalls.listTheater,
  discoverCalls.listAllVideos,
  discoverCalls.listCharts,
  discoverCalls.listRecommended,
  collectionCalls.listMine,
]

const refresh = () => Promise.all(homeCalls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))

/** Nothing that one looks for first. */
const FloatEntries = idlePart(async () => (await import('../home/float-entries.tsx')).FloatEntries)

/** The player's program comes once home is drawn and the browser has nothing better to do. */
const warmPlayer = () =>
  isSparing()
    ? undefined
    : whenIdle(() => void import('../warm-player.ts').then(({ fetchProgram }) => fetchProgram(), recordError))

/** The first tab: what there is to watch. The chosen category and the opened section stand in the address, so that the way
 *  back from a drama leads to them. */
export const HomeScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const config = useCall(dramaCalls.getHomeConfig, {})
  useDueWelcome()
  useEffect(endFirstShapes, [])
  useEffect(warmPlayer, [])
  useEffect(() => whenIdle(() => void fetchSection().catch(recordError)), [])

  const section = listedSections.find((code) => code === query.get('section'))
  const hasHero = section === undefined && query.get('type') === null && (config.data !== undefined || config.isPending)
  useEffect(() => {
    if (!hasHero) endFirstPicture()
  }, [hasHero])

  const placeholder = config.data?.search_placeholder || t('drama.searchHint')
  if (section) {
    const title = config.data?.sections.find(({ code }) => code === section)?.title ?? ''
    return <LaterSection key={section} section={section} title={title} />
  }
  return (
    <>
      <Browse
        config={config}
        hints={
          config.data?.hot_search.length
            ? config.data.hot_search.map((word) => t('drama.searchTry', { word }))
            : [placeholder]
        }
        typeId={Number(query.get('type') ?? 0)}
        onType={(typeId) => changeQuery('type', typeId === 0 ? null : String(typeId))}
      />
      {query.get('isShow') === '1' && <LaterWelcome waiting={0} onClose={() => changeQuery('isShow', null)} />}
    </>
  )
}

interface BrowseProps {
  readonly config: UseQueryResult<CallData<typeof dramaCalls.getHomeConfig>>
  /** What the search bar suggests, one after the other. */
  readonly hints: readonly string[]
  readonly typeId: number
  readonly onType: (typeId: number) => void
}

const Browse = ({ config: { data, error, refetch }, hints, typeId, onType }: BrowseProps) => {
  const t = useTexts()
  const page = useRef<HTMLDivElement>(null)
  useScrollRestoration(`home ${typeId}`, page)
  // Asked for beside the layout: the largest picture of the page comes with it.
  useCall(dramaCalls.listBanners, {}, { enabled: typeId === 0 })
  return (
    <Screen
      width="wide"
      top={
        <>
          <HomeBar hints={hints} />
          <div className={styles.places}>
            <a className={styles.forYou} href={hrefTo('playlet')}>
              <span className={styles.mark}>
                <Icon of={Play} size={12} />
              </span>
              {t('drama.forYou')}
            </a>
            <TypeTabs typeId={typeId} onType={onType} />
          </div>
        </>
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <div ref={page} className={styles.page}>
          {typeId > 0 ? (
            <LaterFeed key={typeId} waiting={1} typeId={typeId} pageSize={20} eager={4} />
          ) : data ? (
            <HomeSections config={data} />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <HomeSkeleton />
          )}
        </div>
      </PullToRefresh>
      {data && data.float_entries.length > 0 && (
        <FloatEntries waiting={0} entries={data.float_entries} label={t('drama.shortcuts')} />
      )}
    </Screen>
  )
}

const HomeSkeleton = () => (
  <div className={styles.skeleton}>
    <HeroSkeleton />
    <DramaGridSkeleton columns={3} count={6} />
  </div>
)

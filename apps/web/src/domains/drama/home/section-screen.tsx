import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import Trophy from 'lucide-react/icons/trophy'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import type { listedSections } from './listed-sections.ts'
import styles from './section-screen.module.css'

export interface SectionScreenProps {
  readonly section: (typeof listedSections)[number]
  /** Known before the list is, where one comes from home. */
  readonly title: string
}

/** The whole list behind a section of the home page. */
export const SectionScreen = ({ section, title }: SectionScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const { query, list, scroll } = usePagedCall(discoverCalls.listMore, { section, limit: 18 }, ({ id }) => id)
  return (
    <Screen
      width="wide"
      top={<NavBar title={title} onBack={goBack} right={section === 'ranking' && <ChartsLink />} />}
      className={styles.page}
    >
      {query.isPending ? (
        <DramaGridSkeleton columns={3} count={9} />
      ) : query.error && list.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : list.length === 0 ? (
        <EmptyList
          drawing="picture"
          title={t('drama.nothingHere')}
          action={
            <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
              {t('drama.backHome')}
            </Button>
          }
        />
      ) : (
        <>
          <DramaGrid dramas={list} columns={3} eager={6} isRanked={section === 'ranking'} />
          <InfiniteScroll {...scroll} />
        </>
      )}
    </Screen>
  )
}

/** From the hottest of the week to every other chart. */
const ChartsLink = () => {
  const t = useTexts()
  return (
    <a className={styles.charts} href={hrefTo('rank')} aria-label={t('drama.allCharts')}>
      <Icon of={Trophy} size={22} />
    </a>
  )
}

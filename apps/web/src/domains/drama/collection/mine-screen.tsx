import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import grid from '../home/drama-grid.module.css'
import { DramaGridSkeleton } from '../home/drama-grid.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditButton } from './edit-button.tsx'
import { MineList } from './mine-list.tsx'
import { MinePlaces } from './mine-places.tsx'
import styles from './mine-screen.module.css'
import { SavedCard } from './saved-card.tsx'
import { useChoice } from './use-choice.ts'
import { useMine } from './use-mine.ts'

const tabs = ['binge', 'skr', 'bought'] as const
type Tab = (typeof tabs)[number]

const words = {
  binge: {
    tab: 'collection.binge',
    title: 'collection.bingeEmpty',
    hint: 'collection.bingeEmptyHint',
  },
  skr: { tab: 'collection.liked', title: 'collection.likedEmpty', hint: 'collection.likedEmptyHint' },
  bought: {
    tab: 'collection.bought',
    title: 'collection.boughtEmpty',
    hint: 'collection.boughtEmptyHint',
  },
} as const

/** My binge-watch list, what I liked, and what I unlocked; `tab` says which. */
export const MineScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const isDesktop = useIsDesktop()
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'binge'
  return (
    <MineOf
      key={tab}
      tab={tab}
      tabBar={
        isDesktop ? (
          <MinePlaces />
        ) : (
          <Tabs
            label={t('collection.lists')}
            fill
            tabs={tabs.map((value) => ({ value, label: t(words[value].tab) }))}
            value={tab}
            onChange={(value) => changeQuery('tab', value === 'binge' ? null : value)}
          />
        )
      }
    />
  )
}

const MineOf = ({ tab, tabBar }: { readonly tab: Tab; readonly tabBar: React.ReactNode }) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const pages = useMine(tab)
  const choice = useChoice()
  const { title, hint } = words[tab]
  const mayEdit = tab !== 'bought' && pages.list.length > 0
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('collection.title')} onBack={goBack} right={mayEdit && <EditButton choice={choice} />} />
          {tabBar}
        </>
      }
      bottom={
        mayEdit && (
          <EditBar
            type={tab}
            choice={choice}
            clearTitle={t(tab === 'binge' ? 'collection.clearBinge' : 'collection.clearLiked')}
          />
        )
      }
      className={styles.middle}
    >
      <MineList
        pages={pages}
        empty={{ title: t(title), hint: t(hint) }}
        skeleton={<DramaGridSkeleton columns={3} count={9} />}
      >
        {(dramas) => (
          <ul className={grid.grid} data-columns={3}>
            {dramas.map((drama) => (
              <li key={drama.id}>
                <SavedCard
                  drama={drama}
                  isChosen={mayEdit ? choice.chosen?.has(drama.id) : undefined}
                  opens={tab === 'binge' ? 'player' : 'dramaDetail'}
                  onToggle={() => choice.toggle(drama.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </MineList>
    </Screen>
  )
}

import { useRef } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useScrollRestoration } from '../home/use-scroll-restoration.ts'
import { DownloadsList } from '../offline/downloads/downloads-list.tsx'
import { clearWatched, forgetWatched } from '../watched.ts'
import { EditBar } from './edit-bar.tsx'
import { EditButton } from './edit-button.tsx'
import { HistoryList } from './history-list.tsx'
import { MineGrid } from './mine-grid.tsx'
import { MineList } from './mine-list.tsx'
import styles from './mine-screen.module.css'
import { type MineTab, mineTabs, openMineTab, useMineTab } from './mine-tab.ts'
import { useChoice } from './use-choice.ts'
import { useMine } from './use-mine.ts'

const tabTexts = {
  binge: 'collection.binge',
  history: 'collection.historyTab',
  skr: 'collection.liked',
  bought: 'collection.bought',
  downloads: 'collection.downloadsTab',
} as const satisfies Record<MineTab, string>

const clearTexts = {
  binge: 'collection.clearBinge',
  history: 'collection.clearHistory',
  skr: 'collection.clearLiked',
} as const

/** The lists that members may take dramas off. */
const isEditable = (tab: MineTab): tab is keyof typeof clearTexts => tab in clearTexts

/** What this device remembers of the history goes along with it. */
const forget = (ids: readonly number[]) => (ids.length === 0 ? clearWatched() : ids.forEach(forgetWatched))

/** All my dramas on one page: saved, watched, liked, unlocked, and on this device. The address says which; the bars and their tabs stay while it changes. */
export const MineScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const tab = useMineTab()
  const pages = useMine(tab === 'downloads' ? undefined : tab)
  const choice = useChoice(tab)
  const panel = useRef<HTMLDivElement>(null)
  useScrollRestoration(`mine ${tab}`, panel)
  const canEdit = isEditable(tab) && pages.list.length > 0
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('collection.title')} onBack={goBack} right={canEdit && <EditButton choice={choice} />} />
          <Tabs
            label={t('collection.lists')}
            fill
            tabs={mineTabs.map((value) => ({ value, label: t(tabTexts[value]) }))}
            value={tab}
            onChange={openMineTab}
          />
        </>
      }
      bottom={
        canEdit && (
          <EditBar
            type={tab}
            choice={choice}
            clearTitle={t(clearTexts[tab])}
            {...(tab === 'history' && { onRemoved: forget })}
          />
        )
      }
    >
      <div ref={panel} role="tabpanel" aria-label={t(tabTexts[tab])} className={styles.panel}>
        {tab === 'downloads' ? (
          <DownloadsList />
        ) : (
          <MineList key={tab} pages={pages} type={tab}>
            {(dramas) =>
              tab === 'history' ? (
                <HistoryList dramas={dramas} choice={choice} />
              ) : (
                <MineGrid dramas={dramas} type={tab} choice={choice} />
              )
            }
          </MineList>
        )}
      </div>
    </Screen>
  )
}

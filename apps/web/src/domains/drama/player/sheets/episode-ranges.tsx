import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import styles from './episode-grid.module.css'

interface EpisodeRangesProps {
  readonly episodes: readonly VideoItem[]
  /** The episode whose range is shown first. */
  readonly number: number | undefined
  readonly children: (shown: readonly VideoItem[]) => ReactNode
}

const perTab = 30

/** Episodes, thirty to a tab: however many there are, no more are drawn at once. */
export const EpisodeRanges = ({ episodes, number = 1, children }: EpisodeRangesProps) => {
  const t = useTexts()
  const [tab, setTab] = useState(Math.floor((number - 1) / perTab))
  const tabs = Array.from({ length: Math.ceil(episodes.length / perTab) }, (_, index) => ({
    value: index,
    label: t('drama.episodeRange', {
      from: index * perTab + 1,
      to: Math.min((index + 1) * perTab, episodes.length),
    }),
  }))
  return (
    <>
      {tabs.length > 1 && (
        <div className={styles.tabs}>
          <Tabs label={t('drama.episodes')} tabs={tabs} value={tab} onChange={setTab} />
        </div>
      )}
      {children(episodes.slice(tab * perTab, (tab + 1) * perTab))}
    </>
  )
}

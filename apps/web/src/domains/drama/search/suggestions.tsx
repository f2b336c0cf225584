import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { Highlighted } from '../home/highlighted.tsx'
import styles from './search-screen.module.css'

interface SuggestionsProps {
  readonly typed: string
  readonly onChoose: (word: string) => void
  /** What stands there until something can be suggested. */
  readonly children: ReactNode
}

const settleMs = 150
const shown = 5

/** Titles that hold what is being typed. Who pauses sees the results instead, in which they are again. */
export const Suggestions = ({ typed, onChoose, children }: SuggestionsProps) => {
  const t = useTexts()
  const keyword = useSettled(typed, settleMs)
  const { data } = useCall(dramaCalls.listVideos, { keyword, limit: shown })
  if (!data?.list.length) return children
  return (
    <ul className={styles.suggestions} aria-label={t('discover.suggestions')}>
      {data.list.map(({ id, title, title_highlight }) => (
        <li key={id}>
          <button type="button" className={styles.suggestion} onClick={() => onChoose(title.slice(0, 50))}>
            <Icon of={Search} size={16} />
            <span className={styles.suggested}>{title_highlight ? <Highlighted html={title_highlight} /> : title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

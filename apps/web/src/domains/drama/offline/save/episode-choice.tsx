import Check from 'lucide-react/icons/check'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import cell from '../../player/sheets/episode-cell.module.css'
import grid from '../../player/sheets/episode-grid.module.css'
import type { CopyRow } from '../copy-tables.ts'
import { isAtHand } from './is-at-hand.ts'
import styles from './save-sheet.module.css'
import type { EpisodeSizes } from './sizes.ts'

interface EpisodeChoiceProps {
  readonly episodes: readonly EpisodeSizes[]
  readonly copies: ReadonlyMap<number, CopyRow> | undefined
  readonly chosen: ReadonlySet<number>
  /** Those that can be chosen. */
  readonly open: readonly number[]
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** The episodes one may save; those that are on the device already cannot be chosen. */
export const EpisodeChoice = ({ episodes, copies, chosen, open, onChoose }: EpisodeChoiceProps) => {
  const t = useTexts()
  const isAll = open.length > 0 && chosen.size === open.length
  const toggle = (number: number) => {
    const next = new Set(chosen)
    if (!next.delete(number)) next.add(number)
    onChoose(next)
  }
  return (
    <section aria-label={t('drama.episodes')}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('drama.episodes')}</h3>
        {open.length > 1 && (
          <Button kind="text" size="small" onClick={() => onChoose(new Set(isAll ? [] : open))}>
            {t(isAll ? 'offline.chooseNone' : 'offline.chooseAll')}
          </Button>
        )}
      </div>
      <ul className={grid.grid}>
        {episodes.map(({ number }) => {
          const isHere = isAtHand(copies?.get(number))
          const name = t('drama.episodeShort', { number })
          return (
            <li key={number}>
              <button
                type="button"
                className={cell.cell}
                aria-label={isHere ? `${name}, ${t('offline.isHere')}` : name}
                aria-pressed={chosen.has(number)}
                disabled={isHere}
                onClick={() => toggle(number)}
              >
                {number}
                {isHere && (
                  <span className={cell.mark}>
                    <Icon of={Check} size={12} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

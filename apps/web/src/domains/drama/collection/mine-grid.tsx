import grid from '../home/drama-grid.module.css'
import styles from './mine-screen.module.css'
import { SavedCard } from './saved-card.tsx'
import type { Choice } from './use-choice.ts'
import type { MineDrama, MineType } from './use-mine.ts'

interface MineGridProps {
  readonly dramas: readonly MineDrama[]
  readonly type: Exclude<MineType, 'history'>
  readonly choice: Choice
}

/** The covers of one of my lists. What is saved is to be watched; what was liked or unlocked opens its page. */
export const MineGrid = ({ dramas, type, choice }: MineGridProps) => (
  <div className={styles.covers}>
    <ul className={grid.grid} data-columns={3}>
      {dramas.map((drama) => (
        <li key={drama.id}>
          <SavedCard
            drama={drama}
            isChosen={choice.chosen?.has(drama.id)}
            opens={type === 'binge' ? 'player' : 'dramaDetail'}
            onToggle={() => choice.toggle(drama.id)}
          />
        </li>
      ))}
    </ul>
  </div>
)

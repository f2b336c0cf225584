import { speakAll } from '../../../../platform/texts.ts'
import { idlePart } from '../../../../ui/feedback/idle-part.tsx'
import { DramaGridSkeleton } from '../drama-grid.tsx'
import styles from '../section.module.css'

/** Keeps what follows out of sight until it has its place. */
export const RowPlace = () => (
  <div className={styles.section}>
    <DramaGridSkeleton columns={3} count={3} />
  </div>
)

/** The rows of home that nobody sees before they scroll. */
export const LaterRows = idlePart(
  async () => {
    const [{ LowerRows }] = await Promise.all([import('./lower-rows.tsx'), speakAll()])
    return LowerRows
  },
  { placeholder: <RowPlace /> },
)

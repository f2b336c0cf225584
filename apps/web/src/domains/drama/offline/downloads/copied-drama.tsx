import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { confirm } from '../../../../ui/overlays/dialog.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { removeFromDevice } from '../copy-queue.ts'
import type { CopyRow } from '../copy-tables.ts'
import { CopyLine } from './copy-line.tsx'
import styles from './downloads-list.module.css'

interface CopiedDramaProps {
  readonly drama: Video
  readonly copies: readonly CopyRow[]
  readonly isOnline: boolean
}

/** A drama with its copies. */
export const CopiedDrama = ({ drama, copies, isOnline }: CopiedDramaProps) => {
  const t = useTexts()
  const removeAll = async () => {
    const isSure = await confirm({
      title: t('offline.removeDramaAsk', { title: drama.title }),
      confirmLabel: t('offline.remove'),
      isDanger: true,
    })
    if (isSure) await removeFromDevice(copies)
  }
  return (
    <section className={styles.drama} aria-label={drama.title}>
      <div className={styles.dramaHead}>
        <span className={styles.cover}>
          <Poster url={drama.cover} title={drama.title} isEager />
        </span>
        <h2 className={styles.title}>{drama.title}</h2>
        {copies.length > 1 && (
          <Button kind="text" size="small" onClick={() => void removeAll()}>
            {t('offline.removeDrama')}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {copies.map((copy) => (
          <li key={copy.id}>
            <CopyLine copy={copy} isOnline={isOnline} />
          </li>
        ))}
      </ul>
    </section>
  )
}

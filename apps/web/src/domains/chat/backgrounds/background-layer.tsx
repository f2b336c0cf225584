import { useCallback } from 'react'
import { useStored } from '../../../platform/storage/local-database.ts'
import { classNames } from '../../../ui/class-names.ts'
import { fileOf } from '../media/local-files.ts'
import type { BackgroundRow } from '../storage/rows.ts'
import styles from './background-layer.module.css'

/** What lies behind messages; it fills the box it stands in, which begins a stacking context. Nothing of it moves. */
export const BackgroundLayer = ({ background }: { readonly background: BackgroundRow | undefined }) => (
  <div className={styles.layer} data-design={background?.design ?? 'plain'} aria-hidden="true">
    {background?.design === 'own' && <OwnPicture {...background} />}
  </div>
)

const OwnPicture = ({ conversation_id, is_blurred, dim }: BackgroundRow) => {
  const picture = useStored((database) => database.backgroundPictures.get(conversation_id), [conversation_id])
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element || !picture) return
      const address = URL.createObjectURL(fileOf(picture))
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  if (!picture) return null
  return (
    <>
      <img ref={show} className={classNames(styles.picture, is_blurred === 1 && styles.blurred)} alt="" />
      <span className={styles.dimmed} style={{ opacity: dim / 100 }} />
    </>
  )
}

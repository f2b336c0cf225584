import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { laterPart } from '../../../../ui/feedback/later-part.tsx'
import { canKeepCopies } from '../support.ts'
import styles from './save-button.module.css'

const SaveSheet = laterPart(async () => (await import('./save-sheet.tsx')).SaveSheet)

/** Saves episodes of a drama for offline; nothing where the browser cannot play them. */
export const SaveButton = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (!canKeepCopies()) return null
  return (
    <>
      <Button kind="text" size="small" onClick={() => setIsOpen(true)}>
        <span className={styles.label}>
          <Icon of={Download} size={18} />
          {t('offline.download')}
        </span>
      </Button>
      {isOpen && <SaveSheet drama={drama} first={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import Gift from 'lucide-react/icons/gift'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './reward-moment.module.css'

interface RewardMomentProps {
  readonly isOpen: boolean
  readonly title: string
  /** What was given, large. */
  readonly amount: string
  /** Those that are '' are left out. */
  readonly lines: readonly string[]
  readonly picture?: ReactNode
  /** What the button that closes says, where there is nothing to be glad of. */
  readonly closeLabel?: string | undefined
  /** Something rare: sparks fly once. */
  readonly isFestive?: boolean
  /** What else can be done, above the button that closes. */
  readonly action?: ReactNode
  readonly onClose: () => void
}

const sparks = Array.from({ length: 14 }, (_, index) => index)

/** A reward gets a moment of its own. */
export const RewardMoment = ({
  isOpen,
  title,
  amount,
  lines,
  picture,
  closeLabel,
  isFestive = false,
  action,
  onClose,
}: RewardMomentProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} position="center">
      <div className={styles.moment}>
        <span className={styles.picture}>
          {picture ?? <Icon of={Gift} size={40} />}
          {isFestive &&
            sparks.map((index) => (
              <span key={index} className={styles.spark} style={{ rotate: `${(index * 360) / sparks.length}deg` }} />
            ))}
        </span>
        {amount !== '' && <p className={styles.amount}>{amount}</p>}
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        <div className={styles.buttons}>
          <Button block onClick={onClose}>
            {closeLabel ?? t('signIn.great')}
          </Button>
          {action}
        </div>
      </div>
    </Sheet>
  )
}

import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { forbidAutoUnlock } from './auto-unlock.ts'
import styles from './auto-unlock-notice.module.css'
import { buyByItself } from './buy-by-itself.ts'
import { countDown } from './count-down.ts'
import { goldText } from './unlock-act.ts'

/** How long the member has to say no. */
export const autoUnlockSeconds = 5

interface AutoUnlockNoticeProps {
  readonly drama: Video
  readonly number: number
  readonly offer: UnlockOffer
  /** The automatic unlock was stopped or refused: the member decides. */
  readonly onStop: () => void
}

/** Says what will be unlocked and for how much; after 5 s it is. One tap stops it, for this drama. */
export const AutoUnlockNotice = ({ drama, number, offer, onStop }: AutoUnlockNoticeProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [left, setLeft] = useState(autoUnlockSeconds)
  const buy = useEffectEvent(async (hasLeft: () => boolean) => {
    // What goes wrong is said by what the sheet does, which opens.
    if ((await buyByItself(drama, offer, hasLeft)) === 'ask' && !hasLeft()) onStop()
  })
  useEffect(() => {
    let isGone = false
    const stopCounting = countDown(autoUnlockSeconds, { onTick: setLeft, onDue: () => void buy(() => isGone) })
    return () => {
      isGone = true
      stopCounting()
    }
  }, [])
  const stop = () => {
    forbidAutoUnlock(drama.id)
    onStop()
  }
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.words}>
        {left > 0
          ? t('unlock.autoSoon', { number, amount: show(goldText(offer.cost), 'gold'), seconds: left })
          : t('unlock.autoNow', { number })}
      </p>
      {left > 0 && (
        <Button kind="quiet" onClick={stop}>
          {t('unlock.autoStop')}
        </Button>
      )}
    </div>
  )
}

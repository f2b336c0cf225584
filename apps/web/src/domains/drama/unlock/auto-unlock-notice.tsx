import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { type UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAmounts } from '../../../platform/amounts.ts'
import { ignoreQuietly } from '../../../platform/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { countAutoUnlock, forbidAutoUnlock } from './auto-unlock.ts'
import styles from './auto-unlock-notice.module.css'
import { goldText, unlock } from './unlock-act.ts'

/** How long the member has to say no. */
export const autoUnlockSeconds = 5

interface AutoUnlockNoticeProps {
  readonly drama: Video
  readonly number: number
  readonly offer: UnlockOffer
  /** Stopped, or refused: the member decides himself. */
  readonly onStop: () => void
}

/** Says what will be unlocked and for how much; after 5 s it is. One tap stops it, for this drama. */
export const AutoUnlockNotice = ({ drama, number, offer, onStop }: AutoUnlockNoticeProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [left, setLeft] = useState(autoUnlockSeconds)
  const buy = useEffectEvent(async () => {
    countAutoUnlock(drama.id, Number(offer.cost))
    try {
      await unlock(drama, offer)
    } catch (error) {
      // The sheet opens, and what it does says why: too little gold, another price, no network.
      ignoreQuietly(error)
      onStop()
    }
  })
  useEffect(() => {
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    const due = setTimeout(() => void buy(), autoUnlockSeconds * 1000)
    return () => {
      clearInterval(ticking)
      clearTimeout(due)
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

import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { allowAutoUnlock, forbidAutoUnlock, useAllowance } from './auto-unlock.ts'
import styles from './auto-unlock-switch.module.css'

interface AutoUnlockSwitchProps {
  readonly drama: Video
  /** A locked episode: it has the price. */
  readonly episode: VideoItem
}

/** For how many episodes it may be allowed. */
const spans = [5, 10, 20] as const

/** Lets the next episodes of this drama be unlocked by themselves on this device, up to so much gold. Off until it is switched on. */
export const AutoUnlockSwitch = ({ drama, episode }: AutoUnlockSwitchProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const allowance = useAllowance(drama.id)
  const [span, setSpan] = useState<number>(10)
  const price = Number(goldOf(episode.coin_price))
  const most = allowance?.most ?? span * price
  const gold = (amount: number) => show(String(amount), 'gold')
  return (
    <div className={styles.auto}>
      <SwitchCell
        title={t('unlock.auto')}
        description={
          allowance
            ? t('unlock.autoSpent', { spent: gold(allowance.spent), most: gold(allowance.most) })
            : t('unlock.autoHint', { most: gold(most) })
        }
        isOn={allowance !== undefined}
        onChange={async (isOn) => (isOn ? allowAutoUnlock(drama.id, most) : forbidAutoUnlock(drama.id))}
      />
      {!allowance && (
        <div className={styles.spans} role="group" aria-label={t('unlock.autoMost')}>
          {spans.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.span}
              aria-pressed={each === span}
              onClick={() => setSpan(each)}
            >
              {gold(each * price)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { allowAutoUnlock, forbidAutoUnlock, limitAutoUnlock, useAllowance } from './auto-unlock.ts'
import styles from './auto-unlock-switch.module.css'

interface AutoUnlockSwitchProps {
  readonly drama: Video
  /** A locked episode: it has the price. */
  readonly episode: VideoItem
  /** What the member has. */
  readonly gold: Minor
}

/** For how many episodes it may be allowed. */
const spans = [5, 10, 20] as const
const firstSpan = 10

/** Lets the next episodes of this drama be unlocked by themselves on this device, up to so much gold. Off until it is switched on, and how
 *  much is asked only then. Whoever cannot pay for one episode is not offered it; what is on can always be switched off. */
export const AutoUnlockSwitch = ({ drama, episode, gold: owned }: AutoUnlockSwitchProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const allowance = useAllowance(drama.id)
  const price = Number(goldOf(episode.coin_price))
  if (!allowance && owned < price) return null
  const gold = (amount: number) => show(String(amount), 'gold')
  return (
    <div className={styles.auto}>
      <SwitchCell
        title={t('unlock.auto')}
        description={
          allowance
            ? t('unlock.autoSpent', { spent: gold(allowance.spent), most: gold(allowance.most) })
            : t('unlock.autoHint')
        }
        isOn={allowance !== undefined}
        onChange={async (isOn) => (isOn ? allowAutoUnlock(drama.id, firstSpan * price) : forbidAutoUnlock(drama.id))}
      />
      {allowance && (
        <div className={styles.spans} role="group" aria-label={t('unlock.autoMost')}>
          {spans.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.span}
              aria-pressed={each * price === allowance.most}
              onClick={() => limitAutoUnlock(drama.id, each * price)}
            >
              {gold(each * price)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

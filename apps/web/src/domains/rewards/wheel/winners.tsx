import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Trophy from 'lucide-react/icons/trophy'
import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import type { WheelAnswer } from './use-spin.ts'
import styles from './winners.module.css'

const stepMs = 3000

/** Who won last, one after the other; a press stops them and shows all. Where motion is not wanted, only the last one. */
export const Winners = ({ winners }: { readonly winners: WheelAnswer['winners'] }) => {
  const t = useTexts()
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const count = winners.length
  const isPaused = isOpen || isHeld || count < 2
  useEffect(() => {
    if (isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setShown((before) => before + 1), stepMs)
    return () => clearInterval(timer)
  }, [isPaused])
  const winner = winners[shown % Math.max(count, 1)]
  if (!winner) return null
  const words = t('wheel.won', { name: winner.nick_name, prize: winner.prize_name })
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-label={`${t('wheel.winners')}: ${words}`}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        onMouseEnter={() => setIsHeld(true)}
        onMouseLeave={() => setIsHeld(false)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Trophy} size={16} />
        <span key={shown} className={styles.winner}>
          {words}
        </span>
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('wheel.winners')}>
        <AllWinners winners={winners} />
      </Sheet>
    </>
  )
}

const AllWinners = ({ winners }: { readonly winners: WheelAnswer['winners'] }) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.all}>
      {winners.map(({ nick_name: name, prize_name: prize, create_time: time }, index) => (
        <li key={`${time} ${index}`}>
          <span>{t('wheel.won', { name, prize })}</span>
          <span className={styles.time}>{formatMoment(time * 1000, 'momentOfYear', language)}</span>
        </li>
      ))}
    </ul>
  )
}

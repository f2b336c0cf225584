import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import Gift from 'lucide-react/icons/gift'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { signOf } from '../wheel/prize-sign.tsx'
import styles from './event-prizes.module.css'

/** What the wheel gives, with its chances, on a page that leads to it; nothing while it is closed. */
export const EventPrizes = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(wheelCalls.getWheel, {})
  const prizes = data?.is_open === 1 ? data.prizes.filter(({ kind }) => kind !== 'thanks') : []
  if (prizes.length === 0) return null
  return (
    <section className={styles.prizes} aria-label={t('rewards.eventPrizes')}>
      <h2 className={styles.title}>{t('rewards.eventPrizes')}</h2>
      <ul className={styles.list}>
        {prizes.map((prize) => (
          <li key={prize.id} className={styles.prize}>
            <span className={styles.sign} data-coin={prize.kind === 'coin'}>
              <Icon of={signOf(prize) ?? Gift} size={22} />
            </span>
            <span className={styles.name}>{prize.name}</span>
            <span className={styles.chance}>
              {t('rewards.prizeChance', { percent: percentOf(prize.probability, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

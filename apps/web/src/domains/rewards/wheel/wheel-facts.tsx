import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Odds } from './odds-sheet.tsx'
import type { WheelAnswer } from './use-spin.ts'
import styles from './wheel-facts.module.css'
import { WheelLinks } from './wheel-links.tsx'

/** Lines of each list: what happened before is on pages of its own. */
const shownAtMost = 5

/** Everything that says what to expect of the wheel, beside it where there is room: prizes with their odds, my last spins, who won. */
export const WheelFacts = ({ wheel }: { readonly wheel: WheelAnswer }) => {
  const t = useTexts()
  return (
    <div className={styles.facts}>
      <Card title={t('wheel.odds')}>
        <Odds wheel={wheel} />
      </Card>
      <div className={styles.pair}>
        <MySpins />
        {wheel.winners.length > 0 && (
          <Card title={t('wheel.winners')}>
            <Lines
              lines={wheel.winners.slice(0, shownAtMost).map(({ nick_name: name, prize_name: prize, create_time }) => ({
                words: t('wheel.won', { name, prize }),
                seconds: create_time,
              }))}
            />
          </Card>
        )}
      </div>
      <div className={styles.links}>
        <WheelLinks hasSpins={false} />
      </div>
    </div>
  )
}

const MySpins = () => {
  const t = useTexts()
  const { data, isPending } = useCall(wheelCalls.listSpins, { limit: shownAtMost })
  return (
    <Card
      title={t('wheel.mySpins')}
      more={
        <a className={styles.more} href={hrefTo('spins')} aria-label={`${t('wheel.mySpins')}: ${t('shell.seeAll')}`}>
          {t('shell.seeAll')}
          <Icon of={ChevronRight} size={16} />
        </a>
      }
    >
      {isPending && <Skeleton height={160} />}
      {data?.list.length === 0 && <p className={styles.none}>{t('wheel.noSpins')}</p>}
      {data && <Lines lines={data.list.map(({ prize_name: words, create_time: seconds }) => ({ words, seconds }))} />}
    </Card>
  )
}

const Lines = ({ lines }: { readonly lines: readonly { readonly words: string; readonly seconds: number }[] }) => {
  const language = useLanguage()
  return (
    <ul>
      {lines.map(({ words, seconds }, index) => (
        <li key={`${seconds} ${index}`} className={styles.line}>
          <span>{words}</span>
          <span className={styles.time}>{formatMoment(seconds * 1000, 'momentOfYear', language)}</span>
        </li>
      ))}
    </ul>
  )
}

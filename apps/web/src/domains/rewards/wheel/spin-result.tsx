import { hrefTo } from '../../../platform/navigation/paths.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { RewardMoment } from '../components/reward-moment.tsx'
import styles from './turntable.module.css'
import type { Spun, WheelAnswer } from './use-spin.ts'

interface SpinResultProps {
  readonly result: Spun | undefined
  readonly prizes: WheelAnswer['prizes']
  readonly onClose: () => void
}

/** What was drawn, and the way to check it. */
export const SpinResult = ({ result, prizes, onClose }: SpinResultProps) => {
  const t = useTexts()
  const prize = result?.prize
  const isNothing = prize?.kind === 'thanks'
  // What has run out is named: the draw is told as it was (S-107).
  const drawn = result && prizes.find(({ id }) => id === result.proof.raw_prize_id && id !== result.prize.id)
  return (
    <RewardMoment
      isOpen={result !== undefined}
      title={t(isNothing ? 'wheel.thanks' : 'wheel.congratulations')}
      amount={isNothing ? '' : (prize?.name ?? '')}
      lines={[drawn ? t('wheel.ranOut', { prize: drawn.name }) : '', leftWords(result, t)]}
      picture={
        prize && prize.image !== '' ? <img className={styles.won} src={assetUrl(prize.image)} alt="" /> : undefined
      }
      isFestive={prize?.kind === 'vip_days' || prize?.coin_code === 'money'}
      action={
        <a className={styles.check} href={hrefTo('spins')}>
          {t('wheel.check')}
        </a>
      }
      closeLabel={isNothing ? t('announcements.gotIt') : undefined}
      onClose={onClose}
    />
  )
}

const leftWords = (result: Spun | undefined, t: Translate): string => {
  if (!result) return ''
  return result.times > 0 ? t('wheel.left', { count: result.times }) : t('wheel.noneLeft')
}

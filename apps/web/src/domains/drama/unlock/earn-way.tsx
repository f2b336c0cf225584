import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './unlock-sheet.module.css'

/** Gold can be had without money too, where the daily check-in gives it. Its line is there before that is known. */
export const EarnWay = () => {
  const t = useTexts()
  const { data } = useCall(signInCalls.signIn, {})
  return (
    <p className={styles.earn}>{data?.next.coin_code === 'gold' && <a href={hrefTo('bonus')}>{t('unlock.earn')}</a>}</p>
  )
}

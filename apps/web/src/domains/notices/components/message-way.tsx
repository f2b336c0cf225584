import { paths } from '@cliffhanger/contract/client-paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './message-view.module.css'

/** What waits behind a screen that notices lead to; the others are only opened. */
const nameOf = {
  [paths.orders]: 'notices.seeOrder',
  [paths.mallOrder]: 'notices.seeOrder',
  [paths.withdrawalDetail]: 'notices.seeWithdrawal',
  [paths.dramaDetail]: 'notices.seeDrama',
  [paths.player]: 'notices.seeDrama',
  [paths.coupons]: 'notices.seeCoupons',
  [paths.starTeam]: 'notices.seeTeam',
  [paths.star]: 'notices.seeStar',
  [paths.realName]: 'notices.seeVerification',
  [paths.payPassword]: 'notices.seePin',
  [paths.stopChange]: 'notices.undoChange',
} as const

const isNamed = (path: string): path is keyof typeof nameOf => Object.hasOwn(nameOf, path)

/** Where a message leads: inside of the app to what it is about, or elsewhere, where nothing is told about us. */
export const MessageWay = ({ to }: { readonly to: string }) => {
  const t = useTexts()
  if (!to.startsWith('/')) {
    return (
      <a className={styles.way} href={to} target="_blank" rel="noopener noreferrer">
        {t('notices.openOutside')}
      </a>
    )
  }
  const [path = ''] = to.split('?')
  return (
    <a className={styles.way} href={`#${to}`}>
      {t(isNamed(path) ? nameOf[path] : 'notices.openLink')}
    </a>
  )
}

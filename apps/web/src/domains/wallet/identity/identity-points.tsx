import type { RealNameUse } from '@cliffhanger/contract/account/real-name-calls.ts'
import { formatList } from '@cliffhanger/i18n/format/lists.ts'
import Clock from 'lucide-react/icons/clock'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './identity-points.module.css'
import { useUses } from './uses.ts'

interface IdentityPointsProps {
  readonly neededFor: readonly RealNameUse[] | undefined
  /** It is with the reviewers: what one needs is there already. */
  readonly isSent?: boolean
}

/** What a verified identity opens, how long it takes, what one has to have at hand, and who sees it. */
export const IdentityPoints = ({ neededFor, isSent = false }: IdentityPointsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const opened = useUses(neededFor).map(({ title }) => t(title))
  const points = [
    {
      icon: KeyRound,
      title: t('payment.realNameOpens'),
      text: opened.length > 0 ? formatList(opened, language) : t('payment.realNameOpensNothing'),
    },
    { icon: Clock, title: t('payment.realNameTime'), text: t('payment.realNameTimeText') },
    ...(isSent ? [] : [{ icon: IdCard, title: t('payment.realNameWhat'), text: t('payment.realNameWhatText') }]),
    { icon: LockKeyhole, title: t('payment.realNameWho'), text: t('payment.realNameWhoText') },
  ]
  return (
    <dl className={styles.points}>
      {points.map(({ icon, title, text }) => (
        <div key={title} className={styles.point}>
          <dt>
            <Icon of={icon} size={20} />
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

import IdCard from 'lucide-react/icons/id-card'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './real-name-form.module.css'

const lines = [
  { icon: ShieldCheck, title: 'payment.realNameWhy', text: 'payment.realNameWhyText' },
  { icon: LockKeyhole, title: 'payment.realNameWho', text: 'payment.realNameWhoText' },
  { icon: IdCard, title: 'payment.realNameWhat', text: 'payment.realNameWhatText' },
] as const

/** Why the platform asks who one is, who sees the answer, and what one has to have at hand. */
export const RealNameReasons = () => {
  const t = useTexts()
  return (
    <dl className={styles.reasons}>
      {lines.map(({ icon, title, text }) => (
        <div key={title} className={styles.why}>
          <dt>
            <Icon of={icon} size={20} />
            {t(title)}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

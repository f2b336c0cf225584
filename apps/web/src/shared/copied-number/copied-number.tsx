import Copy from 'lucide-react/icons/copy'
import { copyText } from '../../platform/clipboard.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import styles from './copied-number.module.css'

/** What is copied, as its button says it. */
const names = {
  order: 'wallet.copyNumber',
  address: 'wallet.copyAddress',
  account: 'wallet.copyAccount',
  payee: 'wallet.copyPayee',
  amount: 'wallet.copyAmount',
} as const

interface CopiedNumberProps {
  readonly number: string
  readonly what?: keyof typeof names
}

/** A number or a name that is needed elsewhere, such as one that support asks for; a tap copies it. */
export const CopiedNumber = ({ number, what = 'order' }: CopiedNumberProps) => {
  const t = useTexts()
  const copy = () =>
    copyText(number).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={`${t(names[what])} ${number}`}
      onClick={() => void copy()}
    >
      <span>{number}</span>
      <Icon of={Copy} size={16} />
    </button>
  )
}

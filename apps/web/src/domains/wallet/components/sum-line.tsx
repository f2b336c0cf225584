import { useAmounts } from '../../../shared/amounts.ts'
import styles from './sum-line.module.css'

/** What the records of a list come to, in money. */
export const SumLine = ({ label, amount }: { readonly label: string; readonly amount: string }) => {
  const { show } = useAmounts()
  return (
    <p className={styles.line}>
      <span>{label}</span>
      <strong>{show(amount, 'money')}</strong>
    </p>
  )
}

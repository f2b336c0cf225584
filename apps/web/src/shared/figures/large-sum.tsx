import { decimalSeparator } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage } from '../../platform/texts.ts'
import styles from './large-sum.module.css'

/** A sum as the one thing of its card: `$1,433` large, `.49` smaller. It reads and copies as it is written. */
export const LargeSum = ({ written }: { readonly written: string }) => {
  const separator = decimalSeparator(useLanguage())
  const at = written.lastIndexOf(separator)
  const decimals = /^.\d{1,8}(?!\d)/.exec(at < 0 ? '' : written.slice(at))?.[0] ?? ''
  if (decimals === '') return written
  return (
    <>
      {written.slice(0, at)}
      <span className={styles.decimals}>{decimals}</span>
      {written.slice(at + decimals.length)}
    </>
  )
}

import { type Chain, chains } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import field from '../../../ui/forms/text-field.module.css'
import styles from './chooser.module.css'

interface ChainFieldProps {
  readonly chain: Chain | undefined
  readonly onChange: (chain: Chain) => void
  readonly error: string | undefined
}

/** The USDT network of an address. */
export const ChainField = ({ chain, onChange, error }: ChainFieldProps) => {
  const t = useTexts()
  return (
    <div className={styles.chains}>
      <span className={field.label} aria-hidden="true">
        {t('withdrawal.chain')}
      </span>
      <Choices
        label={t('withdrawal.chain')}
        options={chains.map((value) => ({ value, label: value }))}
        value={chain}
        onChange={onChange}
      />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

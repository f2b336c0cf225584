import type { GoodsVariant } from '@cliffhanger/contract/mall/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './variant-choice.module.css'

interface VariantChoiceProps {
  readonly variants: readonly GoodsVariant[]
  /** Undefined while none is chosen. */
  readonly chosenId: number | undefined
  readonly onChoose: (id: number) => void
}

/** The forms an article comes in; one that is gone cannot be chosen. */
export const VariantChoice = ({ variants, chosenId, onChoose }: VariantChoiceProps) => {
  const t = useTexts()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('goods.variants')}</h2>
      <div role="group" aria-label={t('goods.variants')} className={styles.variants}>
        {variants.map(({ id, name, stock }) => (
          <button
            key={id}
            type="button"
            className={styles.variant}
            aria-pressed={id === chosenId}
            disabled={stock === 0}
            onClick={() => onChoose(id)}
          >
            <span>{name}</span>
            {stock === 0 && <span className={styles.gone}>{t('goods.soldOut')}</span>}
          </button>
        ))}
      </div>
    </section>
  )
}

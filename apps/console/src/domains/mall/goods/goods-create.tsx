import { Create } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useIntention } from '../../../platform/use-intention.ts'
import { GoodsForm } from './goods-form.tsx'

/** A new article; codes and more pieces follow on its own page. */
export const GoodsCreate = () => {
  const t = useTexts()
  const idempotencyKey = useIntention()
  return (
    <Create title={t('mall.createGoods')} redirect="edit" mutationOptions={{ meta: { idempotencyKey } }}>
      <GoodsForm />
    </Create>
  )
}

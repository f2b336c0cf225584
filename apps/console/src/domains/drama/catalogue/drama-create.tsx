import { Create } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useIntention } from '../../../platform/use-intention.ts'
import { DramaForm } from './drama-form.tsx'

/** A new drama; its episodes follow on its own page. */
export const DramaCreate = () => {
  const t = useTexts()
  const idempotencyKey = useIntention()
  return (
    <Create title={t('drama.create')} redirect="edit" mutationOptions={{ meta: { idempotencyKey } }}>
      <DramaForm />
    </Create>
  )
}

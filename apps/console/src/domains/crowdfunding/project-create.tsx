import { Create } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useIntention } from '../../platform/use-intention.ts'
import { ProjectForm } from './project-form.tsx'

/** The draft of a project; it is opened on its own page. */
export const ProjectCreate = () => {
  const t = useTexts()
  const idempotencyKey = useIntention()
  return (
    <Create title={t('crowdfunding.createProject')} redirect="edit" mutationOptions={{ meta: { idempotencyKey } }}>
      <ProjectForm />
    </Create>
  )
}

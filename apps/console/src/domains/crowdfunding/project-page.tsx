import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Edit, Loading, NotFound, Title, useGetOne, useParams } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { titleIn } from '../../ui/inputs/html-texts-input.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ProjectActs } from './project-acts.tsx'
import { ProjectForm } from './project-form.tsx'
import type { ProjectFormValues } from './project-form-values.ts'
import { ProjectMoneySections } from './project-money.tsx'

/** The project in the address. */
export const ProjectPage = () => {
  const { id = '' } = useParams()
  return /^\d+$/.test(id) ? <ProjectView id={Number(id)} /> : <NotFound />
}

/** One project: where it stands and what comes next, what is written about it, and its money. */
const ProjectView = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  const [tab, setTab] = useState<'details' | 'money'>('details')
  const { data: project, error, refetch } = useGetOne<ProjectFormValues>('crowd-projects', { id })
  if (error && !project) return <LoadFailure error={error} onRetry={refetch} />
  if (!project) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={titleIn(project.texts, currentLanguage())} />
      <ProjectActs project={project} />
      <Tabs
        value={tab}
        onChange={(_, next: typeof tab) => setTab(next)}
        aria-label={t('crowdfunding.project')}
        sx={{ mb: 2 }}
      >
        <Tab value="details" label={t('crowdfunding.details')} />
        <Tab value="money" label={t('crowdfunding.money')} />
      </Tabs>
      {tab === 'details' ? (
        // A new version of the project is a new form: what an earlier save left in it is of the version before.
        <Edit key={project.version} title={false} mutationMode="pessimistic" redirect={false} actions={false}>
          <ProjectForm />
        </Edit>
      ) : (
        <ProjectMoneySections project={project} />
      )}
    </Box>
  )
}

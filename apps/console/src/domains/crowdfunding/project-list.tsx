import type { WrittenProject, WrittenProjectType } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { type ProjectStage, projectStages } from '@cliffhanger/contract/crowdfunding/states.ts'
import { Chip } from '@mui/material'
import { CreateButton, TopToolbar, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { titleIn } from '../../ui/inputs/html-texts-input.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { percentText } from '../../ui/money/amounts.ts'
import { shownText } from '../../ui/short-texts.ts'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { stageText } from './crowd-texts.ts'

const all = { page: 1, perPage: 100 } as const

export const useTypeChoices = (): { readonly id: number; readonly name: string }[] => {
  const { data = [] } = useGetList<WrittenProjectType>('crowd-types', { pagination: all })
  return data.map(({ id, names }) => ({ id, name: shownText(names, currentLanguage()) }))
}

const colors = {
  draft: 'default',
  open: 'info',
  funded: 'success',
  failed: 'error',
  closed: 'default',
} as const satisfies Record<ProjectStage, string>

export const StageChip = ({ stage }: { readonly stage: ProjectStage }) => {
  const t = useTexts()
  return <Chip size="small" variant="outlined" color={colors[stage]} label={stageText(t, stage)} />
}

/** Every project, also drafts, the newest first. */
export const ProjectList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const types = useTypeChoices()
  const stages = projectStages.map((id) => ({ id, name: stageText(t, id) }))
  return (
    <ListPage
      title={t('crowdfunding.projects')}
      filters={[
        searchFor('keyword', t('crowdfunding.search')),
        choiceOf('stage', t('crowdfunding.state'), stages, t('crowdfunding.anyState')),
        choiceOf('type_id', t('crowdfunding.type'), types, t('crowdfunding.anyType')),
      ]}
      actions={
        mayWrite && (
          <TopToolbar>
            <CreateButton label={t('crowdfunding.createProject')} variant="contained" />
          </TopToolbar>
        )
      }
    >
      <Table rowClick="edit">
        <Column<WrittenProject> source="texts" label={t('crowdfunding.title')}>
          {({ texts }) => titleIn(texts, currentLanguage())}
        </Column>
        <Column<WrittenProject> source="stage" label={t('crowdfunding.state')}>
          {({ stage }) => <StageChip stage={stage} />}
        </Column>
        <Column<WrittenProject> source="raised_amount" label={t('crowdfunding.raised')} isNumber>
          {({ raised_amount: raised, total_amount: total }) => (
            <>
              <Amount value={raised} /> / <Amount value={total} />
            </>
          )}
        </Column>
        <Column<WrittenProject> source="day_rate" label={t('crowdfunding.dayRate')} isNumber>
          {({ day_rate: rate }) => percentText(rate)}
        </Column>
        <Column<WrittenProject> source="cycle_days" label={t('crowdfunding.cycleDays')} isNumber />
        <Column<WrittenProject> source="member_total" label={t('crowdfunding.members')} isNumber />
        <Column<WrittenProject> source="escrow" label={t('crowdfunding.money')} isNumber>
          {({ escrow }) => <Amount value={escrow.balance} />}
        </Column>
        <Column<WrittenProject> source="end_time" label={t('crowdfunding.ends')}>
          {({ end_time }) => <Time seconds={end_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}

import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import type { WrittenProject } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { Section } from '../../ui/section.tsx'
import { StageChip } from './project-list.tsx'

const acts = {
  draft: {
    call: projectOperatorCalls.requestOpening,
    title: 'crowdfunding.openProject',
    hint: 'crowdfunding.openHint',
  },
  open: { call: projectOperatorCalls.requestFailure, title: 'crowdfunding.failProject', hint: 'crowdfunding.failHint' },
  funded: {
    call: projectOperatorCalls.requestClosing,
    title: 'crowdfunding.closeProject',
    hint: 'crowdfunding.closeHint',
  },
  failed: undefined,
  closed: undefined,
} as const

/** Where a project stands, and what an operator can ask for next. */
export const ProjectActs = ({ project }: { readonly project: WrittenProject }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const confirmAction = useConfirmAction()
  const { id, version, stage, units_left: left, units_total: total } = project
  const act = acts[stage]
  const ask = (): void => {
    if (!act) return
    confirmAction({
      title: t(act.title),
      explanation: `${t(act.hint)} ${t('crowdfunding.waitsForSecond')}`,
      action: t('crowdfunding.request'),
      isDestructive: stage === 'open',
      run: (reason) => callServer(act.call, { id, version, reason }),
    })
  }
  const links = (
    <>
      <Button component={LinkBase} to={ordersOf(id)} color="inherit" variant="outlined">
        {t('crowdfunding.ordersOf')}
      </Button>
      {act && mayWrite && (
        <Button variant="contained" color={stage === 'open' ? 'error' : 'primary'} onClick={ask}>
          {t(act.title)}
        </Button>
      )}
    </>
  )
  return (
    <Section title={t('crowdfunding.state')} actions={links}>
      <Facts
        rows={[
          [t('crowdfunding.state'), <StageChip key="stage" stage={stage} />],
          [t('crowdfunding.sold'), t('crowdfunding.unitsOf', { sold: total - left, total })],
          [t('crowdfunding.raised'), `${amountText(project.raised_amount)} / ${amountText(project.total_amount)}`],
          [t('crowdfunding.members'), String(project.member_total)],
        ]}
      />
    </Section>
  )
}

const ordersOf = (projectId: number): string =>
  `/crowd-orders?filter=${encodeURIComponent(JSON.stringify({ project_id: projectId }))}`

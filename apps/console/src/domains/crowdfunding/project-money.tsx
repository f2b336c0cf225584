import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import type { EscrowMove, WrittenProject } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { isAmount } from '../../ui/money/amounts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'

interface MoneyProps {
  readonly project: WrittenProject
}

/** What is in a project's escrow, who may be paid, and what operators moved. */
export const ProjectMoneySections = ({ project }: MoneyProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [asked, setAsked] = useState<'proceeds' | 'payout'>()
  const { escrow, payees, stage } = project
  const canMove = mayWrite && payees.length > 0 && stage !== 'draft' && stage !== 'closed'
  const buttons = canMove && (
    <>
      <Button variant="outlined" onClick={() => setAsked('proceeds')}>
        {t('crowdfunding.addProceeds')}
      </Button>
      <Button variant="contained" onClick={() => setAsked('payout')}>
        {t('crowdfunding.payOut')}
      </Button>
    </>
  )
  return (
    <>
      <Section title={t('crowdfunding.money')} actions={buttons}>
        <Facts
          rows={[
            [t('crowdfunding.balance'), <Amount key="balance" value={escrow.balance} />],
            [t('crowdfunding.stakes'), <Amount key="stakes" value={escrow.stakes} />],
            [t('crowdfunding.available'), <Amount key="available" value={escrow.available} />],
            [
              t('crowdfunding.payees'),
              payees.length === 0
                ? t('crowdfunding.noPayees')
                : payees.map((payee) => <PersonLink key={payee.user_id} member={payee} />),
            ],
          ]}
        />
      </Section>
      <MoveList projectId={project.id} />
      {asked === 'proceeds' && <ProceedsDialog project={project} onClose={() => setAsked(undefined)} />}
      {asked === 'payout' && <PayoutDialog project={project} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const MoveList = ({ projectId }: { readonly projectId: number }) => {
  const t = useTexts()
  const title = t('crowdfunding.history')
  return (
    <Section title={title}>
      <ListPage title={title} within={{ resource: 'crowd-escrow-moves', filter: { project_id: projectId } }}>
        <Table>
          <Column<EscrowMove> source="create_time" label={t('crowdfunding.time')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <Column<EscrowMove> source="kind" label={t('crowdfunding.kind')}>
            {({ kind }) => t(`crowdfunding.${kind}`)}
          </Column>
          <Column<EscrowMove> source="amount" label={t('crowdfunding.amount')} isNumber>
            {({ amount }) => <Amount value={amount} />}
          </Column>
          <Column<EscrowMove> source="member" label={t('crowdfunding.payee')}>
            {({ member }) => (member ? <PersonLink member={member} /> : '—')}
          </Column>
          <Column<EscrowMove> source="transfer_id" label={t('crowdfunding.transfer')}>
            {({ transfer_id: id }) => <TextLink to={`/ledger-transfers/${id}/show`}>{String(id)}</TextLink>}
          </Column>
        </Table>
      </ListPage>
    </Section>
  )
}

interface DialogProps extends MoneyProps {
  readonly onClose: () => void
}

/** The amount of money an act is about. */
const useAmountField = () => {
  const t = useTexts()
  return {
    name: 'amount',
    label: t('crowdfunding.amount'),
    isNumeric: true,
    longest: 24,
    problemOf: (text: string) => (isAmount(text, 'money') ? undefined : t('wallet.amountWrong')),
  } as const
}

const ProceedsDialog = ({ project, onClose }: DialogProps) => {
  const t = useTexts()
  const amountField = useAmountField()
  return (
    <ActionDialog
      title={t('crowdfunding.addProceeds')}
      explanation={`${t('crowdfunding.addProceedsHint')} ${t('crowdfunding.waitsForSecond')}`}
      action={t('crowdfunding.request')}
      fields={[amountField, reasonField(t)]}
      run={({ amount, reason }, idempotencyKey) =>
        callServer(projectOperatorCalls.requestProceeds, { project_id: project.id, amount, reason }, { idempotencyKey })
      }
      onClose={onClose}
    />
  )
}

const PayoutDialog = ({ project, onClose }: DialogProps) => {
  const t = useTexts()
  const amountField = useAmountField()
  const { payees, id } = project
  const [first] = payees
  return (
    <ActionDialog
      title={t('crowdfunding.payOut')}
      explanation={`${t('crowdfunding.payOutHint')} ${t('crowdfunding.waitsForSecond')}`}
      action={t('crowdfunding.request')}
      fields={[
        {
          name: 'user_id',
          label: t('crowdfunding.payee'),
          initial: String(first?.user_id ?? ''),
          choices: payees.map((payee) => ({
            id: String(payee.user_id),
            name: `${payee.nick_name} (${payee.user_no})`,
          })),
        },
        amountField,
        reasonField(t),
      ]}
      run={({ user_id, amount, reason }, idempotencyKey) =>
        callServer(
          projectOperatorCalls.requestPayout,
          { project_id: id, user_id: Number(user_id), amount, reason },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  )
}

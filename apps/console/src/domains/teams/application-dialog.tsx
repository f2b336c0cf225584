import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { OpenedApplication } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { Time } from '../../ui/time.tsx'
import { GrantLines } from './grant-lines.tsx'

interface ApplicationDialogProps {
  readonly application: OpenedApplication
  readonly onClose: () => void
}

/** One application with what its team sold, and the decision. Closing forgets what it says. */
export const ApplicationDialog = ({ application, onClose }: ApplicationDialogProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const { id, member, level, state, real_name: name, contact, remark, sales, sales_amount: amount } = application
  const decide = (isAccepted: 0 | 1) => async (reason: string) => {
    await callServer(agentOperatorCalls.decideApplication, { id, is_accepted: isAccepted, reason })
    onClose()
  }
  const accept = (): void =>
    confirmAction({
      title: t('teams.acceptTitle', { name }),
      explanation: t('teams.acceptHint'),
      action: t('teams.accept'),
      run: decide(1),
    })
  const reject = (): void =>
    confirmAction({
      title: t('teams.rejectTitle', { name }),
      explanation: t('teams.rejectHint'),
      action: t('teams.reject'),
      reasonHint: t('teams.reasonForMember'),
      isDestructive: true,
      run: decide(0),
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="agent-application-title">
      <DialogTitle id="agent-application-title">{t('teams.application')}</DialogTitle>
      <DialogContent>
        <Facts
          rows={[
            [t('teams.member'), <PersonLink key="member" member={member} />],
            [t('teams.level'), String(level)],
            [t('teams.realName'), name],
            [t('teams.contact'), contact],
            [t('teams.remark'), remark],
            [t('teams.sold'), t('teams.needs', { sales, amount: amountText(amount) })],
            [t('teams.history'), <GrantLines key="grants" grants={application.grants} />],
            [t('teams.applied'), <Time key="time" seconds={application.create_time} />],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('shell.close')}
        </Button>
        {state === 'pending' && (
          <>
            <Button variant="outlined" color="error" onClick={reject}>
              {t('teams.reject')}
            </Button>
            <Button variant="contained" onClick={accept}>
              {t('teams.accept')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

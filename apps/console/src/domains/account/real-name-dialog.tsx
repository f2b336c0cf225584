import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { Time } from '../../ui/time.tsx'

export type Application = CallData<typeof realNameOperatorCalls.openRealName>['application']

interface RealNameDialogProps {
  readonly application: Application
  readonly onClose: () => void
}

/** One application with its pictures, and the judgement of it. Closing forgets what it says. */
export const RealNameDialog = ({ application, onClose }: RealNameDialogProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const { member, version, status, real_name, id_card, same_number_total } = application
  const judge = async (judgement: 2 | 3, reason?: string): Promise<void> => {
    await callServer(realNameOperatorCalls.judgeRealName, {
      user_id: member.user_id,
      version,
      status: judgement,
      reason,
    })
    onClose()
  }
  const certify = (): void =>
    confirmAction({
      title: t('realNames.certifyTitle', { name: real_name }),
      explanation: t('realNames.certifyHint'),
      action: t('realNames.certify'),
      needsReason: false,
      run: () => judge(2),
    })
  const reject = (): void =>
    confirmAction({
      title: t('realNames.rejectTitle', { name: real_name }),
      explanation: t('realNames.rejectHint'),
      action: t('realNames.reject'),
      reasonHint: t('realNames.reasonForMember'),
      isDestructive: true,
      run: (reason) => judge(3, reason),
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="real-name-title">
      <DialogTitle id="real-name-title">{t('realNames.application')}</DialogTitle>
      <DialogContent>
        {same_number_total > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('realNames.sameNumber', { count: same_number_total })}
          </Alert>
        )}
        <Facts
          rows={[
            [t('account.member'), <PersonLink key="member" member={member} />],
            [t('realNames.name'), real_name],
            [t('realNames.idNumber'), id_card],
            [t('realNames.applied'), <Time key="time" seconds={application.create_time} />],
          ]}
        />
        <Pictures
          label={t('realNames.pictures')}
          addresses={[application.front_address, application.back_address].filter((address) => address !== '')}
          height={220}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('shell.close')}
        </Button>
        {status === realNameStates.inReview && (
          <>
            <Button variant="outlined" color="error" onClick={reject}>
              {t('realNames.reject')}
            </Button>
            <Button variant="contained" onClick={certify}>
              {t('realNames.certify')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

import type { DistributorLine } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { distributorForm } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import { memberOfNumber } from '../../platform/member-of-number.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'

interface DistributorDialogProps {
  /** Undefined: a new one. */
  readonly distributor?: DistributorLine
  readonly onClose: () => void
}

type Name = 'name' | 'domain' | 'pixel_id' | 'pixel_token' | 'status' | 'reason'

/** Gives a member a channel, or changes it; its code stays, since members carry it. */
export const DistributorDialog = ({ distributor, onClose }: DistributorDialogProps) => {
  const t = useTexts()
  const isWritten = (name: 'domain' | 'pixel_id' | 'pixel_token', text: string) =>
    distributorForm.shape[name].safeParse(text).success
  const fields: readonly ActionField<Name>[] = [
    { name: 'name', label: t('teams.name'), initial: distributor?.name ?? '', longest: 60 },
    {
      name: 'domain',
      label: t('teams.domain'),
      hint: t('teams.domainHint'),
      initial: distributor?.domain ?? '',
      isOptional: true,
      problemOf: (text) => (isWritten('domain', text) ? undefined : t('teams.domainHint')),
    },
    {
      name: 'pixel_id',
      label: t('teams.pixelId'),
      initial: distributor?.pixel_id ?? '',
      isOptional: true,
      longest: 32,
      problemOf: (text) => (isWritten('pixel_id', text) ? undefined : t('teams.numberWrong')),
    },
    {
      name: 'pixel_token',
      label: t('teams.pixelToken'),
      initial: distributor?.pixel_token ?? '',
      isOptional: true,
      problemOf: (text) => (isWritten('pixel_token', text) ? undefined : t('teams.codeWrong')),
    },
    {
      name: 'status',
      label: t('teams.state'),
      initial: String(distributor?.status ?? 1),
      choices: [
        { id: '1', name: t('walletOffers.open') },
        { id: '0', name: t('walletOffers.closed') },
      ],
    },
    reasonField(t),
  ]
  const formOf = ({ status, ...values }: Readonly<Record<Name, string>>) => ({
    name: values.name,
    domain: values.domain,
    pixel_id: values.pixel_id,
    pixel_token: values.pixel_token,
    reason: values.reason,
    status: status === '1' ? (1 as const) : (0 as const),
  })
  if (distributor) {
    const { user_id: userId, version } = distributor
    return (
      <ActionDialog
        title={t('teams.editDistributor')}
        action={t('shell.save')}
        fields={fields}
        run={(values) => callServer(teamOperatorCalls.editDistributor, { ...formOf(values), user_id: userId, version })}
        onClose={onClose}
      />
    )
  }
  return (
    <ActionDialog
      title={t('teams.createDistributor')}
      action={t('teams.createDistributor')}
      fields={[
        { name: 'number', label: t('shell.memberNumber'), longest: 20 },
        {
          name: 'code',
          label: t('teams.code'),
          hint: t('teams.codeHint'),
          longest: 32,
          problemOf: (text) =>
            distributorForm.shape.distributer_code.safeParse(text).success ? undefined : t('teams.codeWrong'),
        },
        ...fields,
      ]}
      run={async ({ number, code, ...values }, idempotencyKey) => {
        const { user_id: userId } = await memberOfNumber(number)
        const form = { ...formOf(values), user_id: userId, distributer_code: code }
        return callServer(teamOperatorCalls.createDistributor, form, { idempotencyKey })
      }}
      onClose={onClose}
    />
  )
}

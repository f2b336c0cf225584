import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProofFields, useProof } from '../../../shared/proof/proof-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { handOverGroup } from '../actions.ts'

interface HandOverSheetProps {
  readonly isOpen: boolean
  readonly group: Group
  readonly userId: number
  readonly name: string
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Asks before the group becomes another's (S-121), with what shows more than the session: it cannot be taken back. */
export const HandOverSheet = ({ isOpen, name, onClose, ...form }: HandOverSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('groups.handOverTo', { name })}>
      <HandOverForm {...form} name={name} onClose={onClose} />
    </Sheet>
  )
}

const HandOverForm = ({ group, userId, name, onClose, onDone }: Omit<HandOverSheetProps, 'isOpen'>) => {
  const t = useTexts()
  const user = useUser()
  const proof = useProof(user?.has_pwd === 1 ? 'login_pwd' : undefined)
  const handOver = useAction(async () => {
    await handOverGroup(user?.user_id ?? 0, { group_id: group.group_id, user_id: userId, ...proof.given() })
    toast(t('groups.handedOver', { name }))
    onClose()
    onDone?.()
  }, proof.refuse)
  return (
    <form
      className={page.sheetForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (proof.check()) handOver.run()
      }}
    >
      <p className={page.note}>{t('groups.handOverHint')}</p>
      <ProofFields proof={proof} />
      <Button type="submit" kind="danger" block busy={handOver.isBusy}>
        {t('groups.handOver')}
      </Button>
      <Button kind="quiet" block onClick={onClose}>
        {t('shell.cancel')}
      </Button>
    </form>
  )
}

import { Refused } from '@cliffhanger/client/call-error.ts'
import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './inviter-part.module.css'

type Parent = CallData<typeof teamCalls.getInvitation>['parent']

/** Who invited me, or the field where I say who did: once, after I saw who it is. It is folded, as most came by a link. */
export const InviterPart = ({ parent }: { readonly parent: Parent }) => {
  const t = useTexts()
  return (
    <section className={styles.part} aria-label={t('teams.inviter')}>
      {parent ? (
        <>
          <h2>{t('teams.inviter')}</h2>
          <PersonRow before={<Avatar name={parent.nick_name} url={parent.avatar_url} />} name={parent.nick_name} />
        </>
      ) : (
        <details className={styles.question}>
          <summary>
            {t('teams.wereYouInvited')}
            <Icon of={ChevronDown} size={18} />
          </summary>
          <BindForm />
        </details>
      )}
    </section>
  )
}

const BindForm = () => {
  const t = useTexts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const bind = useAction(
    async () => {
      const typed = code.trim()
      if (typed === '') return
      const { nick_name: name } = await call(teamCalls.getInviter, { code: typed })
      const question = {
        title: t('teams.bindTitle', { name }),
        text: t('teams.bindText'),
        confirmLabel: t('teams.bind'),
      }
      if (!(await confirm(question))) return
      await call(inviterCalls.bindInviter, { code: typed })
      toast(t('teams.bound'))
      await forgetAnswersEverywhere(teamCalls.getInvitation)
    },
    (failure) => {
      if (!(failure instanceof Refused)) return false
      setError(failure.message)
      return true
    },
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        bind.run()
      }}
    >
      <TextField
        label={t('teams.inviterCode')}
        value={code}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        hint={t('teams.inviterHint')}
        error={error}
        onChange={(value) => {
          setCode(value)
          setError(undefined)
        }}
      />
      <Button type="submit" kind="quiet" block busy={bind.isBusy} disabled={code.trim() === ''}>
        {t('teams.findInviter')}
      </Button>
    </form>
  )
}

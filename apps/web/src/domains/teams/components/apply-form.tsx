import { Refused } from '@cliffhanger/client/call-error.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import type { AgentLevel } from '@cliffhanger/contract/teams/schemas.ts'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import { type Translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './apply-form.module.css'

interface ApplyFormProps {
  readonly levels: readonly AgentLevel[]
  readonly onDone: () => void
}

/** Applies for a level. What a level takes and gives stands beside it, before anybody writes who they are. */
export const ApplyForm = ({ levels, onDone }: ApplyFormProps) => {
  const t = useTexts()
  const [level, setLevel] = useState(levels[0]?.level ?? 0)
  const [problem, setProblem] = useState<Problem>()
  const form = useForm({ real_name: '', contact: '', remark: '' }, ({ real_name: name, contact }) => ({
    real_name: name.trim().length < 2 ? t('teams.realNameWrong') : undefined,
    contact: contact.trim().length < 3 ? t('teams.contactWrong') : undefined,
  }))
  const send = useAction(
    async () => {
      setProblem(undefined)
      if (!form.check()) return
      await call(agentCalls.applyAsAgent, { level, ...form.values })
      toast(t('teams.sent'))
      await forgetAnswersEverywhere(agentCalls.getAgentLevels)
      onDone()
    },
    (error) => {
      if (form.refuse(error)) return true
      const found = problemOf(error, t)
      setProblem(found)
      return found !== undefined
    },
  )
  return (
    <FormPage submitLabel={t('teams.sendApplication')} isBusy={send.isBusy} onSubmit={send.run}>
      <Choices
        label={t('teams.chooseLevel')}
        options={levels.map((each) => ({ value: each.level, label: each.name }))}
        value={level}
        onChange={setLevel}
      />
      <LevelTerms level={levels.find((each) => each.level === level)} />
      <TextField
        {...form.field('real_name')}
        label={t('teams.realName')}
        maxLength={50}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <TextField
        {...form.field('contact')}
        label={t('teams.contact')}
        hint={t('teams.contactHint')}
        maxLength={60}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextArea {...form.field('remark')} label={t('teams.remark')} maxLength={200} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.words} {problem.isUncertified && <a href={hrefTo('realName')}>{t('teams.verify')}</a>}
        </p>
      )}
    </FormPage>
  )
}

const LevelTerms = ({ level }: { readonly level: AgentLevel | undefined }) => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  if (!level) return null
  const { need_sales: sales, need_amount: amount, rate_1: first, rate_2: second } = level
  return (
    <div className={styles.terms}>
      <p>{t('teams.needs', { sales, amount: amounts.write(amount, 'money') })}</p>
      <p>{t('teams.rates', { first: percentOf(first, language), second: percentOf(second, language) })}</p>
    </div>
  )
}

interface Problem {
  readonly words: string
  readonly isUncertified?: boolean
}

/** Why an application was not taken, in words about it; undefined for what is no answer to it. */
const problemOf = (error: unknown, t: Translate): Problem | undefined => {
  if (!(error instanceof Refused)) return undefined
  if (error.is('realNameRequired')) return { words: t('teams.verifyFirst'), isUncertified: true }
  if (error.is('serviceNotOpen')) return { words: t('teams.notOpen') }
  if (!error.is('stateChanged')) return undefined
  const cause = causeOf(error.data)
  if (cause === 'sales') return { words: t('teams.tooFewSales') }
  return { words: t(cause === 'held' ? 'teams.levelHeld' : 'teams.alreadyApplied') }
}

const causeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'cause' in data ? data.cause : undefined

import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import type { AgentApply } from '@cliffhanger/contract/teams/schemas.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './agent-part.module.css'
import { ApplyForm } from './apply-form.tsx'
import { isShort, levelAbove, NextLevel } from './next-level.tsx'

/** What kind of agent I am: my application, or the form for it. Nothing where there are no levels. */
export const AgentPart = () => {
  const t = useTexts()
  const { data } = useCall(agentCalls.getAgentLevels, {})
  const [isApplying, setIsApplying] = useState(false)
  if (!data || (data.levels.length === 0 && !data.apply)) return null
  const { levels, apply } = data
  const isAgent = apply?.state === 'accepted'
  const isPending = apply?.state === 'pending'
  const standing = { levels, held: data.held, reached: data.reached }
  const isLater = isShort(standing)
  return (
    <section className={styles.part} aria-label={t('teams.agent')}>
      <h2>{isAgent ? t('teams.agentLevel', { level: apply.level }) : t('teams.notAgent')}</h2>
      <p>{t('teams.agentHint')}</p>
      {apply && <ApplicationState apply={apply} />}
      <NextLevel {...standing} />
      {!isPending && levelAbove(standing) && (
        <Button
          kind={data.reached ? 'primary' : 'quiet'}
          block
          waitsFor={isLater ? t('teams.applyLater') : undefined}
          saysWhy
          onClick={() => setIsApplying(!isLater)}
        >
          {t('teams.apply')}
        </Button>
      )}
      <Sheet isOpen={isApplying} onClose={() => setIsApplying(false)} title={t('teams.applyTitle')}>
        <ApplyForm levels={levels} onDone={() => setIsApplying(false)} />
      </Sheet>
    </section>
  )
}

const ApplicationState = ({ apply: { state, level, reason } }: { readonly apply: AgentApply }) => {
  const t = useTexts()
  if (state === 'pending') return <p role="status">{t('teams.pending', { level })}</p>
  if (state === 'rejected') return <p role="status">{t('teams.rejected', { level, reason })}</p>
  // The heading says it.
  return null
}

import type { Scope, ScopeName } from '@cliffhanger/contract/groups/schemas.ts'
import { scopeIncludes } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { Cell } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

const scopes: readonly Scope[] = [0, 1, 2, 3]
/** What can be said where creator and managers alone write (S-149). */
const managersScopes: readonly Scope[] = [2, 3]

const scopeLabels = {
  0: 'groups.scopeEveryone',
  1: 'groups.scopeMembers',
  2: 'groups.scopeManagers',
  3: 'groups.scopeNobody',
} as const satisfies Record<Scope, string>

interface ScopeCellProps {
  readonly name: ScopeName
  readonly value: Scope
  /** Members do not come into it (S-149): it holds for creator and managers, or for nobody. */
  readonly isForManagers?: boolean
  /** Only to be read. */
  readonly isFixed: boolean
  readonly onChange: (scope: Scope) => Promise<void>
}

/** Who may do one thing in the group. */
export const ScopeCell = ({ name, value: stored, isForManagers = false, isFixed, onChange }: ScopeCellProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const choose = useAction(onChange)
  const title = t(`groups.${name}`)
  const value = isForManagers ? (scopeIncludes(stored, 'manager') ? 2 : 3) : stored
  const label = t(scopeLabels[value])
  if (isFixed) return <Cell title={title} value={label} />
  return (
    <>
      <Cell title={title} value={label} onClick={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <Choices
          label={title}
          options={(isForManagers ? managersScopes : scopes).map((scope) => ({
            value: scope,
            label: t(scopeLabels[scope]),
          }))}
          value={value}
          onChange={(scope) => {
            setIsOpen(false)
            choose.run(scope)
          }}
        />
      </Sheet>
    </>
  )
}

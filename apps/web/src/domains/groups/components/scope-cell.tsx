import type { Scope, ScopeName } from '@cliffhanger/contract/groups/schemas.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { Cell } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

const scopes = [0, 1, 2, 3] as const satisfies readonly Scope[]

const scopeLabels = {
  0: 'groups.scopeEveryone',
  1: 'groups.scopeMembers',
  2: 'groups.scopeManagers',
  3: 'groups.scopeNobody',
} as const satisfies Record<Scope, string>

interface ScopeCellProps {
  readonly name: ScopeName
  readonly value: Scope
  /** Only to be read. */
  readonly isFixed: boolean
  readonly onChange: (scope: Scope) => Promise<void>
}

/** Who may do one thing in the group. */
export const ScopeCell = ({ name, value, isFixed, onChange }: ScopeCellProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const choose = useAction(onChange)
  const title = t(`groups.${name}`)
  const label = t(scopeLabels[value])
  if (isFixed) return <Cell title={title} value={label} />
  return (
    <>
      <Cell title={title} value={label} onClick={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <Choices
          label={title}
          options={scopes.map((scope) => ({ value: scope, label: t(scopeLabels[scope]) }))}
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

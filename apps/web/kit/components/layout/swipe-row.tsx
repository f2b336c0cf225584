import { useEffect, useRef } from 'react'
import { SwipeRow } from '../../../src/ui/lists/swipe-row.tsx'
import { PersonRow } from '../../../src/ui/people/person-row.tsx'
import { Avatar } from '../../../src/ui/pictures/avatar.tsx'
import type { KitComponent } from '../../component.ts'
import { nothing } from '../../held.tsx'

interface RowProps {
  readonly labels: readonly string[]
  readonly isOpen?: boolean
}

const Row = ({ labels, isOpen = false }: RowProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // As the keyboard opens it.
    if (isOpen) place.current?.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <div ref={place}>
      <SwipeRow
        actions={labels.map((label, index) => ({
          key: label,
          label,
          isDanger: index === labels.length - 1,
          onPress: nothing,
        }))}
      >
        <PersonRow before={<Avatar name="Linh" />} name="Linh" line="…" />
      </SwipeRow>
    </div>
  )
}

export const kit: KitComponent = {
  name: 'SwipeRow',
  states: {
    closed: (t) => <Row labels={[t('shell.more'), t('shell.close')]} />,
    open: (t) => <Row labels={[t('shell.more'), t('shell.close')]} isOpen />,
  },
}

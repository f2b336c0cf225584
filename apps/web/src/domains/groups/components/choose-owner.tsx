import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { Person } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'

/** Whoever the group is handed to (S-121): one member, managers among them. */
export const ChooseOwner = (props: MembersViewProps) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const [person] = chosen
  return (
    <>
      <MemberPicker
        {...props}
        chosen={chosen}
        // Another choice takes the place of the one before.
        onChange={(next) => setChosen(next.slice(-1))}
        limit={2}
        reasonAgainst={() => undefined}
        bottom={
          <BottomBar>
            <Button onClick={() => (person ? setIsAsking(true) : toast(t('groups.chooseMember')))}>
              {t('groups.handOver')}
            </Button>
          </BottomBar>
        }
      />
      <HandOverSheet
        isOpen={isAsking}
        group={props.group}
        userId={person?.id ?? 0}
        name={person?.name ?? ''}
        onClose={() => setIsAsking(false)}
        onDone={props.onBack}
      />
    </>
  )
}

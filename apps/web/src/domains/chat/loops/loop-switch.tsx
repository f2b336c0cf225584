import { mayLoop } from '@cliffhanger/rules/chat/media-content.ts'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { measureFile } from '../../../platform/uploads/prepare.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'

interface LoopSwitchProps {
  readonly film: File
  readonly isOn: boolean
  readonly isDisabled: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Has a film play over and over without sound (S-151); nothing for one that is too long, or whose length this browser cannot tell. */
export const LoopSwitch = ({ film, isOn, isDisabled, onChange }: LoopSwitchProps) => {
  const t = useTexts()
  const [short, setShort] = useState<File>()
  useEffect(() => {
    let isWanted = true
    measureFile(film).then(
      ({ durationSeconds }) => isWanted && mayLoop(durationSeconds) && setShort(film),
      // What cannot be read is said when it is sent.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [film])
  if (short !== film) return null
  return (
    <CellGroup flush>
      <SwitchCell
        title={t('media.loopSwitch')}
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={async (now) => onChange(now)}
      />
    </CellGroup>
  )
}

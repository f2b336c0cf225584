import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import FirstIcon from '@mui/icons-material/VerticalAlignTopOutlined'
import { IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { useAction } from '../platform/use-action.ts'
import { moved } from './moved.ts'

interface OrderArrowsProps {
  readonly id: number
  /** What is moved. */
  readonly name: string
  /** All ids in their order as it is now. */
  readonly read: () => Promise<readonly number[]>
  /** Stores another order; somebody else's change meanwhile is refused, not undone. */
  readonly sort: (ids: number[]) => Promise<unknown>
}

/** Moves a row to the front of its list, or by one. */
export const OrderArrows = ({ id, name, read, sort }: OrderArrowsProps) => {
  const t = useTexts()
  const run = useAction()
  const move = (by: number) =>
    run(async () => {
      const ids = await read()
      const from = ids.indexOf(id)
      await sort(moved(ids, from, Math.max(0, from + by)))
    })
  return (
    <>
      <Arrow name={`${t('lists.toFront')} ${name}`} onPress={() => move(Number.NEGATIVE_INFINITY)}>
        <FirstIcon fontSize="small" />
      </Arrow>
      <Arrow name={`${t('lists.up')} ${name}`} onPress={() => move(-1)}>
        <UpIcon fontSize="small" />
      </Arrow>
      <Arrow name={`${t('lists.down')} ${name}`} onPress={() => move(1)}>
        <DownIcon fontSize="small" />
      </Arrow>
    </>
  )
}

interface ArrowProps {
  readonly name: string
  readonly onPress: () => Promise<unknown>
  readonly children: ReactNode
}

const Arrow = ({ name, onPress, children }: ArrowProps) => (
  <Tooltip title={name}>
    <IconButton size="small" aria-label={name} onClick={onPress}>
      {children}
    </IconButton>
  </Tooltip>
)

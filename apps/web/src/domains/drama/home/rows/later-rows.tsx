import { speakAll } from '../../../../platform/texts.ts'
import { idlePart } from '../../../../ui/feedback/idle-part.tsx'
import { RowPlace } from './row-place.tsx'

/** The rows of home that nobody sees before they scroll. */
export const LaterRows = idlePart(
  async () => {
    const [{ LowerRows }] = await Promise.all([import('./lower-rows.tsx'), speakAll()])
    return LowerRows
  },
  { placeholder: <RowPlace /> },
)
